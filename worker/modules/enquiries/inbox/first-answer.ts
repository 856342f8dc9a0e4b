import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { AnswerWay } from "#contract/enquiries/channels.ts";
import { builder } from "#worker/db/driver.ts";
import { enquiries, enquiryEvents } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { FieldChange } from "./field-changes.ts";

const { answered_at, answered_by, answered_how, opened_at, opened_by } = enquiries;

/** Returns the values of an UPDATE that notes the first answer of an enquiry, where a condition holds. */
export function noteFirstAnswer(actor: AdminActor, at: string, how: AnswerWay, condition: SQL) {
  const isFirst = sql`${answered_at} IS NULL AND ${condition}`;
  return {
    answered_at: sql`iif(${isFirst}, ${at}, ${answered_at})`,
    answered_by: sql`iif(${isFirst}, ${actor.id}, ${answered_by})`,
    answered_how: sql`iif(${isFirst}, ${how}, ${answered_how})`,
  };
}

/**
 * Returns the values that follow a change of the status. Replied is an answer. Read takes it back: then the answer is
 * the first contact that reached the person, if there is one. New takes back every answer.
 */
export function noteAnswerByStatus(actor: AdminActor, at: string, changes: readonly FieldChange[]) {
  const status = changes.find(({ field }) => field === "status");
  if (status?.to === "replied") return noteFirstAnswer(actor, at, "replied", status.differs);
  if (status?.to === "read") return takeBackAnswer(sql`${status.differs} AND ${isByStatus}`);
  if (status?.to === "new") return replaceAnswer(status.differs, () => sql`NULL`);
  return {};
}

/** Whether a colleague said that it was answered. */
export const isByStatus = sql`coalesce(${answered_how}, 'replied') = 'replied'`;

/** Returns the values that take back an answer: it is then the first contact that reached the person, or none. */
export const takeBackAnswer = (condition: SQL) =>
  replaceAnswer(condition, (column) => {
    const { enquiry_n, kind, reached, n } = enquiryEvents;
    const isContact = and(inArray(kind, ["call", "whatsapp", "email"]), sql`${reached} IS NOT 0`);
    const first = builder
      .select({ column })
      .from(enquiryEvents)
      .where(and(eq(enquiry_n, enquiries.n), isContact));
    return sql`(${first.orderBy(n).limit(1)})`;
  });

const replaceAnswer = (condition: SQL, read: (column: SQLiteColumn) => SQL) => ({
  answered_at: sql`iif(${condition}, ${read(enquiryEvents.at)}, ${answered_at})`,
  answered_by: sql`iif(${condition}, ${read(enquiryEvents.actor_id)}, ${answered_by})`,
  answered_how: sql`iif(${condition}, ${read(enquiryEvents.kind)}, ${answered_how})`,
});

/** Returns the values that note who first opened an enquiry. Then no other colleague is told of it. */
export const noteOpened = (actor: AdminActor, at: string) => ({
  opened_at: sql`coalesce(${opened_at}, ${at})`,
  opened_by: sql`iif(${opened_at} IS NULL, ${actor.id}, ${opened_by})`,
  escalates_at: null,
});
