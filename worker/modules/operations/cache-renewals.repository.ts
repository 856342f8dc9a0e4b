import { lte, type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { cacheRenewals } from "#worker/db/tables/operations.ts";

const now = sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;

/**
 * Stores what the cache in front of the worker must renew, for the batch of a change of which the audit log has no entry.
 * `invalidateChanges` calls the cache, and the schedule repeats a refused call.
 * @param isNeeded the condition. Without one SQLite takes ON CONFLICT for a join.
 */
export const requestRenewal = (tags: readonly string[], isNeeded: SQL = sql`true`): Statement =>
  builder
    .insert(cacheRenewals)
    .select(
      builder
        .select({ tag: sql<string>`value`.as("tag"), since: now.as("since") })
        .from(sql`json_each(${JSON.stringify(tags)})`)
        .where(isNeeded),
    )
    .onConflictDoUpdate({ target: cacheRenewals.tag, set: { since: sql`excluded.since` } });

export const findRenewals = () => builder.select().from(cacheRenewals).orderBy(cacheRenewals.since);

/** Deletes the renewals until a time. Later ones were requested after they were read. */
export const deleteRenewals = (until: string): Statement =>
  builder.delete(cacheRenewals).where(lte(cacheRenewals.since, until));
