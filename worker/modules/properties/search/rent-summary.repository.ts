import { and, type Column, count, type SQL, sql } from "drizzle-orm";
import type { RentSummaryResponse } from "#contract/listings/property-responses.ts";
import { homeTypeKeys } from "#shared/listings/matching/home-types.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { listConditions, publicScope } from "./list-statements.ts";

const { price_cents, bedrooms, area_sqft, is_available, type_key } = properties;
/** Land and offices have no bedrooms to speak of. */
const bedroomsOfHomes = sql`CASE WHEN ${isOneOf(type_key, homeTypeKeys)} THEN ${bedrooms} END`;

/** Returns averages of the rentals that pass the filters. */
export function getRentSummary(requested: PropertyFilters): Query<RentSummaryResponse> {
  const filters: PropertyFilters = { ...requested, kind: "rent" };
  const average = (value: SQL | Column, name: string) => sql<number | null>`avg(${value})`.as(name);
  const summary = builder
    .select({
      count: count().as("homes"),
      available: sql<number>`coalesce(sum(${is_available}), 0)`.as("available"),
      rent: average(price_cents, "rent"),
      bedrooms: average(bedroomsOfHomes, "average_bedrooms"),
      size: average(area_sqft, "average_size"),
    })
    .from(properties)
    .where(and(...listConditions({ filters }, publicScope(filters))));
  return combineQueries([selectFirst(summary)], (found) => ({
    data: {
      average_rent: round(found?.rent ?? null, 100),
      average_bedrooms: round(found?.bedrooms ?? null, 1, 1),
      average_area_sqft: round(found?.size ?? null),
      available_now: found?.available ?? 0,
      count: found?.count ?? 0,
    },
    exact: true,
  }));
}

/** Divides a value and rounds it to a number of decimals. */
const round = (value: number | null, divisor = 1, decimals = 0) =>
  value === null ? null : Math.round((value / divisor) * 10 ** decimals) / 10 ** decimals;
