import { and, eq, isNull, lt, not, notExists } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { people } from "#worker/db/tables/people.ts";
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
  const sent = builder.select({ n: enquiries.n }).from(enquiries).where(eq(enquiries.person_n, people.n));
  return deletePeople(
    builder
      .select({ id: people.id })
      .from(people)
      .where(
        and(
          isNull(people.merged_into),
          lt(people.last_contact_at, before),
          lt(people.changed_at, before),
          not(people.is_owner),
          not(people.is_supplier),
          notExists(sent),
        ),
      )
      .orderBy(people.last_contact_at)
      .limit(maxPerRun),
  );
}
