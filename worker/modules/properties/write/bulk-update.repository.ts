import { sql } from "drizzle-orm";
import type { BulkPropertyChange } from "#contract/listings/admin-property.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** Sets flags of properties that are not in the bin, each with an audit entry. Returns the uuids of those found. */
export function updatePropertyFlags(actor: AdminActor, change: BulkPropertyChange, now: Date): Query<string[]> {
  const { uuids, ...flags } = change;
  const flagsToSet = Object.entries(flags).filter(([, value]) => value !== undefined);
  const before = (uuid: string) =>
    sql`(SELECT json_object(${sql.join(
      flagsToSet.map(([name]) => sql.raw(`'${name}', json(iif(${name}, 'true', 'false'))`)),
      sql`, `,
    )}) FROM properties WHERE uuid = ${uuid})`;
  const exists = (uuid: string) => sql`EXISTS (SELECT 1 FROM properties WHERE uuid = ${uuid} AND deleted_at IS NULL)`;
  const auditEntry = (uuid: string) =>
    insertAuditEntry(
      actor,
      { action: "update", entity: "property", entityId: uuid, before: before(uuid), after: flags },
      now,
      exists(uuid),
    );
  const sets = flagsToSet.map(([name, value]) => sql`${sql.raw(name)} = ${Number(value)}`);
  return {
    statements: [
      ...[...new Set(uuids)].map(auditEntry),
      sql`UPDATE properties SET ${sql.join(sets, sql`, `)}, updated_at = ${now.toISOString()}
        WHERE uuid IN (SELECT value FROM json_each(${JSON.stringify(uuids)})) AND deleted_at IS NULL RETURNING uuid`,
    ],
    read: (results) => (results.at(-1) ?? []).map(({ uuid }) => uuid as string),
  };
}
