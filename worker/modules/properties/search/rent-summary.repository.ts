import { sql } from "drizzle-orm";
import * as z from "zod";
import type { RentSummaryResponse } from "#contract/listings/property-responses.ts";
import { isHomeType } from "#shared/listings/matching/type-families.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { selectThrough } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { PropertyRow } from "../property-rows.ts";
import { type FilterCondition, filterConditions, searchCondition } from "./filter-conditions.ts";
import { pageColumns } from "./list-statements.ts";
import { matchExpression } from "./match-expression.ts";
import { countWindow, selectNewestMatches } from "./newest-matches.ts";

/** Returns averages of the rentals that pass the filters: of all below `countWindow`, otherwise of the newest. */
export function getRentSummary(requested: PropertyFilters): Query<RentSummaryResponse> {
  const filters: PropertyFilters = { ...requested, kind: "rent" };
  const conditions = filterConditions(filters);
  const search = searchCondition(filters.q);
  if (!search && conditions.length === 1)
    return combineQueries([selectFirst(selectRows(summaryCounters, sumsRow))], summarizeCounters);
  const matches = selectThrough(properties, averagedColumns, { matchesFilters: pageColumns.matchesFilters }, (list) =>
    selectNewestMatches(
      matchExpression(conditions, search),
      sql`${list}, (${inexactConditions(conditions)}) AS matchesFilters`,
    ),
  );
  return combineQueries([matches], (rows) => ({
    data: summarize(rows.filter((row) => row.matchesFilters)),
    exact: rows.length < countWindow,
  }));
}

const averagedColumnNames = ["property_type", "price_cents", "bedrooms", "area_sqft", "is_available"] as const;
const averagedColumns = getColumns(properties, averagedColumnNames);
type AveragedRow = Pick<PropertyRow, (typeof averagedColumnNames)[number]>;

/** The conditions that the full-text index does not test exactly. */
const inexactConditions = (conditions: FilterCondition[]) =>
  sql.join([sql`1`, ...conditions.filter(({ exact }) => !exact).map(({ where }) => where)], sql` AND `);

const sumWhere = (condition: string) => sql.raw(`sum(count) FILTER (WHERE ${condition})`);

const summaryCounters = sql`SELECT
    ${sumWhere("facet = 'all'")} AS homes,
    ${sumWhere("facet = 'price'")} AS price_cents,
    ${sumWhere("facet = 'homes_with_bedrooms'")} AS with_bedrooms,
    ${sumWhere("facet = 'home_bedrooms'")} AS bedrooms,
    ${sumWhere("facet = 'sized'")} AS with_size,
    ${sumWhere("facet = 'size'")} AS area_sqft,
    ${sumWhere("facet = 'available' AND key = '1'")} AS available
  FROM property_counts
  WHERE kind = 'rent' AND facet IN ('all', 'price', 'home_bedrooms', 'homes_with_bedrooms', 'size', 'sized', 'available')`;

/** A sum of no counters is null. */
const storedSum = z
  .number()
  .nullable()
  .transform((sum) => sum ?? 0);
const sumsRow = z.object({
  homes: storedSum,
  price_cents: storedSum,
  with_bedrooms: storedSum,
  bedrooms: storedSum,
  with_size: storedSum,
  area_sqft: storedSum,
  available: storedSum,
});

const average = (sum: number, count: number, decimals = 0) =>
  count === 0 ? null : Math.round((sum / count) * 10 ** decimals) / 10 ** decimals;

/** Returns the averages of all rentals. */
function summarizeCounters(sums: z.output<typeof sumsRow> | undefined): RentSummaryResponse {
  const { homes = 0, price_cents = 0, with_bedrooms = 0, bedrooms = 0, with_size = 0, area_sqft = 0 } = sums ?? {};
  return {
    data: {
      average_rent: average(price_cents / 100, homes),
      average_bedrooms: average(bedrooms, with_bedrooms, 1),
      average_area_sqft: average(area_sqft, with_size),
      available_now: sums?.available ?? 0,
      count: homes,
    },
    exact: true,
  };
}

function summarize(rows: AveragedRow[]): RentSummaryResponse["data"] {
  const homes = rows.filter((row) => isHomeType(row.property_type));
  const mean = (column: "price_cents" | "bedrooms" | "area_sqft", decimals?: number) => {
    const values = (column === "bedrooms" ? homes : rows).map((row) => row[column]).filter((value) => value !== null);
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
    available_now: rows.filter((row) => row.is_available).length,
    count: rows.length,
  };
}
