import { and, eq, gt } from "drizzle-orm";
import type { Property } from "#contract/listings/property.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { fullColumnNames, toProperty } from "../property-rows.ts";

const rowsPerPage = 200;
const columns = getColumns(properties, fullColumnNames);

/** Some properties of a feed, and where the next ones begin; undefined at the end. */
export interface FeedPage {
  listed: Property[];
  next: number | undefined;
}

/** Finds the next listed properties, the oldest first, after a number of a property. */
export function findFeedPage(last: number): Query<FeedPage> {
  const { n, is_listed } = properties;
  const rows = builder
    .select({ ...columns, n })
    .from(properties)
    .where(and(gt(n, last), eq(is_listed, true)))
    .orderBy(n)
    .limit(rowsPerPage);
  return combineQueries([rows], (found) => ({
    listed: found.map(toProperty),
    next: found.length < rowsPerPage ? undefined : found.at(-1)?.n,
  }));
}
