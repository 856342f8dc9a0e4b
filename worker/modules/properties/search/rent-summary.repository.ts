import { sql } from "drizzle-orm";
import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import type { RentSummaryResponse } from "#contract/listings/property-responses.ts";
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
    return { statements: [summaryCounters], read: ([rows = []]) => summarizeCounters(rows) };
  const columns = sql`price_cents, bedrooms, area_sqft, is_available, (${inexactConditions(conditions)}) AS passes`;
  return {
    statements: [selectNewestMatches(matchExpression(conditions, search), columns)],
    read: ([rows = []]) => ({
      data: summarize(rows.filter((row) => row.passes === 1)),
      exact: rows.length < countWindow,
    }),
  };
}

/** The conditions that the full-text index does not test exactly. */
const inexactConditions = (conditions: FilterCondition[]) =>
  sql.join([sql`1`, ...conditions.filter(({ exact }) => !exact).map(({ where }) => where)], sql` AND `);

const summaryCounters = sql`SELECT facet, key, count FROM property_counts
  WHERE kind = 'rent' AND facet IN ('all', 'price', 'bedrooms', 'size', 'sized', 'available')`;

const average = (sum: number, count: number, decimals = 0) =>
  count === 0 ? null : Math.round((sum / count) * 10 ** decimals) / 10 ** decimals;

function summarizeCounters(rows: Row[]): RentSummaryResponse {
  const countersOf = (facet: string) => rows.filter((row) => row.facet === facet);
  const sum = (facet: string, key?: string) =>
    countersOf(facet).reduce(
      (total, row) => (key === undefined || row.key === key ? total + (row.count as number) : total),
      0,
    );
  const withBedrooms = countersOf("bedrooms").filter(({ key }) => key !== "");
  const bedroomSum = withBedrooms.reduce((total, row) => total + Number(row.key) * (row.count as number), 0);
  const rentalCount = withBedrooms.reduce((total, row) => total + (row.count as number), 0);
  return {
    data: {
      average_rent: average(sum("price") / 100, sum("all")),
      average_bedrooms: average(bedroomSum, rentalCount, 1),
      average_area_sqft: average(sum("size"), sum("sized")),
      available_now: sum("available", "1"),
      count: sum("all"),
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
