import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { amenityGroups } from "../amenities/amenity-names.ts";
import { readLivingValues } from "../details/living-filters.ts";
import { type PriceRange, priceOptions, priceRangeKey } from "../price-ranges.ts";
import type { PropertyFilters } from "../property-filters.ts";
import { propertyKinds } from "../property-kinds.ts";
import { filterTypes, minBathroomOptions, minBedroomOptions } from "../property-options.ts";
import { listingStatuses, statusesOfKind } from "../status/listing-status.ts";
import { moveInOptions } from "../status/move-in-options.ts";
import { groupsOfBits } from "./amenity-words.ts";
import { type CountedProperties, type FacetName, facetNames, facetTests, ofEachFact } from "./facet-tests.ts";
import { toPriceCents } from "./filter-values.ts";

export type FacetCounts = FacetsResponse["data"];

/** Returns all filter options with a count of 0. Cities, areas and facts about living are added when they are counted. */
export function zeroCounts(filters: PropertyFilters): FacetCounts {
  const zero = (options: readonly (string | number)[]) => Object.fromEntries(options.map((option) => [option, 0]));
  return {
    kind: zero(propertyKinds),
    property_type: zero(filterTypes),
    city: {},
    area: {},
    min_bedrooms: zero(minBedroomOptions),
    min_bathrooms: zero(minBathroomOptions),
    price: zero(priceOptions(filters.kind).map(priceRangeKey)),
    status: zero(filters.kind ? statusesOfKind[filters.kind] : listingStatuses),
    max_move_in: zero(moveInOptions),
    amenities: zero(amenityGroups),
    ...ofEachFact(() => ({})),
  };
}

/** The bounds of price options in cents, by their keys; two options of a list may be the same. */
const toBounds = (ranges: readonly PriceRange[]) =>
  new Map(
    ranges.map(
      (range) => [priceRangeKey(range), toPriceCents({ min_price: range.min, max_price: range.max })] as const,
    ),
  );
const priceBounds = {
  buy: toBounds(priceOptions("buy")),
  rent: toBounds(priceOptions("rent")),
  all: toBounds(priceOptions(undefined)),
};

/** Adds a group of properties to the options of one facet. */
export function addToFacet(counts: FacetCounts, facet: FacetName, group: CountedProperties, filters: PropertyFilters) {
  const add = (option: string | number | null) => {
    if (option === null || option === "") return;
    counts[facet][option] = (counts[facet][option] ?? 0) + group.count;
  };
  switch (facet) {
    case "kind":
    case "property_type":
    case "city":
    case "area":
    case "status":
      return add(group[facet]);
    case "power":
    case "generator":
    case "water":
    case "fence":
    case "guard":
    case "road":
    case "floods":
    case "signal":
      return readLivingValues(facet, group[facet].split(" ")).forEach(add);
    case "max_move_in":
      return moveInOptions
        .filter((option) => (group.move_in_cents ?? Number.POSITIVE_INFINITY) <= option * 100)
        .forEach(add);
    case "amenities":
      return groupsOfBits(group.amenity_bits).forEach(add);
    case "min_bedrooms":
      return minBedroomOptions.filter((minimum) => (group.bedrooms ?? 0) >= minimum).forEach(add);
    case "min_bathrooms":
      return minBathroomOptions.filter((minimum) => (group.bathrooms ?? 0) >= minimum).forEach(add);
    case "price":
      for (const [key, { min = 0, max = Number.POSITIVE_INFINITY }] of priceBounds[filters.kind ?? "all"])
        if (group.price_cents >= min && group.price_cents <= max) add(key);
  }
}

/**
 * Counts each facet as if its own filter were not set. So a property that passes all filters counts in every facet, and
 * one that fails a single filter counts in that filter's facet.
 */
export function countFacets(properties: CountedProperties[], filters: PropertyFilters): FacetCounts {
  const counts = zeroCounts(filters);
  const matchesFilters = facetTests(filters);
  for (const property of properties) {
    const failed = facetNames.filter((facet) => !matchesFilters[facet](property));
    const counted = failed.length === 0 ? facetNames : failed.length === 1 ? failed : [];
    for (const facet of counted) addToFacet(counts, facet, property, filters);
  }
  return counts;
}
