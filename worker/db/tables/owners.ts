import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ownerAnswers } from "#contract/owners/owner-answers.ts";
import { people } from "./people.ts";
import { properties } from "./properties.ts";
import { quotedList } from "./quoted-list.ts";

/** The secret links of owners. One without `ended_at` is the current one of its person. */
export const ownerLinks = sqliteTable(
  "owner_links",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    /** The secret is derived from it, so that it can be shown again. */
    id: text().notNull(),
    person_n: integer()
      .notNull()
      .references(() => people.n, { onDelete: "cascade" }),
    /** SHA-256 of the secret. */
    secret_hash: text().notNull(),
    created_at: text().notNull(),
    ended_at: text(),
  },
  (table) => [
    uniqueIndex("owner_links_secret").on(table.secret_hash),
    uniqueIndex("owner_links_current").on(table.person_n).where(sql`ended_at IS NULL`),
    index("owner_links_ended").on(table.ended_at).where(sql`ended_at IS NOT NULL`),
  ],
);

/** The answer of an owner that waits for a colleague. A later answer for the same home replaces it. */
export const ownerRequests = sqliteTable(
  "owner_requests",
  {
    property_n: integer()
      .primaryKey()
      .references(() => properties.n, { onDelete: "cascade" }),
    id: text().notNull(),
    answer: text({ enum: ownerAnswers }).notNull(),
    price_cents: integer(),
    date: text(),
    at: text().notNull(),
    /** The `updated_at` of the home that the owner saw. */
    home_version: text().notNull(),
  },
  (table) => [
    uniqueIndex("owner_requests_id").on(table.id),
    check("owner_requests_answer", sql.raw(`answer IN (${quotedList(ownerAnswers)})`)),
  ],
);
