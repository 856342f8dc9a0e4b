import { sql } from "drizzle-orm";
import type { Statement } from "#worker/db/driver.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { noteFirstAnswer, noteOpened } from "./first-answer.ts";

/** Records that a colleague answered an enquiry by confirming, moving or declining its appointment. */
export function answerByAppointment(actor: AdminActor, enquiryId: string, now: Date): Statement[] {
  const at = now.toISOString();
  return [
    sql`INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after)
      SELECT n, ${at}, ${actor.id}, 'status', status, 'replied' FROM enquiries
      WHERE enquiries.id = ${enquiryId} AND status IN ('new', 'read')`,
    sql`UPDATE enquiries SET status = iif(status IN ('new', 'read'), 'replied', status), changed_at = max(changed_at, ${at}),
        ${noteFirstAnswer(actor, at, "appointment", sql`1`)}, ${noteOpened(actor, at)}
      WHERE enquiries.id = ${enquiryId}`,
  ];
}

/** Records that a colleague saw the enquiry of an appointment. Then no other colleague is told of it. */
export const openByAppointment = (actor: AdminActor, enquiryId: string, now: Date): Statement =>
  sql`UPDATE enquiries SET ${noteOpened(actor, now.toISOString())} WHERE enquiries.id = ${enquiryId} AND opened_at IS NULL`;
