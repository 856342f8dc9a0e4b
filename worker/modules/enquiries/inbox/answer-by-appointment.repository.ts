import { and, eq, inArray, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { enquiries, enquiryHistory } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { noteFirstAnswer, noteOpened } from "./first-answer.ts";

/** Records that a colleague answered an enquiry by confirming, moving or declining its appointment. */
export function answerByAppointment(actor: AdminActor, enquiryId: string, now: Date): Statement[] {
  const at = now.toISOString();
  const before = { enquiry_n: enquiries.n, before: enquiries.status };
  const change = { ...before, at, actor_id: actor.id, field: "status" as const, after: "replied" };
  return [
    builder.insert(enquiryHistory).select(
      builder
        .select(newRow(enquiryHistory, change))
        .from(enquiries)
        .where(and(eq(enquiries.id, enquiryId), inArray(enquiries.status, ["new", "read"]))),
    ),
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
