import { eq, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { noteFirstAnswer, noteOpened } from "./first-answer.ts";

/** Records that a colleague answered an enquiry by confirming, moving or declining its appointment. */
export function answerByAppointment(actor: AdminActor, enquiryId: string, now: Date): Statement[] {
  const at = now.toISOString();
  return [
    sql`INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after)
      SELECT n, ${at}, ${actor.id}, 'status', status, 'replied' FROM enquiries
      WHERE enquiries.id = ${enquiryId} AND status IN ('new', 'read')`,
    builder
      .update(enquiries)
      .set({
        status: sql`iif(${enquiries.status} IN ('new', 'read'), 'replied', ${enquiries.status})`,
        changed_at: sql`max(${enquiries.changed_at}, ${at})`,
        ...noteFirstAnswer(actor, at, "appointment", sql`1`),
        ...noteOpened(actor, at),
      })
      .where(eq(enquiries.id, enquiryId)),
  ];
}
