import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type AnswerWay, contactWays, type EnquiryChannel } from "#contract/enquiries/channels.ts";
import type { EnquirySource } from "#contract/enquiries/enquiry-source.ts";
import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { type EnquiryService, enquiryServices } from "#contract/services/services.ts";
import { users } from "./accounts.ts";
import { people } from "./people.ts";
import { quotedList } from "./quoted-list.ts";

/** Enquiries from all forms of the site. */
export const enquiries = sqliteTable(
  "enquiries",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    reference: text().notNull(),
    /** The values are defined in the contract (services.ts); there is no check constraint. */
    service: text({ enum: enquiryServices as [EnquiryService, ...EnquiryService[]] }).notNull(),
    name: text().notNull(),
    /** Empty if the sender has none. */
    email: text().notNull(),
    phone_number: text().notNull(),
    message: text(),
    subject: text(),
    property_uuid: text(),
    professional_id: text(),
    course_id: text(),
    /** The day that suits the sender, as YYYY-MM-DD, and the time of day; see preferred-times.ts of the contract. */
    preferred_day: text(),
    preferred_time: text(),
    status: text({ enum: enquiryStatuses }).notNull().default("new"),
    /** The sender's account: signed in when sending, or claimed later by receipt. */
    user_id: text().references(() => users.id, { onDelete: "set null" }),
    /** Suspected spam: listed separately, never dropped. */
    spam: integer({ mode: "boolean" }).notNull().default(false),
    /** Marked in the normal inbox: a hidden field was filled in, which the autofill of browsers does too. */
    possible_spam: integer({ mode: "boolean" }).notNull().default(false),
    submitted_at: text().notNull(),
    /** Deadline for the reply; see contract/site/promise.ts. */
    due_at: text().notNull().default(""),
    /** Time of the last change; the retention period for personal data starts here. */
    changed_at: text().notNull().default(""),
    assignee_id: text().references(() => users.id, { onDelete: "set null" }),
    /** The person who asks; null until the job has found or created one. */
    person_n: integer().references(() => people.n, { onDelete: "set null" }),
    /** Whether a colleague deleted its person, so that the job creates none again. */
    is_unlinked: integer({ mode: "boolean" }).notNull().default(false),
    channel: text().$type<EnquiryChannel>().notNull().default("form"),
    /** The colleague who logged it; null for a form. */
    logged_by: text(),
    source: text({ mode: "json" }).$type<EnquirySource>(),
    /** One word or host for `source`, by which numbers are grouped; null for a direct visit. */
    source_key: text(),
    /** When a colleague first opened it, and who. */
    opened_at: text(),
    opened_by: text(),
    /** The first answer, who gave it and how. */
    answered_at: text(),
    answered_by: text(),
    answered_how: text().$type<AnswerWay>(),
    /** What to do next and when; null without a next step. */
    next_step: text(),
    next_step_at: text(),
    /** When the next colleague is told, unless it is opened before; null if no other colleague is to be told. */
    escalates_at: text(),
    /** How many colleagues of the alert order have been told. */
    told: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("enquiries_id").on(table.id),
    index("enquiries_submitted").on(table.spam, table.submitted_at),
    // The inbox lists, newest first. With two filters, one selects the index and the other filters its rows.
    index("enquiries_newest").on(table.spam, table.n),
    index("enquiries_status_newest").on(table.spam, table.status, table.n),
    index("enquiries_service_newest").on(table.spam, table.service, table.n),
    index("enquiries_assignee").on(table.assignee_id, table.n).where(sql`assignee_id IS NOT NULL`),
    // The first two columns are the same in all rows: the planner prefers an index with more of what is asked for.
    index("enquiries_waiting")
      .on(table.spam, table.answered_at, table.submitted_at)
      .where(sql`spam = 0 AND status IN ('new', 'read') AND answered_at IS NULL`),
    // Read by the version before only.
    index("enquiries_to_answer")
      .on(table.submitted_at, table.n, table.due_at)
      .where(sql`spam = 0 AND status IN ('new', 'read') AND answered_at IS NULL`),
    index("enquiries_changed").on(table.changed_at).where(sql`name <> ''`),
    index("enquiries_email").on(sql`lower(email)`),
    index("enquiries_property").on(table.property_uuid, table.n).where(sql`property_uuid IS NOT NULL`),
    index("enquiries_user").on(table.user_id).where(sql`user_id IS NOT NULL`),
    index("enquiries_person").on(table.person_n, table.n).where(sql`person_n IS NOT NULL`),
    // The columns are the same in all rows: see enquiries_waiting.
    index("enquiries_without_person")
      .on(table.person_n, table.spam, table.is_unlinked)
      .where(sql`person_n IS NULL AND name <> '' AND spam = 0 AND is_unlinked = 0`),
    index("enquiries_next_step").on(table.next_step_at).where(sql`next_step_at IS NOT NULL`),
    index("enquiries_escalation").on(table.escalates_at).where(sql`escalates_at IS NOT NULL`),
    check("enquiries_status", sql.raw(`status IN (${quotedList(enquiryStatuses)})`)),
    check("enquiries_spam", sql`spam IN (0, 1)`),
  ],
);

