import { seededSite } from "./seeded-site.ts";

/** Returns the statement that stores the details, unless some are stored. */
export function prepareMissingSite(db: D1Database, now: Date): D1PreparedStatement {
  return db
    .prepare("INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, ?) ON CONFLICT (id) DO NOTHING")
    .bind(JSON.stringify(seededSite), now.toISOString());
}
