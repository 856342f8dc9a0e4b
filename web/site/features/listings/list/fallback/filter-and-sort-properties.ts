import { findAmenityGroups, readStatedFacts } from "#shared/listings/amenities/amenity-phrases.ts";
import { livingFilterNames } from "#shared/listings/details/living-filters.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import type { SortOrder } from "#shared/listings/property-options.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import type { SearchTerm } from "#shared/listings/search-synonyms.ts";
import { textMatches, toSearchTerms } from "#shared/listings/search-words.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";

/** A card with fields that only a full property has. If a field is unknown, filters on it do not match. */
export type FilterableProperty = CardProperty & {
  furnished?: boolean;
  pets?: boolean;
  parking?: boolean;
  lease_duration?: string;
  amenities?: readonly string[];
};

const flags = ["furnished", "pets", "parking"] as const;

/** Applies filters, search and sort order in the browser, by the same rules as the service. */
export function filterAndSortProperties<T extends FilterableProperty>(
  properties: readonly T[],
  filters: PropertyFilters,
  sort: SortOrder,
): T[] {
  const filtered = properties.filter((property) => matchesFilters(property, filters));
  const { terms, dropIfEmpty } = toSearchTerms(filters.q ?? "");
  const matches = search(filtered, terms);
  const results = matches.length === 0 && dropIfEmpty ? search(filtered, terms.slice(0, -1)) : matches;
  return results.sort(comparators[sort]);
}

function search<T extends FilterableProperty>(properties: readonly T[], terms: readonly SearchTerm[]): T[] {
  return properties.filter(({ title, property_type, address, area, city, state, reference, amenities = [] }) =>
    textMatches([title, property_type, address, area, city, state, reference, ...amenities].join(" "), terms),
  );
}

function matchesFilters(property: FilterableProperty, filters: PropertyFilters): boolean {
  const price = getPrice(property);
  const isOneOf = (selected: readonly string[], value: string | null) =>
    selected.length === 0 || (value !== null && selected.some((other) => toSearchKey(other) === toSearchKey(value)));
  const isSame = <V>(filter: V | undefined, value: V | undefined) => filter === undefined || filter === value;
  const isAtLeast = (minimum: number | undefined, value: number | null) =>
    minimum === undefined || (value ?? -1) >= minimum;
  return (
    isSame(filters.kind, property.kind) &&
    isOneOf(filters.property_type, property.property_type) &&
    isOneOf(filters.city, property.city) &&
    isOneOf(filters.area, property.area) &&
    (isOneOf(filters.place, property.area) || isOneOf(filters.place, property.city)) &&
    price >= (filters.min_price ?? 0) &&
    price <= (filters.max_price ?? Number.POSITIVE_INFINITY) &&
    isAtLeast(filters.min_bedrooms, property.bedrooms) &&
    isSame(filters.bedrooms, property.bedrooms ?? undefined) &&
    (filters.max_bedrooms === undefined || (property.bedrooms ?? Number.POSITIVE_INFINITY) <= filters.max_bedrooms) &&
    hasAmenities(property, filters.amenity ?? []) &&
    isAtLeast(filters.min_bathrooms, property.bathrooms) &&
    isSame(filters.available, property.is_available) &&
    isSame(filters.featured, property.featured) &&
    isSame(filters.lease_duration, property.lease_duration) &&
    // Cards and samples do not say how one lives there.
    !livingFilterNames.some((name) => filters[name]?.length) &&
    // Samples are neither reduced nor confirmed, and their terms are unknown.
    !(filters.reduced || filters.confirmed || filters.max_move_in) &&
    flags.every((name) => isSame(filters[name], property[name]) || (filters[name] === true && states(property, name)))
  );
}

const states = ({ amenities = [] }: FilterableProperty, fact: (typeof flags)[number]) =>
  amenities.some((amenity) => readStatedFacts(amenity).some(({ name }) => name === fact));

function hasAmenities({ amenities = [], furnished, parking }: FilterableProperty, wanted: readonly string[]): boolean {
  const groups: string[] = findAmenityGroups({ amenities, furnished, has_parking: parking });
  const names = amenities.map(toSearchKey);
  return wanted.every((name) => groups.includes(name) || names.includes(toSearchKey(name)));
}

type Comparator = (a: FilterableProperty, b: FilterableProperty) => number;

/** Properties of unknown size are last in both directions, as in the service's lists. */
const compareBySize =
  (direction: 1 | -1): Comparator =>
  (a, b) => {
    if (a.area_sqft === null || b.area_sqft === null)
      return Number(a.area_sqft === null) - Number(b.area_sqft === null);
    return direction * (a.area_sqft - b.area_sqft);
  };

const compareByAge: Comparator = (a, b) => (a.created_at === b.created_at ? 0 : a.created_at < b.created_at ? 1 : -1);

const comparators: Record<SortOrder, Comparator> = {
  best: (a, b) => Number(b.is_available) - Number(a.is_available) || compareByAge(a, b),
  newest: compareByAge,
  "price-low": (a, b) => getPrice(a) - getPrice(b),
  "price-high": (a, b) => getPrice(b) - getPrice(a),
  "size-large": compareBySize(-1),
  "size-small": compareBySize(1),
};
