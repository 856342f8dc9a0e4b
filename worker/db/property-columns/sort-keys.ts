import { type SQL, sql } from "drizzle-orm";

/** Room for the listing's number below a sort key: 2^24 listings. Prices in cents above it stay within 64 bits. */
const listingNumbers = 16_777_216;

/** Larger than any size a listing may have (contract), so that an unknown one sorts last. */
export const unknownSize = 1_000_000_000;

/** The SQL of a sort order's number over columns of `properties`. */
export function sortKeySql(key: string): string {
  return `${key} * ${listingNumbers} + n`;
}

/** The same number for a given place; D1 sends every number as a floating one, which has too few digits for it. */
export function sortKeyValue(key: number, n: number): SQL {
  return sql`(CAST(${key} AS INTEGER) * ${sql.raw(String(listingNumbers))} + CAST(${n} AS INTEGER))`;
}
