import { type SampleProperty, sampleProperties } from "#web/samples/properties.ts";
import { sampleToCard } from "../../card/sample-to-card.ts";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import type { ListParams } from "../../list-pages/list-params.ts";
import { readCachedList } from "./cached-list.ts";
import { type FilterableProperty, filterAndSortProperties } from "./filter-and-sort-properties.ts";

/** What a list shows during an outage. */
export interface FallbackProperties {
  properties: FilterableProperty[];
  /** Age of the oldest property in milliseconds. Undefined for samples. */
  age?: number;
}

interface CachedProperty {
  at: number;
  property: FilterableProperty;
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
  const cached = readCachedProperties(config);
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

/** Returns the newest cached version of each property of the page's kind, by uuid. */
function readCachedProperties(config: ListPageConfig): Map<string, CachedProperty> {
  const lists = (["all", "buy", "rent"] as const).flatMap((name) => readCachedList(name) ?? []);
  const cached = new Map<string, CachedProperty>();
  for (const { at, listings } of lists.sort((a, b) => a.at - b.at)) {
    for (const property of listings) {
      if (!config.kind || property.kind === config.kind) cached.set(property.uuid, { at, property });
    }
  }
  return cached;
}

function sampleToFilterable(sample: SampleProperty): FilterableProperty {
  return {
    ...sampleToCard(sample),
    // A sample that does not mention them says neither yes nor no.
    ...(sample.amenities.includes("Furnished") && { furnished: true }),
    ...(sample.amenities.includes("Parking") && { parking: true }),
  };
}
