import { type SQL, sql } from "drizzle-orm";
import { type SiteDetails, type SiteResponse, siteDefaults } from "#contract/site/site-details.ts";
import { type AuditEntry, insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";

/** The business's details as the owner saved them, with when; undefined while nothing is saved. */
export const findSavedSite: Query<SiteResponse | undefined> = {
  statements: [sql`SELECT details, saved_at FROM site_settings WHERE id = 1`],
  read: ([[row] = [] as Row[]]) => row && answerOf(row),
};

/** What an older version saved may lack a field that there is now. */
const answerOf = ({ details, saved_at }: Row): SiteResponse => ({
  data: { site: { ...siteDefaults, ...JSON.parse(details as string) }, saved_at: saved_at as string },
});

/**
 * Saves the details, with what they were and are in the audit. Undefined, and nothing is changed, when they were made
 * from others than those that stand there by now. Those that stand there already are answered as they stand: whoever saves
 * once more has not heard that they arrived.
 * @param opened when what they were made from had been saved, null if nothing was; undefined saves them in any case
 */
export function saveSite(
  actor: SuperAdminActor,
  details: SiteDetails,
  opened: string | null | undefined,
  now: Date,
): Query<SiteResponse | undefined> {
  const stored = (column: string) => sql`(SELECT ${sql.raw(column)} FROM site_settings WHERE id = 1)`;
  const text = JSON.stringify(details);
  const isCurrent: SQL = opened === undefined ? sql`true` : sql`${stored("saved_at")} IS ${opened}`;
  const isChange = sql`${isCurrent} AND ${stored("details")} IS NOT ${text}`;
  const change: AuditEntry = {
    action: "update",
    entity: "site",
    entityId: "site",
    before: stored("details"),
    after: details,
  };
  return {
    statements: [
      insertAuditEntry(actor, change, now, isChange),
      // Two that are saved within one millisecond are two all the same.
      sql`INSERT INTO site_settings (id, details, saved_at)
        SELECT 1, ${text}, ${now.toISOString()} WHERE ${isChange}
        ON CONFLICT (id) DO UPDATE SET details = excluded.details, saved_at = CASE
          WHEN saved_at < excluded.saved_at THEN excluded.saved_at
          ELSE strftime('%Y-%m-%dT%H:%M:%fZ', saved_at, '+0.001 seconds') END`,
      sql`SELECT details, saved_at FROM site_settings WHERE id = 1 AND details = ${text}`,
    ],
    read: ([, , [row] = [] as Row[]]) => row && answerOf(row),
  };
}
