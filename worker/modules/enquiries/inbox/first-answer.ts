import { type SQL, sql } from "drizzle-orm";
import type { AnswerWay } from "#contract/enquiries/channels.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { FieldChange } from "./field-changes.ts";

/** Returns the assignments of an UPDATE that note the first answer of an enquiry, where a condition holds. */
export function noteFirstAnswer(actor: AdminActor, at: string, how: AnswerWay, condition: SQL): SQL {
  const isFirst = sql`answered_at IS NULL AND ${condition}`;
  return sql`answered_at = iif(${isFirst}, ${at}, answered_at), answered_by = iif(${isFirst}, ${actor.id}, answered_by),
    answered_how = iif(${isFirst}, ${how}, answered_how)`;
}

/**
 * Returns the assignments that follow a change of the status. Replied is an answer. Read takes it back: then the answer is
 * the first contact that reached the person, if there is one. New takes back every answer.
 */
export function noteAnswerByStatus(actor: AdminActor, at: string, changes: readonly FieldChange[]): SQL {
  const status = changes.find(({ field }) => field === "status");
  if (status?.to === "replied") return noteFirstAnswer(actor, at, "replied", status.differs);
  if (status?.to === "read") return takeBackAnswer(sql`${status.differs} AND ${isByStatus}`);
  if (status?.to === "new") return replaceAnswer(status.differs, () => sql`NULL`);
  return sql`answered_at = answered_at`;
}

/** Whether a colleague said that it was answered. */
export const isByStatus = sql`coalesce(answered_how, 'replied') = 'replied'`;

/** Returns the assignments that take back an answer: it is then the first contact that reached the person, or none. */
export const takeBackAnswer = (condition: SQL): SQL =>
  replaceAnswer(
    condition,
    (column) => sql`(SELECT ${sql.raw(column)} FROM enquiry_events INDEXED BY enquiry_events_enquiry
      WHERE enquiry_n = enquiries.n AND kind IN ('call', 'whatsapp', 'email') AND reached IS NOT 0
      ORDER BY enquiry_events.n LIMIT 1)`,
  );

const replaceAnswer = (condition: SQL, read: (column: "at" | "actor_id" | "kind") => SQL): SQL =>
  sql`answered_at = iif(${condition}, ${read("at")}, answered_at),
    answered_by = iif(${condition}, ${read("actor_id")}, answered_by),
    answered_how = iif(${condition}, ${read("kind")}, answered_how)`;

/** Returns the assignments that note who first opened an enquiry. Then no other colleague is told of it. */
export const noteOpened = (actor: AdminActor, at: string): SQL =>
  sql`opened_at = coalesce(opened_at, ${at}),
    opened_by = iif(opened_at IS NULL, ${actor.id}, opened_by), escalates_at = NULL`;
