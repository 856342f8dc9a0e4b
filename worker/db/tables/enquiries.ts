import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { type ServiceSlug, serviceSlugs } from "#contract/services/services.ts";
import { users } from "./accounts.ts";
import { quotedList } from "./quoted-list.ts";

/** Enquiries from all forms of the site. */
export const enquiries = sqliteTable(
  "enquiries",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    reference: text().notNull(),
    /** The values are defined in the contract (services.ts); there is no check constraint. */
    service: text({ enum: serviceSlugs as [ServiceSlug, ...ServiceSlug[]] }).notNull(),
    name: text().notNull(),
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
    /** Deadline for the reply; see reply-deadline.ts of the enquiries module. */
    due_at: text().notNull().default(""),
    /** Time of the last change; the retention period for personal data starts here. */
    changed_at: text().notNull().default(""),
    assignee_id: text().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("enquiries_id").on(table.id),
    index("enquiries_submitted").on(table.spam, table.submitted_at),
    // The inbox lists, newest first. With two filters, one selects the index and the other filters its rows.
    index("enquiries_newest").on(table.spam, table.n),
    index("enquiries_status_newest").on(table.spam, table.status, table.n),
    index("enquiries_service_newest").on(table.spam, table.service, table.n),
    index("enquiries_assignee").on(table.assignee_id, table.n).where(sql`assignee_id IS NOT NULL`),
    index("enquiries_due").on(table.due_at).where(sql`spam = 0 AND status IN ('new', 'read')`),
    index("enquiries_changed").on(table.changed_at).where(sql`email <> ''`),
    index("enquiries_email").on(sql`lower(email)`),
    index("enquiries_property").on(table.property_uuid, table.n).where(sql`property_uuid IS NOT NULL`),
    index("enquiries_user").on(table.user_id).where(sql`user_id IS NOT NULL`),
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
