import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { SiteDetails, SiteResponse } from "#contract/site/site-details.ts";
import { readStoredSite } from "#contract/site/site-details-schema.ts";
import { type AuditEntry, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedJson } from "#worker/db/stored-columns.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";

const siteRow = z
  .object({
    details: storedJson(z.record(z.string(), z.unknown())),
    saved_at: z.string(),
    answer_minutes: z.number().nullable(),
  })
  .transform(({ details, saved_at, answer_minutes }): SiteResponse => {
    const site = readStoredSite(details);
    const showsTime = site.shown.answer_time && answer_minutes !== null;
    return { data: { site, saved_at, ...(showsTime && { answer_minutes }) } };
  });

/** Measures how fast enquiries are answered; see `measureAnswerTime`. */
export const answerTimeJob = "answer-time";

const siteColumns = sql`details, saved_at,
  (SELECT json_extract(state, '$.minutes') FROM jobs WHERE name = ${answerTimeJob}) AS answer_minutes`;

/** The saved details of the business; undefined while nothing has been saved. */
export const findSavedSite: Query<SiteResponse | undefined> = selectFirst(
  selectRows(sql`SELECT ${siteColumns} FROM site_settings WHERE id = 1`, siteRow),
);

/**
 * Saves the details and records the old and new ones in the audit. Returns undefined and changes nothing if the stored
 * details have changed since `basedOn`. Saving the stored details again succeeds, so that a client may repeat a request.
 * @param basedOn `saved_at` of the details that were edited, null if nothing was saved; undefined overwrites
 */
export function saveSite(
  actor: SuperAdminActor,
  details: SiteDetails,
  basedOn: string | null | undefined,
  now: Date,
): Query<SiteResponse | undefined> {
  const stored = (column: string) => sql`(SELECT ${sql.raw(column)} FROM site_settings WHERE id = 1)`;
  const text = datedDetails(details, now);
  const isCurrent: SQL = basedOn === undefined ? sql`true` : sql`${stored("saved_at")} IS ${basedOn}`;
  const isChange = sql`${isCurrent} AND ${stored("details")} IS NOT ${text}`;
  const change: AuditEntry = {
    action: "update",
    entity: "site",
    entityId: "site",
    before: stored("details"),
    after: text,
  };
  return combineQueries(
    [
      insertAuditEntry(actor, change, now, isChange),
      sql`INSERT INTO site_settings (id, details, saved_at)
        SELECT 1, ${text}, ${now.toISOString()} WHERE ${isChange}
        ON CONFLICT (id) DO UPDATE SET details = excluded.details, saved_at = ${versionAfterStored(now, "saved_at")}`,
      selectFirst(
        selectRows(sql`SELECT ${siteColumns} FROM site_settings WHERE id = 1 AND details = ${text}`, siteRow),
      ),
    ],
    (_recorded, _stored, saved) => saved,
  );
}

/** The settings with the day on which they were set, and the value that the day belongs to. */
const datedSettings = [
  ["exchange_rate", "lrd_per_usd"],
  ["data_price", "usd_per_gb"],
] as const;

/**
 * Returns the JSON to store, as an expression. The day of a dated setting is today, unless the stored value and its day
 * are sent back. So every new or confirmed value has the server's date, and a repeated request gives the same JSON.
 */
function datedDetails(details: SiteDetails, now: Date, [setting, ...others]: DatedSettings = datedSettings): SQL {
  if (!setting) return sql`${JSON.stringify(details)}`;
  const [name, key] = setting;
  const value: Record<string, string | number> | null = details[name] && { ...details[name] };
  if (!value) return datedDetails(details, now, others);
  const renewed = { ...details, [name]: { ...value, set_on: now.toISOString().slice(0, 10) } };
  return sql`(SELECT CASE WHEN EXISTS (SELECT 1 FROM site_settings WHERE id = 1
    AND json_extract(details, ${`$.${name}.${key}`}) = ${value[key]}
    AND json_extract(details, ${`$.${name}.set_on`}) = ${value.set_on})
    THEN ${datedDetails(details, now, others)} ELSE ${datedDetails(renewed, now, others)} END)`;
}

type DatedSettings = readonly (typeof datedSettings)[number][];
