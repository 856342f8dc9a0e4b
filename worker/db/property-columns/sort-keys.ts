import { type SQL, sql } from "drizzle-orm";
import { boundLiteral, integerLiteral } from "../expressions.ts";

/** The low 24 bits hold the property number `n`. A price in cents above them still fits 64 bits. */
const maxPropertyNumbers = 16_777_216;

/** Larger than any valid size in square feet, so that an unknown size sorts last. */
export const unknownSize = 1_000_000_000;

/** Returns the SQL that combines a sort key with `n` into one sortable number. */
export function sortKeySql(key: string): string {
  return `${key} * ${maxPropertyNumbers} + n`;
}

/** Returns the same number for given values. The casts are needed: D1 binds numbers as floats, which lose digits. */
export function sortKeyValue(key: number, n: number): SQL {
  return sql`(CAST(${key} AS INTEGER) * ${integerLiteral(maxPropertyNumbers)} + CAST(${n} AS INTEGER))`;
}

/** Returns the first number with a sort key, as a constant. */
export const sortKeyLiteral = (key: number): SQL => sql`(${boundLiteral(key)} * ${integerLiteral(maxPropertyNumbers)})`;
