import { sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";

/** Each part of the sitemap covers a range of property numbers, so the cost of a part stays constant. */
const numbersPerPart = 1000;

/** Counts the parts of the sitemap. A part may be empty if its properties have been deleted. */
export const countSitemapParts: Query<number> = {
  statements: [sql`SELECT max(n) AS last FROM properties`],
  read: ([[row] = [] as Row[]]) => Math.ceil(((row?.last as number | null) ?? 0) / numbersPerPart),
};

/** Finds the listed properties of a part. Parts are numbered from 1. */
export function findSitemapPart(part: number): Query<{ uuid: string; updated_at: string }[]> {
  const last = part * numbersPerPart;
  return {
    statements: [
      sql`SELECT uuid, updated_at FROM properties WHERE n > ${last - numbersPerPart} AND n <= ${last} AND is_listed = 1 ORDER BY n`,
    ],
    read: ([rows = []]) => rows as { uuid: string; updated_at: string }[],
  };
}
