import { livingFilterNames } from "#shared/listings/details/living-filters.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import type { SearchFilters } from "#web/site/lib/search-query/parsed-search.ts";

const flagLabels = {
  furnished: ["Furnished", "Not furnished"],
  pets: ["Pets allowed", "No pets"],
  parking: ["Parking", "No parking"],
  available: ["Available only", "Unavailable only"],
} as const;

const formatDollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** Returns what the filters of a chip mean, such as "For Rent" or "$300 – $600". */
export function describeChip(filters: SearchFilters): string {
  const { kind, property_type, city, area, place, min_price, max_price, min_bedrooms, min_bathrooms } = filters;
  const { bedrooms, max_bedrooms, amenity, sort } = filters;
  if (kind) return propertyKindTraits[kind].badge;
  const [name] = property_type ?? city ?? area ?? place ?? [];
  if (name) return name;
  if (min_price && max_price) return `${formatDollars(min_price)} – ${formatDollars(max_price)}`;
  if (max_price) return `Under ${formatDollars(max_price)}`;
  if (min_price) return `${formatDollars(min_price)}+`;
  const fact = livingFilterNames.find((one) => filters[one]);
  if (fact) return `${fact} ${filters[fact]}`;
  if (amenity) return `+${amenity}`;
  if (sort) return `sort ${sort}`;
  if (bedrooms) return bedrooms === 1 ? "1 bed" : `${bedrooms} beds`;
  if (max_bedrooms) return min_bedrooms ? `${min_bedrooms}–${max_bedrooms} beds` : `Up to ${max_bedrooms} beds`;
  if (min_bedrooms) return `${min_bedrooms}+ beds`;
  if (min_bathrooms) return `${min_bathrooms}+ baths`;
  const [flag, labels] = Object.entries(flagLabels).find(([name]) => name in filters) ?? [];
  return labels?.[filters[flag as keyof typeof flagLabels] ? 0 : 1] ?? "";
}
