import { and, type SQL, sql } from "drizzle-orm";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import type { Contacted, NextStep } from "#contract/enquiries/inbox-actions.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isVisibleService } from "#worker/db/health-permission.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries, enquiryEvents } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { noteFirstAnswer, noteOpened } from "./first-answer.ts";

/** The enquiry, if the actor may see it. */
const isTarget = (actor: AdminActor, id: string): SQL =>
  sql`${enquiries.id} = ${id} AND ${isVisibleService(actor, enquiries.service)}`;

/** Returns whether the actor may see the enquiry. */
export const enquiryExists = (actor: AdminActor, id: string): Query<boolean> =>
  combineQueries(
    [builder.select({ n: enquiries.n }).from(enquiries).where(isTarget(actor, id))],
    (rows) => rows.length === 1,
  );

interface NewEvent {
  kind: ContactWay | "reply" | "next step";
  text?: string | null;
  /** False if the person was not reached. */
  reached?: false | undefined;
}

const insertEvent = (actor: AdminActor, id: string, at: string, event: NewEvent, when?: SQL) =>
  builder.insert(enquiryEvents).select(
    builder
      .select(newRow(enquiryEvents, { ...event, enquiry_n: enquiries.n, at, actor_id: actor.id }))
      .from(enquiries)
      .where(and(isTarget(actor, id), when)),
  );

/** What to do tomorrow for a person who was not reached. */
const tryAgain = "Try again: not reached";
const dayMs = 86_400_000;

/**
 * Records a call or a message to the sender, with the text of the reply if there is one. The first one that reached the
 * person is the first answer. After one that did not, the next step is tomorrow, unless another one is planned for later.
 * Does nothing to an enquiry that the actor may not see.
 */
export function insertContact(
  actor: AdminActor,
  id: string,
  { by, text, reached = true }: Contacted,
  now: Date,
): Statement[] {
  const at = now.toISOString();
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  const isNextTomorrow = sql`(${Number(!reached)} AND (next_step_at IS NULL OR next_step_at < ${tomorrow}))`;
  const isKnown = sql`EXISTS (SELECT 1 FROM enquiries WHERE ${isTarget(actor, id)})`;
  return [
    insertAuditEntry(
      actor,
      { action: "update", entity: "enquiry", entityId: id, after: { contacted: by, ...(!reached && { reached }) } },
      now,
      isKnown,
    ),
    insertEvent(actor, id, at, { kind: by, reached: reached ? undefined : reached }),
    // An erased enquiry keeps no text.
    ...(text ? [insertEvent(actor, id, at, { kind: "reply", text }, sql`name <> ''`)] : []),
    insertEvent(actor, id, at, { kind: "next step", text: tryAgain }, isNextTomorrow),
    builder
      .update(enquiries)
      .set({
        changed_at: at,
        ...noteOpened(actor, at),
        ...noteFirstAnswer(actor, at, by, sql`${Number(reached)}`),
        next_step: sql`iif(${isNextTomorrow}, ${tryAgain}, ${enquiries.next_step})`,
        next_step_at: sql`iif(${isNextTomorrow}, ${tomorrow}, ${enquiries.next_step_at})`,
      })
      .where(isTarget(actor, id)),
  ];
}

/** Sets or removes the next step and records it, unless it is already so. Returns whether the actor may see the enquiry. */
export function updateNextStep(actor: AdminActor, id: string, step: NextStep, now: Date): Query<boolean> {
  const at = now.toISOString();
  const [text, time] = [step?.text ?? null, step?.at ?? null];
  const differs = sql`(next_step IS NOT ${text} OR next_step_at IS NOT ${time})`;
  return combineQueries(
    [
      enquiryExists(actor, id),
      insertAuditEntry(
        actor,
        { action: "update", entity: "enquiry", entityId: id, after: { next_step: time } },
        now,
        sql`EXISTS (SELECT 1 FROM enquiries WHERE ${isTarget(actor, id)} AND ${differs})`,
      ),
      insertEvent(actor, id, at, { kind: "next step", text }, differs),
      builder
        .update(enquiries)
        .set({ changed_at: at, next_step: text, next_step_at: time })
        .where(and(isTarget(actor, id), differs)),
    ],
    (isFound) => isFound,
  );
}
