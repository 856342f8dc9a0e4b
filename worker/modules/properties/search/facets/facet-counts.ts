import { amenityGroups } from "#contract/listings/amenities/amenity-names.ts";
import {
  type LivingFilterName,
  livingFilterNames,
  readLivingValues,
} from "#contract/listings/details/living-filters.ts";
import { priceRangeKey, priceRanges } from "#contract/listings/price-ranges.ts";
import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import { type PropertyKind, propertyKinds } from "#contract/listings/property-kinds.ts";
import { filterTypes, minBathroomOptions, minBedroomOptions } from "#contract/listings/property-options.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { toSearchKey } from "#contract/listings/search-query/words.ts";
import { listingStatuses, statusesOfKind } from "#contract/listings/status/listing-status.ts";
import { moveInOptions } from "#contract/listings/status/move-in-options.ts";
import { groupsOfBits } from "#worker/db/property-columns/amenity-words.ts";
import { findBandsInRange } from "#worker/db/property-columns/price-bands.ts";
import type { FacetName } from "../filter-conditions.ts";
import { toBedroomRange, toFilterKeys, toPriceCents } from "../filter-conditions.ts";

/** The filterable facts about living in a home, as values of their filters; null if unknown. */
export type CountedLiving = { [Name in LivingFilterName]: string | null };

/** A group of properties with the same facet values, and its size. */
export interface CountedProperties extends CountedLiving {
  kind: PropertyKind;
  property_type: string;
  city: string;
  area: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  price_cents: number;
  price_band: number;
  status: string;
  move_in_cents: number | null;
  move_in_band: number | null;
  /** The groups of its amenities; see amenity-words.ts. */
  amenity_bits: number;
  count: number;
}

export type FacetCounts = FacetsResponse["data"];

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
    price: zero(priceRanges[filters.kind ?? "all"].map(priceRangeKey)),
    status: zero(filters.kind ? statusesOfKind[filters.kind] : listingStatuses),
    max_move_in: zero(moveInOptions),
    amenities: zero(amenityGroups),
    ...ofEachFact(() => ({})),
  };
}

/** Returns a value for each filterable fact. */
export const ofEachFact = <Value>(getValue: (name: LivingFilterName) => Value) =>
  Object.fromEntries(livingFilterNames.map((name) => [name, getValue(name)])) as Record<LivingFilterName, Value>;

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
    case "power":
    case "generator":
    case "water":
    case "fence":
    case "guard":
    case "road":
    case "floods":
    case "signal":
      return add(group[facet]);
    case "max_move_in": {
      const band = group.move_in_band;
      return moveInOptions.filter((_, at) => band !== null && band <= at).forEach(add);
    }
    case "amenities":
      return groupsOfBits(group.amenity_bits).forEach(add);
    case "min_bedrooms":
      return minBedroomOptions.filter((minimum) => (group.bedrooms ?? 0) >= minimum).forEach(add);
    case "min_bathrooms":
      return minBathroomOptions.filter((minimum) => (group.bathrooms ?? 0) >= minimum).forEach(add);
    case "price": {
      for (const range of priceRanges[filters.kind ?? "all"]) {
        const { min, max } = toPriceCents({ min_price: range.min, max_price: range.max });
        if (findBandsInRange(min, max).bands.includes(group.price_band)) add(priceRangeKey(range));
      }
    }
  }
}

/**
 * Counts each facet as if its own filter were not set. So a property that passes all filters counts in every facet, and
 * one that fails a single filter counts in that filter's facet.
 */
export function countFacets(
  properties: CountedProperties[],
  filters: PropertyFilters,
  skip: readonly FacetName[] = [],
): FacetCounts {
  const counts = zeroCounts(filters);
  const matchesFilters = facetTests(filters);
  for (const property of properties) {
    const failed = facetNames.filter((facet) => !matchesFilters[facet](property));
    const counted = failed.length === 0 ? facetNames : failed.length === 1 ? failed : [];
    for (const facet of counted) if (!skip.includes(facet)) addToFacet(counts, facet, property, filters);
  }
  return counts;
}

/** Returns a test for each facet: whether a property passes that facet's filter. */
export function facetTests(filters: PropertyFilters): Record<FacetName, (property: CountedProperties) => boolean> {
  const isOneOf = (names: string[]) => {
    const keys = new Set(toFilterKeys(names));
    return (name: string | null) => keys.size === 0 || keys.has(toSearchKey(name ?? ""));
  };
  const [type, city, area] = [isOneOf(filters.property_type), isOneOf(filters.city), isOneOf(filters.area)];
  const { min, max } = toPriceCents(filters);
  const rooms = toBedroomRange(filters);
  const { status: statuses = [], max_move_in } = filters;
  const maxMoveIn = max_move_in === undefined ? undefined : Math.floor(max_move_in * 100 + 1e-6);
  return {
    status: ({ status }) => statuses.length === 0 || statuses.some((one) => one === status),
    max_move_in: ({ move_in_cents }) =>
      maxMoveIn === undefined || (move_in_cents !== null && move_in_cents <= maxMoveIn),
    ...ofEachFact((name) => {
      const values = readLivingValues(name, filters[name]);
      return (property: CountedProperties) => values.length === 0 || values.some((value) => value === property[name]);
    }),
    // Only properties with the chosen amenities are read.
    amenities: () => true,
    kind: ({ kind }) => !filters.kind || kind === filters.kind,
    property_type: (property) => type(property.property_type),
    city: (property) => city(property.city),
    area: (property) => area(property.area),
    min_bedrooms: ({ bedrooms }) => !rooms || ((bedrooms ?? 0) >= rooms.from && (bedrooms ?? 0) <= rooms.to),
    min_bathrooms: ({ bathrooms }) => (bathrooms ?? 0) >= (filters.min_bathrooms ?? 0),
    price: ({ price_cents }) => (min === undefined || price_cents >= min) && (max === undefined || price_cents <= max),
  };
}