/** Changes that admins made to an enquiry: status, assignee, spam flag, notes. */
export const enquiryHistory = sqliteTable(
  "enquiry_history",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    enquiry_n: integer()
      .notNull()
      .references(() => enquiries.n, { onDelete: "cascade" }),
    at: text().notNull(),
    /** Id of the account, which may have been deleted. */
    actor_id: text().notNull(),
    field: text({ enum: ["status", "assignee", "spam", "note"] }).notNull(),
    before: text(),
    /** The new value; for a note its text. */
    after: text(),
  },
  (table) => [
    index("enquiry_history_enquiry").on(table.enquiry_n),
    check("enquiry_history_field", sql`field IN ('status', 'assignee', 'spam', 'note')`),
  ],
);

/** What colleagues did for an enquiry besides changing its fields: calls, messages, replies and next steps. */
export const enquiryEvents = sqliteTable(
  "enquiry_events",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    enquiry_n: integer()
      .notNull()
      .references(() => enquiries.n, { onDelete: "cascade" }),
    at: text().notNull(),
    /** Id of the account, which may have been deleted. */
    actor_id: text().notNull(),
    kind: text({ enum: [...contactWays, "reply", "next step"] }).notNull(),
    /** The text of a reply or of a next step; null for a call and for a step that was removed. */
    text: text(),
    /** False for a call or a message that did not reach the person; null otherwise. */
    reached: integer({ mode: "boolean" }),
  },
  (table) => [
    index("enquiry_events_enquiry").on(table.enquiry_n),
    check("enquiry_events_kind", sql.raw(`kind IN (${quotedList([...contactWays, "reply", "next step"])})`)),
  ],
);

/** Which colleagues have an enquiry open. A row counts for a minute after `seen_at`. */
export const enquiryViewers = sqliteTable(
  "enquiry_viewers",
  {
    enquiry_n: integer()
      .notNull()
      .references(() => enquiries.n, { onDelete: "cascade" }),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seen_at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiry_n, table.user_id] }),
    index("enquiry_viewers_seen").on(table.seen_at),
  ],
);

/** What a change of several enquiries replaced, until it can no longer be undone. */
export const enquiryUndos = sqliteTable(
  "enquiry_undos",
  {
    /** The token that undoes it. */
    id: text().primaryKey(),
    actor_id: text().notNull(),
    at: text().notNull(),
    /** Each value that was changed, with the number of its enquiry. Values are those of the history. */
    replaced: text({ mode: "json" })
      .$type<{ n: number; field: "status" | "assignee" | "spam"; before: string | null; after: string | null }[]>()
      .notNull(),
  },
  (table) => [index("enquiry_undos_at").on(table.at)],
);

/** Enquiries to announce by e-mail. The text is composed from the enquiry when the mail is sent. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    enquiry_n: integer()
      .primaryKey()
      .references(() => enquiries.n, { onDelete: "cascade" }),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null when sent or given up. */
    next_at: text(),
    /** Time of the last attempt. */
    tried_at: text(),
    sent_at: text(),
    last_error: text(),
  },
  (table) => [
    index("mail_outbox_next").on(table.next_at).where(sql`next_at IS NOT NULL`),
    index("mail_outbox_failed").on(table.enquiry_n).where(sql`next_at IS NULL AND sent_at IS NULL`),
  ],
);

/** Number of enquiries by spam flag, service and status. Maintained by triggers. */
export const enquiryCounts = sqliteTable(
  "enquiry_counts",
  {
    spam: integer({ mode: "boolean" }).notNull(),
    service: text().notNull(),
    status: text({ enum: enquiryStatuses }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spam, table.service, table.status] })],
);

/** Number of enquiries per day (UTC) without suspected spam. Maintained by triggers. */
export const enquiryDayCounts = sqliteTable(
  "enquiry_day_counts",
  { day: text().notNull(), service: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.service] })],
);
