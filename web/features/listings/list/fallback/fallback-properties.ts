import { sampleProperties } from "#web/samples/properties.ts";
import { sampleToCard } from "../../card/sample-to-card.ts";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import type { ListParams } from "../../list-pages/list-params.ts";
import { readCachedList } from "./cached-list.ts";
import { type FilterableProperty, filterAndSortProperties } from "./filter-and-sort-properties.ts";

/** What is shown while the service cannot be reached. */
export interface FallbackProperties {
  listings: FilterableProperty[];
  /** How old the oldest of them is, in milliseconds; undefined for samples. */
  age?: number;
}

/**
 * Ruling 8: the last real listings this browser saw, with their age, if there are any; otherwise the samples.
 * The address's filters, search and order hold for them too. What was seen on any of the list pages counts.
 */
export function getFallbackProperties(
  page: ListPageConfig,
  { filters, sort }: ListParams,
  now: number,
): FallbackProperties {
  const asked = { ...filters, kind: page.kind ?? filters.kind };
  const seen = seenListings(page);
  if (seen.size === 0) return { listings: filterAndSortProperties(sampleProperties.map(toLocal), asked, sort) };
  const listings = filterAndSortProperties(
    [...seen.values()].map(({ listing }) => listing),
    asked,
    sort,
  );
  return { listings, age: now - Math.min(now, ...listings.map(({ uuid }) => seen.get(uuid)?.at ?? now)) };
}

/** Everything of the page's kind that any list showed, each listing as it was seen last. */
function seenListings(page: ListPageConfig): Map<string, { at: number; listing: FilterableProperty }> {
  const pages = (["all", "buy", "rent"] as const).flatMap((name) => readCachedList(name) ?? []);
  const found = new Map<string, { at: number; listing: FilterableProperty }>();
  for (const { at, listings } of pages.sort((a, b) => a.at - b.at)) {
    for (const listing of listings) {
      if (!page.kind || listing.kind === page.kind) found.set(listing.uuid, { at, listing });
    }
  }
  return found;
}

function toLocal(sample: (typeof sampleProperties)[number]): FilterableProperty {
  return {
    ...sampleToCard(sample),
    furnished: sample.amenities.includes("Furnished"),
    parking: sample.amenities.includes("Parking"),
  };
}
