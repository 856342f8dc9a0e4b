import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Responses to requests with an idempotency key, so that a repeated request has no second effect. */
export const idempotencyRecords = sqliteTable(
  "idempotency_records",
  {
    /** The path of the request, with the account id where a session is required. */
    scope: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    response: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index("idempotency_records_age").on(table.created_at)],
);

/** Number of events in the current period. Keys are hashes, never IP or e-mail addresses. */
export const throttles = sqliteTable(
  "throttles",
  {
    key: text().primaryKey(),
    /** End of the period in seconds since 1970. */
    ends_at: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [index("throttles_end").on(table.ends_at)],
);

/** The last number used for a name, such as a reference prefix; numbers are never reused. */
export const sequences = sqliteTable("sequences", {
  name: text().primaryKey(),
  value: integer().notNull(),
});
