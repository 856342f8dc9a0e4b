import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SiteDetails } from "#contract/site/site-details.ts";

/** The business details in a single row; without a row the defaults apply. */
export const siteSettings = sqliteTable(
  "site_settings",
  {
    id: integer().primaryKey(),
    details: text({ mode: "json" }).$type<SiteDetails>().notNull(),
    saved_at: text().notNull(),
  },
  () => [check("site_settings_one", sql`id = 1`)],
);
