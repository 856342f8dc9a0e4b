import { and, count, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { NearestSearch, NearestSearchesResponse } from "#contract/listings/nearest/nearest-search.ts";
import { toFilterKeys } from "#shared/listings/matching/filter-values.ts";
import {
  keepClosest,
  maxCounted,
  maxNearestAreas,
  type WiderSearch,
  widenSearch,
} from "#shared/listings/nearest/wider-searches.ts";
import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { listConditions, publicScope } from "./list-statements.ts";

interface Area {
  area: string | null;
  count: number;
}

/**
 * Finds wider searches with their counts if a list is empty; none otherwise, so that a page can request them together
 * with its list.
 */
export function findNearestSearches(filters: PropertyFilters): Query<NearestSearchesResponse> {
  const searches = widenSearch(filters);
  const nearby = searches.find(({ inCityOfArea }) => inCityOfArea);
  const [key = "-"] = toFilterKeys(filters.area);
  const isEmpty = sql`NOT EXISTS (SELECT 1 FROM properties WHERE ${and(...conditionsOf(filters))})`;
  // One statement for each, because a statement has at most 100 parameters.
  const counts = searches.map((search) =>
    builder
      .select({ count: count().as("count") })
      .from(properties)
      .where(and(...searchConditions(search, key), isEmpty)),
  );
  const place = builder
    .select({ city: properties.city })
    .from(properties)
    .where(and(sql`is_listed = 1`, eq(properties.area_key, key)))
    .orderBy(properties.kind, properties.n)
    .limit(1);
  const areas = builder
    .select({ area: properties.area, count: count().as("count") })
    .from(properties)
    .where(and(...(nearby ? searchConditions(nearby, key) : [sql`0`]), ne(properties.area_key, ""), isEmpty))
    .groupBy(properties.area_key)
    .orderBy(desc(count()), properties.area)
    .limit(maxNearestAreas);
  return combineQueries([selectFirst(place), areas, ...counts], (found, ofAreas, ...counted) => ({
    data: {
      searches: toNearestSearches(
        searches,
        counted.map(([row]) => row?.count ?? 0),
        found?.city,
        ofAreas,
      ),
    },
  }));
}

const conditionsOf = (filters: PropertyFilters) => listConditions({ filters }, publicScope(filters));

/** Returns the conditions of a search, which may be in the city of the area's first listing. */
function searchConditions({ filters, inCityOfArea }: WiderSearch, areaKey: string): SQL[] {
  const isInCity = sql`city_key = (SELECT city_key FROM properties WHERE is_listed = 1 AND area_key = ${areaKey}
    ORDER BY kind, n LIMIT 1)`;
  return [...conditionsOf(filters), ...(inCityOfArea ? [isInCity] : [])];
}

function toNearestSearches(
  searches: WiderSearch[],
  counts: number[],
  city: string | undefined,
  areas: Area[],
): NearestSearch[] {
  const found = searches.flatMap(({ change, filters, inCityOfArea }, index) => {
    const matches = counts[index] ?? 0;
    const query = filtersToParams(inCityOfArea ? { ...filters, city: city ? [city] : [] } : filters).toString();
    const search = { change, query, count: Math.min(matches, maxCounted), exact: matches <= maxCounted };
    return matches > 0 ? [search, ...(inCityOfArea ? toAreaSearches(filters, areas) : [])] : [];
  });
  return keepClosest(found);
}

/** Returns a search in each of the areas, if there are several. */
function toAreaSearches(filters: PropertyFilters, areas: Area[]): NearestSearch[] {
  if (areas.length < 2) return [];
  return areas.map(({ area, count: matches }) => ({
    change: "area",
    query: filtersToParams({ ...filters, area: [area ?? ""] }).toString(),
    count: matches,
    exact: true,
  }));
}
