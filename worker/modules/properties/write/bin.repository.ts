import { sql } from "drizzle-orm";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query } from "#worker/db/query.ts";
import { countRemovedImages } from "#worker/db/removed-images.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { setHistoryAuthor } from "../history/history.repository.ts";

/** The time of a change is that of its version, which may be slightly later than now. */
const versionOf = (uuid: string) => sql`(SELECT updated_at FROM properties WHERE uuid = ${uuid})`;

/** Moves a property to the bin. Returns false if there is none of that kind outside the bin. */
export function movePropertyToBin(actor: AdminActor, kind: PropertyKind, uuid: string, now: Date): Query<boolean> {
  const at = now.toISOString();
  return {
    statements: [
      sql`UPDATE properties SET deleted_at = ${at}, updated_at = ${versionAfterStored(now)}
        WHERE uuid = ${uuid} AND kind = ${kind} AND deleted_at IS NULL RETURNING uuid`,
      insertAuditEntry(
        actor,
        { action: "delete", entity: "property", entityId: uuid },
        versionOf(uuid),
        hasChangedRows,
      ),
      setHistoryAuthor(actor, [uuid], at),
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}

/** Restores a property from the bin, published or as a draft as before. Returns false if it is not in the bin. */
export function restoreProperty(actor: AdminActor, uuid: string, now: Date): Query<boolean> {
  return {
    statements: [
      sql`UPDATE properties SET deleted_at = NULL, updated_at = ${versionAfterStored(now)}
        WHERE uuid = ${uuid} AND deleted_at IS NOT NULL RETURNING uuid`,
      insertAuditEntry(
        actor,
        { action: "restore", entity: "property", entityId: uuid },
        versionOf(uuid),
        hasChangedRows,
      ),
      setHistoryAuthor(actor, [uuid], now.toISOString()),
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}

/** A property whose time in the bin is over, with the keys of its images. */
export interface ExpiredProperty {
  uuid: string;
  keys: string[];
}

/** Finds properties that were moved to the bin before a time. */
export function findExpiredProperties(before: string, limit: number): Query<ExpiredProperty[]> {
  const keys = sql`(SELECT json_group_array(key) FROM images WHERE property_n = n)`;
  return {
    statements: [
      sql`SELECT uuid, ${keys} AS keys FROM properties INDEXED BY properties_hidden
        WHERE is_listed = 0 AND deleted_at <= ${before} LIMIT ${integerLiteral(limit)}`,
    ],
    read: ([rows = []]) =>
      rows.map(({ uuid, keys: json }) => ({ uuid: uuid as string, keys: JSON.parse(json as string) as string[] })),
  };
}

/** Deletes an expired property and stores what its page shows. Returns false if it has been restored. */
export function deleteExpiredProperty(uuid: string, before: string, now: Date): Query<boolean> {
  const isExpired = sql`uuid = ${uuid} AND deleted_at <= ${before}`;
  return {
    statements: [
      countRemovedImages(sql`property_n IN (SELECT n FROM properties WHERE ${isExpired})`),
      sql`INSERT INTO removed_properties (uuid, kind, property_type, type_key, city, area, area_key, price_cents, removed_at)
        SELECT uuid, kind, property_type, type_key, city, area, area_key, price_cents, ${now.toISOString()}
        FROM properties WHERE ${isExpired}`,
      insertAuditEntry(null, { action: "remove", entity: "property", entityId: uuid }, now, hasChangedRows),
      sql`DELETE FROM properties WHERE ${isExpired} RETURNING uuid`,
    ],
    read: (results) => results.at(-1)?.length === 1,
  };
}
