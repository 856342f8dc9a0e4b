import { sql } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

const { id, n, service, name, email, phone_number, submitted_at } = enquiries;

/** Lists the oldest enquiries that have no person yet. Without the name of the index, SQLite reads all that are no spam. */
export function listUnlinked(limit: number) {
  const oldest = sql`(SELECT n FROM enquiries INDEXED BY enquiries_without_person
    WHERE person_n IS NULL AND name <> '' AND spam = 0 AND is_unlinked = 0 ORDER BY n LIMIT ${integerLiteral(limit)})`;
  return builder
    .select({ id, service, name, email, phone_number, submitted_at })
    .from(enquiries)
    .where(sql`${n} IN ${oldest}`)
    .orderBy(n);
}
