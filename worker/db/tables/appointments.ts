import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  appointmentKinds,
  appointmentStatuses,
  historyFields,
  outcomes,
  resourceKinds,
} from "#contract/appointments/appointment-kinds.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import { tellReasons } from "#contract/appointments/tell-reasons.ts";
import { type ServiceSlug, serviceSlugs } from "#contract/services/services.ts";
import { users } from "./accounts.ts";
import { enquiries } from "./enquiries.ts";
import { quotedList } from "./quoted-list.ts";

/**
 * What can be busy: colleagues, instructors, cars, rooms. Homes, professionals and courses are resources by their own id. Accounts of
 * the team are colleagues without a row too; see all-resources.ts.
 */
export const resources = sqliteTable(
  "resources",
  {
    id: text().primaryKey(),
    kind: text({ enum: resourceKinds }).notNull(),
    /** Empty for a colleague who is shown by the username. */
    name: text().notNull(),
    /** The account of a colleague, who gets the appointments of the resource. */
    user_id: text().references(() => users.id, { onDelete: "set null" }),
    /** Whether a colleague shows homes. */
    does_viewings: integer({ mode: "boolean" }).notNull().default(true),
    created_at: text().notNull(),
  },
  (table) => [
    index("resources_user").on(table.user_id).where(sql`user_id IS NOT NULL`),
    check("resources_kind", sql.raw(`kind IN (${quotedList(resourceKinds)})`)),
  ],
);

/** Hours, days off and rules of bookings in a single row; without a row the defaults apply. */
export const availability = sqliteTable(
  "availability",
  {
    id: integer().primaryKey(),
    settings: text({ mode: "json" }).$type<Availability>().notNull(),
    saved_at: text().notNull(),
  },
  () => [check("availability_one", sql`id = 1`)],
);

/** Viewings, lessons and visits to professionals. Who comes is in the enquiry of each. */
export const appointments = sqliteTable(
  "appointments",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    reference: text().notNull(),
    /** SHA-256 of the secret of its link. */
    secret_hash: text().notNull(),
    kind: text({ enum: appointmentKinds }).notNull(),
    /** The service of its enquiry, by which the permission `health` is checked. */
    service: text({ enum: serviceSlugs as [ServiceSlug, ...ServiceSlug[]] }).notNull(),
    status: text({ enum: appointmentStatuses }).notNull(),
    enquiry_n: integer()
      .notNull()
      .references(() => enquiries.n, { onDelete: "cascade" }),
    /** What it is about: one of the three is set. */
    property_uuid: text(),
    course_id: text(),
    professional_id: text(),
    start_at: text().notNull(),
    end_at: text().notNull(),
    assignee_id: text().references(() => users.id, { onDelete: "set null" }),
    outcome: text({ enum: outcomes }),
    /** Of colleagues only. */
    note: text(),
    /** Why it was cancelled, as its person may read it. */
    reason: text(),
    /** Grows with each change that calendars show (RFC 5545). */
    sequence: integer().notNull().default(0),
    /** The id of its package, and its place in it; null for a single appointment. */
    package_id: text(),
    lesson: integer(),
    lessons: integer(),
    created_at: text().notNull(),
    changed_at: text().notNull(),
    /** The colleague who entered it; null for a visitor. */
    created_by: text(),
    /** When its person was reminded. */
    reminded_at: text(),
    /** Why its person must be told of a change by a colleague; null if there is nothing to tell. */
    tell: text({ enum: tellReasons }),
    /** The time that its person knows, while there is something to tell. */
    tell_from: text(),
    /** When a colleague told its person. */
    told_at: text(),
  },
  (table) => [
    uniqueIndex("appointments_id").on(table.id),
    uniqueIndex("appointments_secret").on(table.secret_hash),
    index("appointments_start").on(table.start_at, table.n),
    index("appointments_enquiry").on(table.enquiry_n),
    index("appointments_property").on(table.property_uuid, table.start_at).where(sql`property_uuid IS NOT NULL`),
    index("appointments_assignee").on(table.assignee_id, table.start_at).where(sql`assignee_id IS NOT NULL`),
    index("appointments_requested").on(table.start_at).where(sql`status = 'requested'`),
    index("appointments_to_tell").on(table.start_at).where(sql`tell IS NOT NULL AND told_at IS NULL`),
    index("appointments_package").on(table.package_id, table.lesson).where(sql`package_id IS NOT NULL`),
    check("appointments_kind", sql.raw(`kind IN (${quotedList(appointmentKinds)})`)),
    check("appointments_status", sql.raw(`status IN (${quotedList(appointmentStatuses)})`)),
    check("appointments_times", sql`end_at > start_at`),
  ],
);

/** The resources of appointments with the time that each is busy, also after the appointment. */
export const appointmentResources = sqliteTable(
  "appointment_resources",
  {
    appointment_n: integer()
      .notNull()
      .references(() => appointments.n, { onDelete: "cascade" }),
    resource_id: text().notNull(),
    /** Milliseconds since 1970. */
    start: integer().notNull(),
    /** The end with the buffer, in milliseconds since 1970. */
    until: integer().notNull(),
    /** Names what takes place; appointments with the same one share the resource. */
    event: text().notNull(),
    /** Whether the appointment no longer needs it, because it was cancelled. */
    released: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.appointment_n, table.resource_id] }),
    // Has all that free times need, so that each busy time is one row.
    index("appointment_resources_busy").on(
      table.resource_id,
      table.released,
      table.start,
      table.until,
      table.event,
      table.appointment_n,
    ),
    // For the last appointment that each resource got.
    index("appointment_resources_last").on(table.resource_id, table.appointment_n),
  ],
);

/**
 * One row for each resource, each five minutes and each seat that an appointment takes, from today on. The primary key
 * makes a double booking impossible: the batch that would cause one fails.
 */
export const occupied = sqliteTable(
  "occupied",
  {
    resource_id: text().notNull(),
    /** The number of the five minutes since 1970. */
    slot: integer().notNull(),
    seat: integer().notNull(),
    event: text().notNull(),
    appointment_n: integer()
      .notNull()
      .references(() => appointments.n, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.resource_id, table.slot, table.seat] }),
    index("occupied_appointment").on(table.appointment_n),
    index("occupied_slot").on(table.slot),
  ],
);

/** Changes of an appointment. */
export const appointmentHistory = sqliteTable(
  "appointment_history",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    appointment_n: integer()
      .notNull()
      .references(() => appointments.n, { onDelete: "cascade" }),
    at: text().notNull(),
    /** Id of the account, which may have been deleted; null for the person with the link. */
    actor_id: text(),
    field: text({ enum: historyFields }).notNull(),
    before: text(),
    /** The new value; for a note its text. */
    after: text(),
  },
  (table) => [index("appointment_history_appointment").on(table.appointment_n)],
);

/** The secret addresses of the calendars of colleagues: the SHA-256 of each. */
export const calendarLinks = sqliteTable(
  "calendar_links",
  {
    user_id: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    secret_hash: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [uniqueIndex("calendar_links_secret").on(table.secret_hash)],
);
