import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { propertyEvents } from "#contract/listings/property-events.ts";
import { properties } from "./properties.ts";
import { quotedList } from "./quoted-list.ts";

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

/** Visitor events per day (UTC) for all properties, including removed ones. */
export const propertyEventDayCounts = sqliteTable(
  "property_event_day_counts",
  { day: text().notNull(), event: text({ enum: propertyEvents }).notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.event] })],
);
