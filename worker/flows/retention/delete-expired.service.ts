import { deleteExpiredResponses } from "#worker/db/idempotency-records.ts";
import { batch } from "#worker/db/query.ts";
import { deleteExpiredThrottles } from "#worker/db/throttle.ts";
import { deleteExpiredSessions } from "#worker/modules/accounts/sessions.repository.ts";
import { deletePastTimes } from "#worker/modules/appointments/times/take-time.repository.ts";
import { clearExpiredEnquiries } from "#worker/modules/enquiries/enquiry-retention.repository.ts";
import { deleteOldPolicyReports } from "#worker/modules/operations/daily-counts.repository.ts";
import { deleteOldMessages } from "#worker/modules/operations/messages.repository.ts";
import { deleteExpiredPeople } from "#worker/modules/people/people-retention.repository.ts";
import { deleteExpiredUndos } from "#worker/modules/properties/bulk/undo.repository.ts";
import { deleteOldWebVitals } from "#worker/modules/visits/web-vitals.repository.ts";
import { endExpiredWants } from "#worker/modules/wants/want-retention.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";

/** Clears and deletes what has expired, in one transaction. @throws StorageUnavailable */
const deleteExpired = (db: D1Database, now: Date): Promise<void> =>
  batch(
    db,
    ...clearExpiredEnquiries(now),
    ...deleteExpiredPeople(now),
    ...deleteExpiredSessions(now),
    deleteExpiredResponses(now),
    deleteExpiredThrottles(now),
    deleteOldMessages(now),
    deleteOldPolicyReports(now),
    deleteOldWebVitals(now),
    deleteExpiredUndos(now),
    deletePastTimes(now),
    ...endExpiredWants(now),
  );

export const deleteExpiredTask: ScheduledTask = {
  name: "expiry",
  label: "deleting old data",
  when: "every five minutes",
  limit: "one transaction",
  whenLate: "Personal data is kept longer than its period. Reads ignore what has expired.",
  run: ({ db, now }) => deleteExpired(db, now),
};
