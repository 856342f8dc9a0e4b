import { type SQL, sql } from "drizzle-orm";
import { type SiteDetails, siteDefaults } from "../../contract/site.ts";
import { auditLine } from "../../db/audit.ts";
import type { Query, Row } from "../../db/query.ts";
import type { SuperAdminActor } from "../../http/actor.ts";

/** The business's details as the owner saved them; undefined while nothing is saved. */
export const findSavedSite: Query<SiteDetails | undefined> = {
  statements: [sql`SELECT details FROM site_settings WHERE id = 1`],
  // What an older version saved may lack a field that there is now.
  read: ([[row] = [] as Row[]]) => row && { ...siteDefaults, ...JSON.parse(row.details as string) },
};

/** Saves the details, with what they were and are in the audit. */
export function saveSite(actor: SuperAdminActor, details: SiteDetails, now: Date): SQL[] {
  const before = sql`(SELECT details FROM site_settings WHERE id = 1)`;
  return [
    auditLine(actor, { action: "update", entity: "site", entityId: "site", before, after: details }, now),
    sql`INSERT INTO site_settings (id, details, saved_at) VALUES (1, ${JSON.stringify(details)}, ${now.toISOString()})
      ON CONFLICT (id) DO UPDATE SET details = excluded.details, saved_at = excluded.saved_at`,
  ];
}
