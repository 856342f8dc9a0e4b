import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
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
      selectRows(
        sql`INSERT INTO enquiry_viewers (enquiry_n, user_id, seen_at)
          SELECT n, ${actor.id}, ${at} FROM enquiries WHERE id = ${id} AND ${isVisibleService(actor, enquiries.service)}
          ON CONFLICT (enquiry_n, user_id) DO UPDATE SET seen_at = excluded.seen_at RETURNING enquiry_n`,
        z.object({ enquiry_n: z.number() }),
      ),
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
