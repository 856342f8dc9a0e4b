import { and, eq, gte, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { builder } from "#worker/db/driver.ts";
import { leftJoined } from "#worker/db/expressions.ts";
import { isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { enquiries, enquiryEvents, enquiryHistory, enquiryViewers, mailOutbox } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { selectInbox, toInboxEnquiry } from "./enquiry-rows.ts";
import { closedBefore } from "./enquiry-viewers.repository.ts";

const actors = alias(users, "actors");
const oldAssignees = alias(users, "old_assignees");
const newAssignees = alias(users, "new_assignees");

/**
 * Finds an enquiry with its history, the oldest entry first; undefined if it does not exist or the viewer may not see it.
 * @param viewer the colleague who opens it, who is not one of its `viewers`
 */
export function findEnquiry(viewer: AdminActor, id: string, now: Date): Query<EnquiryDetail | undefined> {
  const found = selectInbox(viewer, now).where(and(eq(enquiries.id, id), isVisibleService(viewer, enquiries.service)));
  const isAssignee = eq(enquiryHistory.field, "assignee");
  const history = builder
    .select({
      at: enquiryHistory.at,
      by: leftJoined(actors.username, "by"),
      field: enquiryHistory.field,
      from: enquiryHistory.before,
      to: enquiryHistory.after,
      from_name: leftJoined(oldAssignees.username, "from_name"),
      to_name: leftJoined(newAssignees.username, "to_name"),
    })
    .from(enquiryHistory)
    .innerJoin(enquiries, eq(enquiries.n, enquiryHistory.enquiry_n))
    .leftJoin(actors, eq(actors.id, enquiryHistory.actor_id))
    .leftJoin(oldAssignees, and(isAssignee, eq(oldAssignees.id, enquiryHistory.before)))
    .leftJoin(newAssignees, and(isAssignee, eq(newAssignees.id, enquiryHistory.after)))
    .where(eq(enquiries.id, id))
    .orderBy(enquiryHistory.n);
  const { sent_at, attempts, next_at, last_error } = mailOutbox;
  const mail = builder
    .select({ sent_at, attempts, next_at, last_error })
    .from(mailOutbox)
    .innerJoin(enquiries, eq(enquiries.n, mailOutbox.enquiry_n))
    .where(eq(enquiries.id, id));
  const events = builder
    .select({
      at: enquiryEvents.at,
      by: leftJoined(actors.username, "by"),
      kind: enquiryEvents.kind,
      text: enquiryEvents.text,
      reached: enquiryEvents.reached,
    })
    .from(enquiryEvents)
    .innerJoin(enquiries, eq(enquiries.n, enquiryEvents.enquiry_n))
    .leftJoin(actors, eq(actors.id, enquiryEvents.actor_id))
    .where(eq(enquiries.id, id))
    .orderBy(enquiryEvents.n);
  const viewers = builder
    .select({ id: users.id, username: users.username })
    .from(enquiryViewers)
    .innerJoin(enquiries, eq(enquiries.n, enquiryViewers.enquiry_n))
    .innerJoin(users, eq(users.id, enquiryViewers.user_id))
    .where(and(eq(enquiries.id, id), gte(enquiryViewers.seen_at, closedBefore(now)), ne(users.id, viewer.id)))
    .orderBy(users.username_key);
  return combineQueries(
    [selectFirst(found), history, selectFirst(mail), events, viewers],
    (row, entries, queued, done, open) =>
      row
        ? {
            ...toInboxEnquiry(row, now),
            opened_at: row.opened_at,
            opened_by: row.opened_by,
            history: entries.flatMap(({ field, ...entry }) => (field === "note" ? [] : [{ ...entry, field }])),
            notes: entries.flatMap(({ field, at, by, to }) => (field === "note" ? [{ at, by, text: to ?? "" }] : [])),
            mail: queued ?? null,
            events: done,
            viewers: open,
          }
        : undefined,
  );
}
