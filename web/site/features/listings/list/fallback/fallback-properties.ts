import { type SampleProperty, sampleProperties } from "#web/samples/properties.ts";
import { sampleToCard } from "../../card/sample-to-card.ts";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import type { ListParams } from "../../list-pages/list-params.ts";
import { readCachedProperties } from "./cached-list.ts";
import { type FilterableProperty, filterAndSortProperties } from "./filter-and-sort-properties.ts";

/** What a list shows during an outage. */
export interface FallbackProperties {
  properties: FilterableProperty[];
  /** Age of the oldest property in milliseconds. Undefined for samples. */
  age?: number;
}

/**
 * Returns the properties that this browser cached from any list page, or the samples if there are none. Applies the
 * filters, search and sort order of the URL.
 * @param now in milliseconds since 1970
 */
export function getFallbackProperties(
  config: ListPageConfig,
  { filters, sort }: ListParams,
  now: number,
): FallbackProperties {
  const kindFilters = { ...filters, kind: config.kind ?? filters.kind };
  const cached = readCachedProperties(config.kind);
  if (cached.size === 0) {
    return { properties: filterAndSortProperties(sampleProperties.map(sampleToFilterable), kindFilters, sort) };
  }
  const properties = filterAndSortProperties(
    [...cached.values()].map(({ property }) => property),
    kindFilters,
    sort,
  );
  return { properties, age: now - Math.min(now, ...properties.map(({ uuid }) => cached.get(uuid)?.at ?? now)) };
}

function sampleToFilterable(sample: SampleProperty): FilterableProperty {
  return {
    ...sampleToCard(sample),
    amenities: sample.amenities,
    // A sample that does not mention them says neither yes nor no.
    ...(sample.amenities.includes("Furnished") && { furnished: true }),
    ...(sample.amenities.includes("Parking") && { parking: true }),
  };
}
