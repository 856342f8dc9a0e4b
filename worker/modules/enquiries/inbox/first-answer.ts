import { type SQL, sql } from "drizzle-orm";
import type { AdminActor } from "#worker/http/actor.ts";
import type { FieldChange } from "./field-changes.ts";

/** Returns the assignments of an UPDATE that note the first answer of an enquiry and who gave it, where a condition holds. */
export const noteFirstAnswer = (actor: AdminActor, at: string, condition: SQL): SQL =>
  sql`answered_at = iif(answered_at IS NULL AND ${condition}, ${at}, answered_at),
    answered_by = iif(answered_at IS NULL AND ${condition}, ${actor.id}, answered_by)`;

/** Returns the assignments that note the first answer if a change sets the status to replied. */
export function noteAnswerByStatus(actor: AdminActor, at: string, changes: readonly FieldChange[]): SQL {
  const replied = changes.find(({ field, to }) => field === "status" && to === "replied");
  return noteFirstAnswer(actor, at, replied?.differs ?? sql`0`);
}

/** Returns the assignments that note who first opened an enquiry. Then no other colleague is told of it. */
export const noteOpened = (actor: AdminActor, at: string): SQL =>
  sql`opened_at = coalesce(opened_at, ${at}),
    opened_by = iif(opened_at IS NULL, ${actor.id}, opened_by), escalates_at = NULL`;
