import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { SiteDetails, SiteResponse } from "#contract/site/site-details.ts";
import { readStoredSite } from "#contract/site/site-details-schema.ts";
import { type AuditEntry, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import { builder } from "#worker/db/driver.ts";
import { newRow, oneRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { jobs } from "#worker/db/tables/operations.ts";
import { siteSettings } from "#worker/db/tables/site.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";

/** Measures how fast enquiries are answered; see `measureAnswerTime`. */
export const answerTimeJob = "answer-time";

const answerMinutes = builder
  .select({ minutes: sql`${jobs.state} ->> '$.minutes'`.as("minutes") })
  .from(jobs)
  .where(eq(jobs.name, answerTimeJob));

const findSite = (condition?: SQL): Query<SiteResponse | undefined> =>
  combineQueries(
    [
      builder
        .select({
          details: siteSettings.details,
          saved_at: siteSettings.saved_at,
          answer_minutes: sql<number | null>`${answerMinutes}`.as("answer_minutes"),
        })
        .from(siteSettings)
        .where(and(eq(siteSettings.id, 1), condition)),
    ],
    ([row]) => row && toResponse(row),
  );

function toResponse({ details, saved_at, answer_minutes }: StoredSite): SiteResponse {
  const site = readStoredSite({ ...details });
  const showsTime = site.shown.answer_time && answer_minutes !== null;
  const isOldText = !("hours_note" in details) && site.hours_note !== "";
  return {
    data: { site, saved_at, ...(showsTime && { answer_minutes }), ...(isOldText && { note_from_old_text: true }) },
  };
}

interface StoredSite {
  details: SiteDetails;
  saved_at: string;
  answer_minutes: number | null;
}

/** The saved details of the business; undefined while nothing has been saved. */
export const findSavedSite = findSite();

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
  const stored = (column: SQLiteColumn) =>
    sql`${builder.select({ value: column }).from(siteSettings).where(eq(siteSettings.id, 1))}`;
  const text = datedDetails(details, now);
  const isCurrent: SQL = basedOn === undefined ? sql`true` : sql`${stored(siteSettings.saved_at)} IS ${basedOn}`;
  const isChange = sql`${isCurrent} AND ${stored(siteSettings.details)} IS NOT ${text}`;
  const row = newRow(siteSettings, { id: 1, details: text, saved_at: now.toISOString() });
  const change: AuditEntry = {
    action: "update",
    entity: "site",
    entityId: "site",
    before: stored(siteSettings.details),
    after: text,
  };
  return combineQueries(
    [
      insertAuditEntry(actor, change, now, isChange),
      builder
        .insert(siteSettings)
        .select(builder.select(row).from(oneRow).where(isChange))
        .onConflictDoUpdate({
          target: siteSettings.id,
          set: { details: sql`excluded.details`, saved_at: versionAfterStored(now, "saved_at") },
        }),
      findSite(sql`${siteSettings.details} = ${text}`),
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
