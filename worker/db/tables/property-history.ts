import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { properties } from "./properties.ts";

/** What the history records; `previous_price` when a person removes a reduction. */
const changedFields = ["price", "status", "published", "deleted", "confirmed_at", "previous_price"] as const;

/**
 * Changes of a property's price, status, publication and confirmation. Triggers write the rows, so that no change is
 * missing; the batch of the change adds its author. It adds a row itself when a person removes a reduction. Values are
 * texts: cents, a status, 0 or 1, a time.
 */
export const propertyHistory = sqliteTable(
  "property_history",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    property_n: integer()
      .notNull()
      .references(() => properties.n, { onDelete: "cascade" }),
    at: text().notNull(),
    actor_id: text(),
    field: text({ enum: changedFields }).notNull(),
    old_value: text(),
    new_value: text(),
    /** The note on a change of the status. */
    note: text(),
    /** Of a change to sold or let: the day, as YYYY-MM-DD, and the price, if a person named them. */
    closed_on: text(),
    closed_price_cents: integer(),
  },
  (table) => [
    index("property_history_property").on(table.property_n, table.id),
    // For the numbers of what was sold and let.
    index("property_history_closed").on(table.at).where(sql`field = 'status' AND new_value IN ('sold', 'let')`),
  ],
);

/** What a bulk change replaced, for its undo by the same person within an hour. */
export const propertyUndos = sqliteTable(
  "property_undos",
  {
    token: text().primaryKey(),
    actor_id: text().notNull(),
    ends_at: text().notNull(),
    /** JSON: what each property had before, and the version that the change made. */
    changes: text().notNull(),
  },
  (table) => [index("property_undos_end").on(table.ends_at)],
);
