import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { propertyEvents } from "#contract/listings/property-events.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { properties } from "./properties.ts";
import { quotedList } from "./quoted-list.ts";

/**
 * Number of listed properties per kind and facet (all, type, city, area, band, bedrooms, bathrooms, available,
 * status, move_in), and the sums for the averages (price, size, sized). Maintained by triggers, which keep rows whose count became 0.
 */
export const propertyCounts = sqliteTable(
  "property_counts",
  {
    kind: text({ enum: propertyKinds }).notNull(),
    facet: text().notNull(),
    /** The value that is counted, in the form that filters compare; empty for all, price, size and sized. */
    key: text().notNull(),
    /** The value as people read it, for types, cities and areas. */
    label: text().notNull(),
    /** A number of properties, or a sum in cents or square feet. */
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.facet, table.key] })],
);

/** Visitor events of a property per day. Nothing about the visitor is stored. */
export const propertyEventCounts = sqliteTable(
  "property_events",
  {
    property_n: integer()
      .notNull()
      .references(() => properties.n, { onDelete: "cascade" }),
    day: text().notNull(),
    event: text({ enum: propertyEvents }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.property_n, table.day, table.event] }),
    index("property_events_day").on(table.day, table.event, table.property_n, table.count),
    check("property_events_event", sql.raw(`event IN (${quotedList(propertyEvents)})`)),
  ],
);

/** Sums of a property's events that are older than 24 months and no longer stored per day. */
export const propertyEventTotals = sqliteTable(
  "property_event_totals",
  {
    property_n: integer()
      .notNull()
      .references(() => properties.n, { onDelete: "cascade" }),
    event: text({ enum: propertyEvents }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.property_n, table.event] }),
    check("property_event_totals_event", sql.raw(`event IN (${quotedList(propertyEvents)})`)),
  ],
);

/** Number of listed properties by the day they were created (UTC). Maintained by triggers. */
export const propertyDayCounts = sqliteTable(
  "property_day_counts",
  { day: text().notNull(), kind: text({ enum: propertyKinds }).notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/** Visitor events per day (UTC) for all properties, including removed ones. */
export const propertyEventDayCounts = sqliteTable(
  "property_event_day_counts",
  { day: text().notNull(), event: text({ enum: propertyEvents }).notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.event] })],
);
