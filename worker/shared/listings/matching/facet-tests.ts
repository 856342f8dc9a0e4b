import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { type LivingFilterName, livingFilterNames, matchingLivingValues } from "../details/living-filters.ts";
import type { PropertyFilters } from "../property-filters.ts";
import type { PropertyKind } from "../property-kinds.ts";
import { toSearchKey } from "../words.ts";
import { toBedroomRange, toFilterKeys, toMoveInCents, toPriceCents } from "./filter-values.ts";

/** A group of options that are shown with counts. The facet `amenities` is the filter `amenity`. */
export type FacetName = keyof FacetsResponse["data"];

export const facetNames: readonly FacetName[] = [
  "kind",
  "property_type",
  "city",
  "area",
  "min_bedrooms",
  "min_bathrooms",
  "price",
  "status",
  "max_move_in",
  "amenities",
  ...livingFilterNames,
];

/**
 * The filterable facts about living in a home, by its fields or its amenities, as values of their filters with spaces between
 * them: "piped borehole"; empty if unknown.
 */
export type CountedLiving = { [Name in LivingFilterName]: string };

/** A group of properties with the same facet values, and its size. */
export interface CountedProperties extends CountedLiving {
  kind: PropertyKind;
  property_type: string;
  city: string;
  area: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  price_cents: number;
  status: string;
  move_in_cents: number | null;
  /** The groups of its amenities; see amenity-words.ts. */
  amenity_bits: number;
  count: number;
}

export type FacetTests = Record<FacetName, (property: CountedProperties) => boolean>;

/** Returns a value for each filterable fact. */
export const ofEachFact = <Value>(getValue: (name: LivingFilterName) => Value) =>
  Object.fromEntries(livingFilterNames.map((name) => [name, getValue(name)])) as Record<LivingFilterName, Value>;

/** Returns the facts of the words of a home; see amenity-words.ts. */
export const toCountedLiving = (factWords: Iterable<string>): CountedLiving => {
  const all = [...factWords];
  return ofEachFact((name) => {
    const start = `_${name}_`;
    const values = all.filter((word) => word.startsWith(start)).map((word) => word.slice(start.length));
    return [...new Set(values)].map((value) => (value === "1" ? "true" : value === "0" ? "false" : value)).join(" ");
  });
};

/** Returns a test for each facet: whether a property passes that facet's filter. */
export function facetTests(filters: PropertyFilters): FacetTests {
  const [type, city, area] = [isOneOf(filters.property_type), isOneOf(filters.city), isOneOf(filters.area)];
  const { min, max } = toPriceCents(filters);
  const rooms = toBedroomRange(filters);
  const { status: statuses = [], min_bathrooms = 0 } = filters;
  const maxMoveIn = toMoveInCents(filters);
  return {
    status: ({ status }) => statuses.length === 0 || statuses.some((one) => one === status),
    max_move_in: ({ move_in_cents }) =>
      maxMoveIn === undefined || (move_in_cents !== null && move_in_cents <= maxMoveIn),
    ...ofEachFact((name) => {
      const values = matchingLivingValues(name, filters[name]);
      return (property: CountedProperties) =>
        values.length === 0 || property[name].split(" ").some((value) => values.includes(value));
    }),
    // Amenities add up, so only homes with all chosen ones count. They are chosen before.
    amenities: () => true,
    kind: ({ kind }) => !filters.kind || kind === filters.kind,
    property_type: (property) => type(property.property_type),
    city: (property) => city(property.city),
    area: (property) => area(property.area),
    // An unknown number is in no range, not even from 0 on.
    min_bedrooms: ({ bedrooms }) => !rooms || (bedrooms !== null && bedrooms >= rooms.from && bedrooms <= rooms.to),
    min_bathrooms: ({ bathrooms }) => (bathrooms ?? 0) >= min_bathrooms,
    price: ({ price_cents }) => (min === undefined || price_cents >= min) && (max === undefined || price_cents <= max),
  };
}

/** Returns a test whether a name is one of some, in any spelling. Homes share few names, so each is compared once. */
function isOneOf(names: string[]): (name: string | null) => boolean {
  const keys = new Set(toFilterKeys(names));
  const known = new Map<string, boolean>();
  return (name) => {
    if (keys.size === 0) return true;
    const text = name ?? "";
    const result = known.get(text) ?? keys.has(toSearchKey(text));
    known.set(text, result);
    return result;
  };
}
