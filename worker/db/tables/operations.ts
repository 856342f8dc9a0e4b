import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AlarmName } from "#contract/admin/alarm-names.ts";
import type { RowError } from "#contract/admin/property-import.ts";

/** The last run of each task of the schedule, and the state from which a long task continues. */
export const jobs = sqliteTable("jobs", {
  name: text().primaryKey(),
  state: text({ mode: "json" }),
  ran_at: text(),
  succeeded_at: text(),
  duration_ms: integer(),
  /** What the last run did, in numbers. */
  result: text({ mode: "json" }),
  /** Failed runs since the last success. */
  failures: integer().notNull().default(0),
  error: text(),
});

/** Cache tags of what changed without an audit entry, until the cache in front of the worker renews their copies. */
export const cacheRenewals = sqliteTable("cache_renewals", {
  tag: text().primaryKey(),
  /** The time of the last change, by the clock of the database. */
  since: text().notNull(),
});

/** Problems that the owner must know of. An alarm has one row, which is open until `ended_at` is set. */
export const alarms = sqliteTable("alarms", {
  name: text().$type<AlarmName>().primaryKey(),
  detail: text().notNull(),
  since: text().notNull(),
  ended_at: text(),
});

/** Messages to send other than announcements of enquiries: alarms and confirmation links. */
export const messages = sqliteTable(
  "messages",
  {
    /** Names the event, so that it is announced once. */
    id: text().primaryKey(),
    channel: text({ enum: ["mail", "webhook"] }).notNull(),
    /** The recipient of a mail; null for the business itself. */
    recipient: text(),
    subject: text().notNull(),
    body: text().notNull(),
    created_at: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null when sent or given up. */
    next_at: text(),
    /** Time of the last attempt. */
    tried_at: text(),
    sent_at: text(),
    last_error: text(),
  },
  (table) => [
    index("messages_next").on(table.next_at).where(sql`next_at IS NOT NULL`),
    index("messages_created").on(table.created_at),
    check("messages_channel", sql`channel IN ('mail', 'webhook')`),
  ],
);

/** Numbers of events per day (UTC) that concern no person, such as content policy reports. */
export const dailyCounts = sqliteTable(
  "daily_counts",
  { day: text().notNull(), name: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** Imports of properties. Each has one audit entry, and its rows arrive in several requests. */
export const imports = sqliteTable(
  "imports",
  {
    id: text().primaryKey(),
    actor_id: text().notNull(),
    started_at: text().notNull(),
    changed_at: text().notNull(),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    file_name: text(),
    /** An undone import accepts no more rows. */
    undone_at: text(),
    undone_by: text(),
  },
  (table) => [index("imports_started").on(table.started_at)],
);

/**
 * The rows of imports that created or changed a property or were rejected: the report of the import, and what undoing it
 * needs. The audit log has the old and new values, in entries of the same time.
 */
export const importRows = sqliteTable(
  "import_rows",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    import_id: text().notNull(),
    /** The number in the file, from 1; null if the client sent none and the row has a reference. */
    row: integer(),
    property_uuid: text(),
    reference: text(),
    result: text({ enum: ["created", "updated", "error"] }).notNull(),
    at: text().notNull(),
    /** The errors of a rejected row, or the names of the changed fields. */
    detail: text({ mode: "json" }).$type<(RowError | string)[]>(),
    /** `left`: another person had changed the property. */
    undone: text({ enum: ["removed", "restored", "left"] }),
  },
  (table) => [
    uniqueIndex("import_rows_row").on(table.import_id, table.row),
    index("import_rows_property").on(table.property_uuid).where(sql`property_uuid IS NOT NULL`),
    // What an undo has to do, the last row first.
    index("import_rows_to_undo").on(table.import_id, table.n).where(sql`undone IS NULL AND result <> 'error'`),
    check("import_rows_result", sql`result IN ('created', 'updated', 'error')`),
    check("import_rows_undone", sql`undone IN ('removed', 'restored', 'left')`),
  ],
);

/** Numbers of deleted audit entries. */
export const auditTotals = sqliteTable(
  "audit_totals",
  { month: text().notNull(), entity: text().notNull(), action: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.month, table.entity, table.action] })],
);
