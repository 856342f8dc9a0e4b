import { type SQL, sql } from "drizzle-orm";

/**
 * Returns the value of a required column if a condition holds, else NULL, which the column refuses: then the whole batch
 * fails and changes nothing. D1 has no transaction that could read the condition first and roll back. `isNotNullViolation`
 * recognises the failure.
 */
export function failUnless(condition: SQL | undefined, value: SQL | string): SQL {
  return sql`CASE WHEN ${condition} THEN ${value} END`;
}
