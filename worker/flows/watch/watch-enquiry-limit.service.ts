import { batch, query } from "#worker/db/query.ts";
import { findExceededLimits } from "#worker/modules/enquiries/limits/enquiry-throttles.repository.ts";
import { allLimit, burstLimit, hourlyLimit } from "#worker/modules/enquiries/limits/flood-limits.ts";
import { endAlarm, raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";

const ofOneAddress = `More than ${hourlyLimit.times} enquiries in an hour, or ${burstLimit.times} in ${burstLimit.seconds / 60} minutes, came from one address. They are in the spam folder; check that no real one is among them.`;
const ofAll = `More than ${allLimit.times} enquiries came within an hour, from different addresses. They are in the inbox; mark the unwanted ones as spam.`;

/** Raises the alarm about a flood of enquiries. Ends it when no limit has been exceeded for an hour. */
export async function watchEnquiryLimit(db: D1Database, now: Date): Promise<void> {
  const [{ address, all }] = await query(db, findExceededLimits(now));
  const detail = address ? ofOneAddress : all ? ofAll : undefined;
  await batch(db, detail ? raiseAlarm("enquiry-limit", detail, now) : endAlarm("enquiry-limit", now));
}

export const watchEnquiryLimitTask: ScheduledTask = {
  name: "enquiry-limit",
  label: "watching for floods of enquiries",
  when: "every five minutes",
  limit: "one read",
  whenLate: "The alarm begins or ends later.",
  run: ({ db, now }) => watchEnquiryLimit(db, now),
};
