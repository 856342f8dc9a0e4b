import { sql } from "drizzle-orm";
import type { Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { deletePeople } from "./person-writes.repository.ts";

const retentionMonths = 24;
const maxPerRun = 200;

/**
 * Deletes people without an enquiry, 24 months after the last contact and the last change. Enquiries lose their person when
 * they are anonymized. Owners and suppliers stay.
 */
export function deleteExpiredPeople(now: Date): Statement[] {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - retentionMonths);
  const before = oldest.toISOString();
  return deletePeople(
    sql`SELECT * FROM (SELECT people.id FROM people INDEXED BY people_last_contact
      WHERE merged_into IS NULL AND last_contact_at < ${before} AND changed_at < ${before}
        AND is_owner = 0 AND is_supplier = 0
        AND NOT EXISTS (SELECT 1 FROM enquiries INDEXED BY enquiries_person WHERE person_n = people.n)
      ORDER BY last_contact_at LIMIT ${integerLiteral(maxPerRun)})`,
  );
}
