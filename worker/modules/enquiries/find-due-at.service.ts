import { replyDeadline } from "#shared/site/promise.ts";
import { findOpenTimes } from "#worker/db/open-times.ts";
import { query } from "#worker/db/query.ts";
import type { EnquiryRecord } from "./spool/spooled-enquiry.ts";

/** Returns until when an enquiry is answered. @throws StorageUnavailable */
export async function findDueAt(
  db: D1Database,
  { service, submittedAt }: Pick<EnquiryRecord, "service" | "submittedAt">,
): Promise<string> {
  const [open] = await query(db, findOpenTimes);
  return replyDeadline(service, submittedAt, open);
}
