import type { PropertyCard } from "#contract/listings/property.ts";
import { typeFamilies } from "#shared/listings/matching/type-families.ts";
import { filtersToParams, noFilters, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { toSearchKey } from "#shared/listings/words.ts";

/** A home that is farther from a search is not close: $1,200 in another area for $600. */
export const maxDistance = 3;
/** A price that is a quarter above or below counts as much as a missing bedroom. */
const priceStep = Math.log(1.25);

const includes = (names: readonly string[], name: string | null) =>
  name !== null && names.some((one) => toSearchKey(one) === toSearchKey(name));

function priceDistance(
  { min_price = 0, max_price = Number.POSITIVE_INFINITY }: PropertyFilters,
  price: number,
): number {
  if (price > max_price) return Math.log(price / max_price) / priceStep;
  return price < min_price ? Math.log(min_price / price) / priceStep : 0;
}

/** @param cities the cities of the areas that are searched */
function placeDistance({ area, city, place }: PropertyFilters, home: PropertyCard, cities: readonly string[]): number {
  const areas = [...area, ...place];
  if (areas.length === 0) return city.length === 0 || includes(city, home.city) ? 0 : 2;
  if (includes(areas, home.area) || includes(place, home.city)) return 0;
  return includes(cities, home.city) ? 1 : 2;
}

function roomDistance(filters: PropertyFilters, { bedrooms, bathrooms }: PropertyCard): number {
  const { bedrooms: exact, min_bedrooms = exact ?? 0, max_bedrooms = exact ?? Number.POSITIVE_INFINITY } = filters;
  const rooms = bedrooms ?? 0;
  const missing = Math.max(0, min_bedrooms - rooms) + Math.max(0, (filters.min_bathrooms ?? 0) - (bathrooms ?? 0)) / 2;
  return missing + Math.max(0, rooms - max_bedrooms) / 2;
}

/** Types that are used alike are close: a flat for a house, but no office. */
function typeDistance({ property_type }: PropertyFilters, { property_type: type }: PropertyCard): number {
  if (property_type.length === 0 || includes(property_type, type)) return 0;
  const families: Readonly<Record<string, string>> = typeFamilies;
  return property_type.some((one) => families[one] === families[type]) ? 0.75 : maxDistance;
}

/** Returns how far a home is from a search: over its price, place, size and type. 0 for one that has them all. */
export const homeDistance = (filters: PropertyFilters, home: PropertyCard, cities: readonly string[] = []): number =>
  priceDistance(filters, getPrice(home)) +
  placeDistance(filters, home, cities) +
  roomDistance(filters, home) +
  typeDistance(filters, home);

/**
 * Returns the homes that are closest to a search, the closest first.
 * @param hasFeatures whether a home has the features that are searched, such as a generator
 */
export function pickClosest(
  filters: PropertyFilters,
  homes: readonly PropertyCard[],
  hasFeatures: (home: PropertyCard) => boolean,
  count: number,
): PropertyCard[] {
  const distinct = [...new Map(homes.map((home) => [home.uuid, home])).values()];
  // With only a price, the closest price is close enough.
  const { min_price: _, max_price: __, kind: ___, ...others } = filters;
  const isOnlyPrice = `${filtersToParams({ ...noFilters, ...others })}` === "";
  const cities = distinct.filter(({ area }) => includes(filters.area, area)).map(({ city }) => city);
  return distinct
    .map((home) => ({ home, distance: homeDistance(filters, home, cities) + (hasFeatures(home) ? 0 : 0.5) }))
    .filter(({ distance }) => isOnlyPrice || distance < maxDistance)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ home }) => home);
}
