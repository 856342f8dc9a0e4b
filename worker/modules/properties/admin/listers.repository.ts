import { and, sql } from "drizzle-orm";
import type { ListersResponse } from "#contract/listings/admin-property-list-query.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

const maxListers = 50;

/** Returns the names of listers that begin with a text. */
export function findListers(start = ""): Query<ListersResponse> {
  const name = properties.listed_by;
  const listers = builder
    .select({ name: sql<string>`min(${name})`.as("name") })
    .from(properties)
    .where(and(sql`${name} IS NOT NULL`, sql`lower(substr(${name}, 1, length(${start}))) = lower(${start})`))
    .groupBy(sql`lower(${name})`)
    .orderBy(sql`lower(${name})`)
    .limit(maxListers);
  return combineQueries([listers], (rows) => ({ data: { listers: rows.map((row) => row.name) } }));
}
