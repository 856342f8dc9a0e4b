import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isVisibleService } from "#worker/db/health-permission.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries, enquiryViewers } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { noteOpened } from "./first-answer.ts";

/** A screen that shows an enquiry says so every 30 seconds. */
const viewingMs = 60_000;

/** The time before which a screen has closed. */
export const closedBefore = (now: Date): string => new Date(now.getTime() - viewingMs).toISOString();

/** Notes that a colleague has an enquiry open, and forgets those who had one open. Returns whether the colleague may see the enquiry. */
export function upsertViewer(actor: AdminActor, id: string, now: Date): Query<boolean> {
  const at = now.toISOString();
  return combineQueries(
    [
      builder
        .insert(enquiryViewers)
        .select(
          builder
            .select(newRow(enquiryViewers, { enquiry_n: enquiries.n, user_id: actor.id, seen_at: at }))
            .from(enquiries)
            .where(and(eq(enquiries.id, id), isVisibleService(actor, enquiries.service))),
        )
        .onConflictDoUpdate({ target: [enquiryViewers.enquiry_n, enquiryViewers.user_id], set: { seen_at: at } })
        .returning({ enquiry_n: enquiryViewers.enquiry_n }),
      deleteClosedViewers(now),
    ],
    (rows) => rows.length > 0,
  );
}

export const deleteViewer = (actor: AdminActor, id: string): Statement =>
  builder
    .delete(enquiryViewers)
    .where(
      and(
        eq(enquiryViewers.user_id, actor.id),
        inArray(
          enquiryViewers.enquiry_n,
          builder.select({ n: enquiries.n }).from(enquiries).where(eq(enquiries.id, id)),
        ),
      ),
    );

export const deleteClosedViewers = (now: Date): Statement =>
  builder.delete(enquiryViewers).where(lt(enquiryViewers.seen_at, closedBefore(now)));

/** Notes who first opened an enquiry. */
export const openEnquiry = (actor: AdminActor, id: string, now: Date): Statement =>
  builder
    .update(enquiries)
    .set(noteOpened(actor, now.toISOString()))
    .where(and(eq(enquiries.id, id), isNull(enquiries.opened_at)));
