import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
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
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { filterWord } from "#worker/db/property-columns/filter-words.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedJson } from "#worker/db/stored-columns.ts";
import { filterConditions, searchCondition } from "../filter-conditions.ts";
import { matchExpression, selectMatches } from "../match-expression.ts";

/** Matches that each search tests on columns, if the full-text index gives no exact count. A match costs two rows. */
const maxTested = 40;

const nearestRow = z.object({
  /** The number of matches of each wider search. */
  counts: storedJson(z.array(z.number())),
  areas: storedJson(z.array(z.object({ area: z.string(), count: z.number() }))).nullable(),
  city: z.string().nullable(),
});
type NearestRow = z.output<typeof nearestRow>;

/**
 * Finds wider searches with their counts if a list is empty; none otherwise, so that a page can request them together
 * with its list.
 */
export function findNearestSearches(filters: PropertyFilters): Query<NearestSearchesResponse> {
  const searches = widenSearch(filters);
  const nearby = searches.find(({ inCityOfArea }) => inCityOfArea);
  const counts = sql.join(searches.map(countMatches), sql`, `);
  const areas = nearby ? sql`${selectAreas(nearby)}` : sql`NULL`;
  const statement = sql`WITH list AS MATERIALIZED (SELECT NOT EXISTS (${selectPassing(filters)}) AS is_empty),
    place AS MATERIALIZED (${selectCity(filters.area)})
    SELECT json_array(${counts}) AS counts, ${areas} AS areas, (SELECT city FROM place) AS city`;
  return combineQueries([selectFirst(selectRows(statement, nearestRow))], (row) => ({
    data: { searches: row ? toNearestSearches(searches, row) : [] },
  }));
}

/** Selects the city of the first area that has a listing. */
function selectCity(areas: string[]): SQL {
  const [key = "-"] = toFilterKeys(areas);
  const kinds = sql.join(
    propertyKinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return sql`SELECT city, city_key FROM properties INDEXED BY properties_area_newest
    WHERE is_listed = 1 AND kind IN (${kinds}) AND area_key = ${key} LIMIT 1`;
}

/** Returns the full-text expression of a search, and the conditions that it does not test exactly. */
function toMatch({ filters, inCityOfArea }: Pick<WiderSearch, "filters" | "inCityOfArea">) {
  const conditions = filterConditions(filters);
  const expression = matchExpression(conditions, searchCondition(filters.q));
  const inexact = conditions.filter(({ exact }) => !exact).map(({ where }) => where);
  const cityKey = sql`coalesce((SELECT city_key FROM place), '-')`;
  return {
    match: inCityOfArea ? sql`(${expression} || ${` AND "${filterWord.city("")}`} || ${cityKey} || '"')` : expression,
    matchesFilters: inexact.length > 0 ? sql.join(inexact, sql` AND `) : undefined,
  };
}

/** Selects the newest matches with `passes`; no rows if the list is not empty. */
function selectTested(match: SQL, matchesFilters: SQL, columns: SQL, limitSql: SQL): SQL {
  return sql`SELECT ${columns}, (${matchesFilters}) AS matchesFilters
    FROM (${selectMatches(match)} ORDER BY rowid DESC LIMIT ${limitSql}) CROSS JOIN properties ON n = found`;
}

const limitIfEmpty = (limit: number) => sql`(SELECT ${limit} * is_empty FROM list)`;

/** Selects rows of the list itself. */
function selectPassing(filters: PropertyFilters): SQL {
  const { match, matchesFilters } = toMatch({ filters });
  if (!matchesFilters) return selectMatches(match);
  return sql`SELECT 1 FROM (${selectTested(match, matchesFilters, sql`n`, integerLiteral(maxTested))}) WHERE matchesFilters`;
}

function countMatches(search: WiderSearch): SQL {
  const { match, matchesFilters } = toMatch(search);
  if (!matchesFilters)
    return sql`(SELECT count(*) FROM (${selectMatches(match)} LIMIT ${limitIfEmpty(maxCounted + 1)}))`;
  const tested = selectTested(match, matchesFilters, sql`n`, limitIfEmpty(maxTested));
  return sql`(SELECT coalesce(sum(matchesFilters), 0) FROM (${tested}))`;
}

/** Selects the areas with the most matches, as JSON. */
function selectAreas(search: WiderSearch): SQL {
  const { match, matchesFilters = sql`1` } = toMatch(search);
  const tested = selectTested(match, matchesFilters, sql`area, area_key`, limitIfEmpty(maxTested));
  return sql`(SELECT json_group_array(json_object('area', area, 'count', count)) FROM (
    SELECT area, count(*) AS count FROM (${tested}) WHERE matchesFilters AND area_key <> ''
    GROUP BY area_key ORDER BY count DESC, area LIMIT ${integerLiteral(maxNearestAreas)}))`;
}

function toNearestSearches(searches: WiderSearch[], row: NearestRow): NearestSearch[] {
  const city = row.city === null ? [] : [row.city];
  const found = searches.flatMap(({ change, filters, inCityOfArea }, index) => {
    const count = row.counts[index] ?? 0;
    const query = filtersToParams(inCityOfArea ? { ...filters, city } : filters).toString();
    const search = { change, query, count: Math.min(count, maxCounted), exact: count <= maxCounted };
    return count > 0 ? [search, ...(inCityOfArea ? toAreaSearches(filters, row) : [])] : [];
  });
  return keepClosest(found);
}

/** Returns a search in each of the areas, if there are several. */
function toAreaSearches(filters: PropertyFilters, row: NearestRow): NearestSearch[] {
  const areas = row.areas ?? [];
  if (areas.length < 2) return [];
  return areas.map(({ area, count }) => ({
    change: "area",
    query: filtersToParams({ ...filters, area: [area] }).toString(),
    count,
    // More than `maxTested` matches nearby were not counted by area.
    exact: areas.reduce((sum, other) => sum + other.count, 0) < maxTested,
  }));
}
