import type { NearestChange, NearestSearch } from "#contract/listings/nearest/nearest-search.ts";
import { livingFilterNames } from "../details/living-filters.ts";
import type { PropertyFilters } from "../property-filters.ts";

/** Matches that each search counts. More are shown as "50+". */
export const maxCounted = 50;
/** Areas of the city that are named. */
export const maxNearestAreas = 3;

/** A search with one filter changed or left out. */
export interface WiderSearch {
  change: Exclude<NearestChange, "area">;
  filters: PropertyFilters;
  /** Also limits the search to the city of the requested area. */
  inCityOfArea?: boolean;
}

const anyPrice = { min_price: undefined, max_price: undefined, max_move_in: undefined };
const anyRooms = {
  min_bedrooms: undefined,
  min_bathrooms: undefined,
  bedrooms: undefined,
  max_bedrooms: undefined,
};
const anyPlace = { area: [], city: [], place: [] };
const anyType = { property_type: [] };
/** The features of rentals; properties for sale have no value. */
const anyRentalFeatures = { furnished: undefined, pets: undefined, parking: undefined, lease_duration: undefined };
const anyMarket = { available: undefined, status: undefined, reduced: undefined, confirmed: undefined };
const anyLiving = Object.fromEntries(livingFilterNames.map((name) => [name, undefined]));
const anyFeatures = { ...anyRentalFeatures, ...anyMarket, featured: undefined, amenity: undefined, ...anyLiving };
const anyText = { q: undefined };

/** What is left out, the closest search first. */
const leftOut = [
  { change: "price", without: anyPrice },
  { change: "rooms", without: anyRooms },
  { change: "type", without: anyType },
  { change: "features", without: anyFeatures },
  { change: "text", without: anyText },
] as const satisfies { change: WiderSearch["change"]; without: Partial<PropertyFilters> }[];

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "");

/** Returns the searches that change one filter, the closest first, then those that keep only the place or the type. */
export function widenSearch(filters: PropertyFilters): WiderSearch[] {
  const { kind, area, city, place, property_type } = filters;
  const sets = (change: Partial<PropertyFilters>) =>
    Object.entries(filters).some(([name, value]) => name in change && isSet(value));
  const searches: WiderSearch[] = [];
  if (kind) {
    const other = kind === "buy" ? "rent" : "buy";
    searches.push({
      change: "kind",
      filters: { ...filters, ...anyPrice, ...anyRentalFeatures, status: undefined, kind: other },
    });
  }
  if (sets(anyPlace)) {
    searches.push({ change: "nearby", filters: { ...filters, ...anyPlace }, inCityOfArea: area.length > 0 });
  }
  for (const { change, without } of leftOut) {
    if (sets(without)) searches.push({ change, filters: { ...filters, ...without } });
  }
  const onlyKind = { kind, ...anyPlace, ...anyType };
  if (sets(anyPlace)) searches.push({ change: "only-place", filters: { ...onlyKind, area, city, place } });
  if (sets(anyType)) searches.push({ change: "only-type", filters: { ...onlyKind, property_type } });
  return searches;
}

/** Leaves out the searches that keep only the place or the type, if there are closer ones. */
export function keepClosest(searches: NearestSearch[]): NearestSearch[] {
  const closest = searches.filter(({ change }) => !change.startsWith("only-"));
  return closest.length > 0 ? closest : searches;
}
