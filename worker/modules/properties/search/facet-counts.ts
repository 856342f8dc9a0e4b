import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import { propertyKinds } from "#contract/listings/property-kinds.ts";
import {
  filterTypes,
  minBathroomOptions,
  minBedroomOptions,
  priceRangeKey,
  priceRanges,
} from "#contract/listings/property-options.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { toSearchKey } from "#contract/listings/search-words.ts";
import { findBandsInRange, toPriceBand } from "#worker/db/property-columns/price-bands.ts";
import type { FacetName } from "./filter-conditions.ts";
import { toFilterKeys, toPriceCents } from "./filter-conditions.ts";

/** Some listings alike in one or more facets, and how many they are. */
export interface CountedProperties {
  kind: string;
  property_type?: string;
  city?: string;
  area?: string;
  bedrooms?: number | null;
  bathrooms?: number | null;
  price_cents?: number;
  price_band?: number;
  count: number;
}

export type FacetCounts = FacetsResponse["data"];

const facetNames: FacetName[] = ["kind", "property_type", "city", "area", "min_bedrooms", "min_bathrooms", "price"];

/** Every option a page offers, none counted yet; cities and areas appear as they are met. */
export function zeroCounts(filters: PropertyFilters): FacetCounts {
  const zero = (options: readonly (string | number)[]) => Object.fromEntries(options.map((option) => [option, 0]));
  return {
    kind: zero(propertyKinds),
    property_type: zero(filterTypes),
    city: {},
    area: {},
    min_bedrooms: zero(minBedroomOptions),
    min_bathrooms: zero(minBathroomOptions),
    price: zero(priceRanges[filters.kind ?? "all"].map(priceRangeKey)),
  };
}

/** Adds listings to the options of one facet that they fall under. */
export function addToFacet(
  counts: FacetCounts,
  facet: FacetName,
  listings: CountedProperties,
  filters: PropertyFilters,
) {
  const add = (option: string | number | undefined) => {
    if (option === undefined || option === "") return;
    counts[facet][option] = (counts[facet][option] ?? 0) + listings.count;
  };
  switch (facet) {
    case "kind":
    case "property_type":
    case "city":
    case "area":
      return add(listings[facet] ?? undefined);
    case "min_bedrooms":
      return minBedroomOptions.filter((least) => (listings.bedrooms ?? 0) >= least).forEach(add);
    case "min_bathrooms":
      return minBathroomOptions.filter((least) => (listings.bathrooms ?? 0) >= least).forEach(add);
    case "price": {
      const band = listings.price_band ?? toPriceBand(listings.price_cents ?? 0);
      for (const range of priceRanges[filters.kind ?? "all"]) {
        if (findBandsInRange(range.min, range.max).bands.includes(band)) add(priceRangeKey(range));
      }
    }
  }
}

/**
 * Counts listings that pass all filters but at most one: under that one facet when it is theirs, under
 * every facet when they pass all. So each facet is counted as if its own filter were not set.
 */
export function countFacets(
  listings: CountedProperties[],
  filters: PropertyFilters,
  skip: readonly FacetName[] = [],
): FacetCounts {
  const counts = zeroCounts(filters);
  const passes = facetTests(filters);
  for (const listing of listings) {
    const failed = facetNames.filter((facet) => !passes[facet](listing));
    const counted = failed.length === 0 ? facetNames : failed.length === 1 ? failed : [];
    for (const facet of counted) if (!skip.includes(facet)) addToFacet(counts, facet, listing, filters);
  }
  return counts;
}

function facetTests(filters: PropertyFilters): Record<FacetName, (listing: CountedProperties) => boolean> {
  const among = (names: string[]) => {
    const keys = new Set(toFilterKeys(names));
    return (name: string | undefined) => keys.size === 0 || keys.has(toSearchKey(name ?? ""));
  };
  const [type, city, area] = [among(filters.property_type), among(filters.city), among(filters.area)];
  const { min, max } = toPriceCents(filters);
  return {
    kind: ({ kind }) => !filters.kind || kind === filters.kind,
    property_type: (listing) => type(listing.property_type),
    city: (listing) => city(listing.city),
    area: (listing) => area(listing.area),
    min_bedrooms: ({ bedrooms }) => (bedrooms ?? 0) >= (filters.min_bedrooms ?? 0),
    min_bathrooms: ({ bathrooms }) => (bathrooms ?? 0) >= (filters.min_bathrooms ?? 0),
    price: ({ price_cents = 0 }) =>
      (min === undefined || price_cents >= min) && (max === undefined || price_cents <= max),
  };
}
