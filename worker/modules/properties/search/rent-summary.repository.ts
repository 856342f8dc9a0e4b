import { sql } from "drizzle-orm";
import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import type { RentSummaryResponse } from "#contract/listings/property-responses.ts";
import { parseJsonRows, selectJsonRows } from "#worker/db/json-rows.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { type FilterCondition, filterConditions, searchCondition } from "./filter-conditions.ts";
import { matchExpression } from "./match-expression.ts";
import { countWindow, selectNewestMatches } from "./newest-matches.ts";

/** Returns averages of the rentals that pass the filters: of all below `countWindow`, otherwise of the newest. */
export function getRentSummary(requested: PropertyFilters): Query<RentSummaryResponse> {
  const filters: PropertyFilters = { ...requested, kind: "rent" };
  const conditions = filterConditions(filters);
  const search = searchCondition(filters.q);
  if (!search && conditions.length === 1)
    return { statements: [summaryCounters], read: ([rows = []]) => summarizeCounters(rows[0]) };
  const columns = sql`price_cents, bedrooms, area_sqft, is_available, (${inexactConditions(conditions)}) AS passes`;
  const matches = selectNewestMatches(matchExpression(conditions, search), columns);
  return {
    statements: [selectJsonRows(matchNames, matches)],
    read([[result] = [] as Row[]]) {
      const rows = parseJsonRows(matchNames, result?.json);
      return { data: summarize(rows.filter((row) => row.passes === 1)), exact: rows.length < countWindow };
    },
  };
}

const matchNames = ["price_cents", "bedrooms", "area_sqft", "is_available", "passes"];

/** The conditions that the full-text index does not test exactly. */
const inexactConditions = (conditions: FilterCondition[]) =>
  sql.join([sql`1`, ...conditions.filter(({ exact }) => !exact).map(({ where }) => where)], sql` AND `);

const sumWhere = (condition: string) => sql.raw(`sum(count) FILTER (WHERE ${condition})`);

const summaryCounters = sql`SELECT
    ${sumWhere("facet = 'all'")} AS homes,
    ${sumWhere("facet = 'price'")} AS price_cents,
    ${sumWhere("facet = 'bedrooms' AND key <> ''")} AS with_bedrooms,
    sum(CAST(key AS INTEGER) * count) FILTER (WHERE facet = 'bedrooms') AS bedrooms,
    ${sumWhere("facet = 'sized'")} AS with_size,
    ${sumWhere("facet = 'size'")} AS area_sqft,
    ${sumWhere("facet = 'available' AND key = '1'")} AS available
  FROM property_counts
  WHERE kind = 'rent' AND facet IN ('all', 'price', 'bedrooms', 'size', 'sized', 'available')`;

const average = (sum: number, count: number, decimals = 0) =>
  count === 0 ? null : Math.round((sum / count) * 10 ** decimals) / 10 ** decimals;

/** Returns the averages of all rentals. A sum of no counters is null. */
function summarizeCounters(row: Row = {}): RentSummaryResponse {
  const sum = (name: string) => (row[name] as number | null) ?? 0;
  return {
    data: {
      average_rent: average(sum("price_cents") / 100, sum("homes")),
      average_bedrooms: average(sum("bedrooms"), sum("with_bedrooms"), 1),
      average_area_sqft: average(sum("area_sqft"), sum("with_size")),
      available_now: sum("available"),
      count: sum("homes"),
    },
    exact: true,
  };
}

function summarize(rows: Row[]): RentSummaryResponse["data"] {
  const mean = (column: string, decimals?: number) => {
    const values = rows.map((row) => row[column]).filter((value) => typeof value === "number");
    return average(
      values.reduce((sum, value) => sum + value, 0),
      values.length,
      decimals,
    );
  };
  const rent = mean("price_cents");
  return {
    average_rent: rent === null ? null : Math.round(rent / 100),
    average_bedrooms: mean("bedrooms", 1),
    average_area_sqft: mean("area_sqft"),
    available_now: rows.filter((row) => row.is_available === 1).length,
    count: rows.length,
  };
}
