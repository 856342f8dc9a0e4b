import { sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";

/** Listings by their number in one part of the sitemap: what a part costs stays bounded however many there are. */
const numbersPerPart = 1000;

/** How many parts there are; a part's listings may all be gone by now. */
export const countSitemapParts: Query<number> = {
  statements: [sql`SELECT max(n) AS last FROM properties`],
  read: ([[row] = [] as Row[]]) => Math.ceil(((row?.last as number | null) ?? 0) / numbersPerPart),
};

/** The live listings of a part, counted from 1. */
export function findSitemapPart(part: number): Query<{ uuid: string; updated_at: string }[]> {
  const last = part * numbersPerPart;
  return {
    statements: [
      sql`SELECT uuid, updated_at FROM properties WHERE n > ${last - numbersPerPart} AND n <= ${last} AND live = 1 ORDER BY n`,
    ],
    read: ([rows = []]) => rows as { uuid: string; updated_at: string }[],
  };
}
