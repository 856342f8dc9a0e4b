import { and, eq, gt, lte, max } from "drizzle-orm";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query } from "#worker/db/query/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** Each part of the sitemap covers a range of property numbers, so the cost of a part stays constant. */
const numbersPerPart = 1000;

/** Counts the parts of the sitemap. A part may be empty if its properties have been deleted. */
export const countSitemapParts: Query<number> = combineQueries(
  [builder.select({ last: max(properties.n) }).from(properties)],
  ([row]) => Math.ceil((row?.last ?? 0) / numbersPerPart),
);

/** Finds the listed properties of a part. Parts are numbered from 1. */
export function findSitemapPart(part: number) {
  const last = part * numbersPerPart;
  return builder
    .select({ uuid: properties.uuid, updated_at: properties.updated_at })
    .from(properties)
    .where(and(gt(properties.n, last - numbersPerPart), lte(properties.n, last), eq(properties.is_listed, true)))
    .orderBy(properties.n);
}
