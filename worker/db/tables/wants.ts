import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { WantFilters } from "#contract/wants/want-filters.ts";
import { type WantKind, wantChannels, wantKinds, wantStatuses } from "#contract/wants/want-kinds.ts";
import { appointments } from "./appointments.ts";
import { people } from "./people.ts";
import { properties } from "./properties.ts";
import { quotedList } from "./quoted-list.ts";

/** What people look for and do not find: a home, a driving lesson or a professional. They are told when one comes. */
export const wants = sqliteTable(
  "wants",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    /** SHA-256 of the secret of its page. */
    secret_hash: text().notNull(),
    kind: text({ enum: wantKinds }).notNull(),
    /** As they were sent; see `readWantFilters`. */
    filters: text({ mode: "json" }).$type<WantFilters>().notNull(),
    /** The filters in words. */
    label: text().notNull(),
    channel: text({ enum: wantChannels }).notNull(),
    status: text({ enum: wantStatuses }).notNull(),
    /** The person for whom a colleague added it. */
    person_n: integer().references(() => people.n, { onDelete: "cascade" }),
    name: text(),
    /** As it was typed; null of a person of `person_n`, whose contacts count. */
    email: text(),
    phone_number: text(),
    /** The address or the number as contacts are compared. */
    contact_key: text(),
    /** The push subscription of a browser; see `alert_devices`. */
    endpoint: text(),
    p256dh: text(),
    auth: text(),
    /** Of colleagues only. */
    note: text(),
    /** The colleague who added it; null for a visitor. */
    created_by: text(),
    created_at: text().notNull(),
    changed_at: text().notNull(),
    ends_at: text().notNull(),
    /** When its owner was asked whether it is still wanted. */
    asked_at: text(),
    /** When its owner was last told, on which day, and how often on that day. */
    told_at: text(),
    told_day: text(),
    told_count: integer().notNull().default(0),
    /** Push messages that failed since the last success, and when the next one is tried. */
    failures: integer().notNull().default(0),
    retry_at: text(),
  },
  (table) => [
    uniqueIndex("wants_id").on(table.id),
    uniqueIndex("wants_secret").on(table.secret_hash),
    index("wants_person").on(table.person_n).where(sql`person_n IS NOT NULL`),
    index("wants_contact").on(table.contact_key).where(sql`contact_key IS NOT NULL`),
    index("wants_end").on(table.status, table.ends_at),
    check("wants_kind", sql.raw(`kind IN (${quotedList(wantKinds)})`)),
    check("wants_channel", sql.raw(`channel IN (${quotedList(wantChannels)})`)),
    check("wants_status", sql.raw(`status IN (${quotedList(wantStatuses)})`)),
  ],
);

/**
 * Where a want may be met: a row for each of its places and types, with its bounds. One index finds the few wants that a home
 * may meet; which it does meet is decided by the search of the catalogue. A want that ended has no rows.
 */
export const wantPlaces = sqliteTable(
  "want_places",
  {
    want_n: integer()
      .notNull()
      .references(() => wants.n, { onDelete: "cascade" }),
    kind: text().$type<WantKind>().notNull(),
    /** The keys of a type, and of an area or a city; empty for each. The id of a course or a professional is a place. */
    type_key: text().notNull(),
    place_key: text().notNull(),
    max_price_cents: integer().notNull(),
    min_price_cents: integer().notNull(),
    min_bedrooms: integer().notNull(),
    max_bedrooms: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.want_n, table.type_key, table.place_key] }),
    index("want_places_match").on(
      table.kind,
      table.type_key,
      table.place_key,
      table.max_price_cents,
      table.min_price_cents,
      table.min_bedrooms,
      table.max_bedrooms,
      table.want_n,
    ),
  ],
);

/** The homes that met a want. The key lets each be told once. */
export const wantMatches = sqliteTable(
  "want_matches",
  {
    want_n: integer()
      .notNull()
      .references(() => wants.n, { onDelete: "cascade" }),
    property_uuid: text().notNull(),
    matched_at: text().notNull(),
    sent_at: text(),
  },
  (table) => [
    primaryKey({ columns: [table.want_n, table.property_uuid] }),
    index("want_matches_unsent").on(table.want_n, table.property_uuid).where(sql`sent_at IS NULL`),
  ],
);

/** Homes that triggers noted, because they may meet other wants than before. */
export const changedHomes = sqliteTable("changed_homes", {
  property_n: integer()
    .primaryKey()
    .references(() => properties.n, { onDelete: "cascade" }),
  at: text().notNull(),
  /** Grows with each change, so that none is lost while the home is compared. */
  changes: integer().notNull().default(1),
});

/** Cancelled times that were offered to people who wait, one after the other. Until `held_until`, no one else can book them. */
export const waitingOffers = sqliteTable(
  "waiting_offers",
  {
    want_n: integer()
      .notNull()
      .references(() => wants.n, { onDelete: "cascade" }),
    /** The appointment that was cancelled. */
    appointment_n: integer()
      .notNull()
      .references(() => appointments.n, { onDelete: "cascade" }),
    offered_at: text().notNull(),
    held_until: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.want_n, table.appointment_n] }),
    index("waiting_offers_appointment").on(table.appointment_n, table.held_until),
  ],
);
