import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import type { FilterGroup } from "./filter-group.ts";
import { filterGroupBuilders } from "./filter-group-builders.ts";

/** Returns the page's filter groups, with the selected options and, if facets are given, the count of each option. */
export function buildFilterGroups(
  config: ListPageConfig,
  filters: PropertyFilters,
  facets?: FacetsResponse,
): FilterGroup[] {
  const groups = config.filterGroups.map((name) => filterGroupBuilders[name](config, filters, facets?.data));
  return facets?.exact === false ? groups.map(withLowerBounds) : groups;
}

/** If the service counted only a part of the list, counts are lower bounds and 0 means unknown. */
export function withLowerBounds(group: FilterGroup): FilterGroup {
  const options = group.options.map((option) => ({
    ...option,
    count: option.count || undefined,
    isLowerBound: true,
  }));
  return { ...group, options };
}

/** Returns how many properties match the filters. The facet counts by kind already apply the other filters. */
export function countMatching(config: ListPageConfig, filters: PropertyFilters, facets: FacetsResponse): number {
  const kind = config.kind ?? filters.kind;
  const { buy = 0, rent = 0 } = facets.data.kind;
  return kind ? (facets.data.kind[kind] ?? 0) : buy + rent;
}
