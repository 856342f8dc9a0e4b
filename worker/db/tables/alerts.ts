import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ServiceSlug } from "#contract/services/services.ts";
import { users } from "./accounts.ts";
import { enquiries } from "./enquiries.ts";

/** The phones and laptops of colleagues that receive push messages (RFC 8030, keys as in RFC 8291). */
export const alertDevices = sqliteTable(
  "alert_devices",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: text().notNull(),
    /** When a push service last accepted a message. */
    reached_at: text(),
    /** Why the last message was not accepted. */
    last_error: text(),
  },
  (table) => [uniqueIndex("alert_devices_endpoint").on(table.endpoint), index("alert_devices_user").on(table.user_id)],
);

/** What a colleague wants to be told, and when. Without a row the defaults apply. */
export const alertSettings = sqliteTable("alert_settings", {
  user_id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Slugs of services; null for all. */
  services: text({ mode: "json" }).$type<ServiceSlug[] | null>(),
  /** Null: the opening hours. */
  hours: text({ mode: "json" }).$type<{ from: string; to: string; days: number[] } | null>(),
  /** Why the last push failed although mail took over; null once a device is reached. */
  problem: text(),
  /** The endpoints that the colleague removed from the list of devices, the newest first. Their browsers ask before they ring again. */
  removed_endpoints: text({ mode: "json" }).$type<string[]>().notNull().default([]),
});

/** Who is told for each service, in order, in a single row; without a row all admins are told. */
export const alertOrder = sqliteTable(
  "alert_order",
  {
    id: integer().primaryKey(),
    /** Ids of accounts by the slug of a service. */
    services: text({ mode: "json" }).$type<Record<string, string[]>>().notNull(),
    /** After how many minutes the next colleague is told. */
    minutes: integer().notNull(),
    /** Whether senders get a receipt by e-mail. */
    receipts: integer({ mode: "boolean" }).notNull().default(true),
  },
  () => [check("alert_order_one", sql`id = 1`)],
);

/** Messages about an enquiry, to colleagues and to its sender. The text is composed when it is sent. */
export const alerts = sqliteTable(
  "alerts",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    enquiry_n: integer()
      .notNull()
      .references(() => enquiries.n, { onDelete: "cascade" }),
    /** The colleague; empty for the owner's address or the sender of the enquiry. */
    user_id: text().notNull(),
    /** `push`: to the colleague's devices, and by mail if none is reached. */
    channel: text({ enum: ["push", "mail"] }).notNull(),
    reason: text({ enum: ["new", "unopened", "assigned", "next step", "receipt", "moved", "cancelled"] }).notNull(),
    /** Tells apart what is told more than once for the same reason, such as the time of the next step. */
    occasion: text().notNull().default(""),
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
    uniqueIndex("alerts_once").on(table.enquiry_n, table.user_id, table.channel, table.reason, table.occasion),
    index("alerts_next").on(table.next_at).where(sql`next_at IS NOT NULL`),
    index("alerts_failed").on(table.tried_at).where(sql`next_at IS NULL AND sent_at IS NULL`),
    check("alerts_channel", sql`channel IN ('push', 'mail')`),
    check(
      "alerts_reason",
      sql`reason IN ('new', 'unopened', 'assigned', 'next step', 'receipt', 'moved', 'cancelled')`,
    ),
  ],
);
