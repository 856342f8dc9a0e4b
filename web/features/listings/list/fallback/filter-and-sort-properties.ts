import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import type { SortOrder } from "#contract/listings/property-options.ts";
import { type SearchTerm, textMatches, toSearchKey, toSearchTerms } from "#contract/listings/search-words.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";

/** The facts of a whole listing that a card does not carry; unknown ones never satisfy a filter. */
export type FilterableProperty = CardProperty & {
  furnished?: boolean;
  pets?: boolean;
  parking?: boolean;
  lease_duration?: string;
};

const flags = ["furnished", "pets", "parking"] as const;

/** The list's filters, search and order over listings kept on the phone: the service's rules without the service. */
export function filterAndSortProperties<T extends FilterableProperty>(
  all: readonly T[],
  filters: PropertyFilters,
  sort: SortOrder,
): T[] {
  const passing = all.filter((listing) => passes(listing, filters));
  const { terms, dropIfEmpty } = toSearchTerms(filters.q ?? "");
  const found = search(passing, terms);
  const kept = found.length === 0 && dropIfEmpty ? search(passing, terms.slice(0, -1)) : found;
  return kept.sort(orders[sort]);
}

function search<T extends FilterableProperty>(listings: readonly T[], terms: readonly SearchTerm[]): T[] {
  return listings.filter(({ title, property_type, address, area, city, state, reference }) =>
    textMatches([title, property_type, address, area, city, state, reference].join(" "), terms),
  );
}

function passes(listing: FilterableProperty, filters: PropertyFilters): boolean {
  const price = priceOfCard(listing);
  const names = (chosen: readonly string[], name: string | null) =>
    chosen.length === 0 || (name !== null && chosen.some((one) => toSearchKey(one) === toSearchKey(name)));
  const same = <V>(asked: V | undefined, value: V | undefined) => asked === undefined || asked === value;
  const least = (asked: number | undefined, value: number | null) => asked === undefined || (value ?? -1) >= asked;
  return (
    same(filters.kind, listing.kind) &&
    names(filters.property_type, listing.property_type) &&
    names(filters.city, listing.city) &&
    names(filters.area, listing.area) &&
    price >= (filters.min_price ?? 0) &&
    price <= (filters.max_price ?? Number.POSITIVE_INFINITY) &&
    least(filters.min_bedrooms, listing.bedrooms) &&
    least(filters.min_bathrooms, listing.bathrooms) &&
    same(filters.available, listing.is_available) &&
    same(filters.featured, listing.featured) &&
    same(filters.lease_duration, listing.lease_duration) &&
    flags.every((name) => same(filters[name], listing[name]))
  );
}

function priceOfCard(listing: FilterableProperty): number {
  return listing.kind === "rent" ? listing.monthly_rent : listing.price;
}

type Compare = (a: FilterableProperty, b: FilterableProperty) => number;

/** Unknown sizes stand last in both orders of size (contract, "Lists"). */
const bySize =
  (direction: 1 | -1): Compare =>
  (a, b) => {
    if (a.area_sqft === null || b.area_sqft === null)
      return Number(a.area_sqft === null) - Number(b.area_sqft === null);
    return direction * (a.area_sqft - b.area_sqft);
  };

const orders: Record<SortOrder, Compare> = {
  newest: (a, b) => (a.created_at === b.created_at ? 0 : a.created_at < b.created_at ? 1 : -1),
  "price-low": (a, b) => priceOfCard(a) - priceOfCard(b),
  "price-high": (a, b) => priceOfCard(b) - priceOfCard(a),
  "size-large": bySize(-1),
  "size-small": bySize(1),
};
