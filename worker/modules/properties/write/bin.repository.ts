import { and, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import { type BuiltStatement, builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { countRemovedImages } from "#worker/db/removed-images.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { images } from "#worker/db/tables/images.ts";
import { properties, removedProperties } from "#worker/db/tables/properties.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { setHistoryAuthor } from "../history/history.repository.ts";

/** The time of a change is that of its version, which may be slightly later than now. */
const getVersion = (uuid: string) => sql`(SELECT updated_at FROM properties WHERE uuid = ${uuid})`;

/** Moves a property to the bin. Returns false if there is none of that kind outside the bin. */
export function movePropertyToBin(actor: AdminActor, kind: PropertyKind, uuid: string, now: Date): Query<boolean> {
  const isFound = and(eq(properties.uuid, uuid), eq(properties.kind, kind), isNull(properties.deleted_at));
  return setDeletedAt(actor, uuid, { action: "delete", deletedAt: now.toISOString(), isFound }, now);
}

/** Restores a property from the bin, published or as a draft as before. Returns false if it is not in the bin. */
export function restoreProperty(actor: AdminActor, uuid: string, now: Date): Query<boolean> {
  const isFound = and(eq(properties.uuid, uuid), isNotNull(properties.deleted_at));
  return setDeletedAt(actor, uuid, { action: "restore", deletedAt: null, isFound }, now);
}

function setDeletedAt(
  actor: AdminActor,
  uuid: string,
  { action, deletedAt, isFound }: { action: "delete" | "restore"; deletedAt: string | null; isFound: SQL | undefined },
  now: Date,
): Query<boolean> {
  return combineQueries(
    [
      builder
        .update(properties)
        .set({ deleted_at: deletedAt, updated_at: versionAfterStored(now) })
        .where(isFound)
        .returning({ uuid: properties.uuid }),
      insertAuditEntry(actor, { action, entity: "property", entityId: uuid }, getVersion(uuid), hasChangedRows),
      setHistoryAuthor(actor, [uuid], now.toISOString()),
    ],
    (changed) => changed.length === 1,
  );
}

/** A property whose time in the bin is over, with the keys of its images. */
export interface ExpiredProperty {
  uuid: string;
  keys: string[];
}

/** Finds properties that were moved to the bin before a time. */
export function findExpiredProperties(before: string, limit: number): BuiltStatement<ExpiredProperty[]> {
  const keys = builder
    .select({ keys: sql`json_group_array(${images.key})`.as("keys") })
    .from(images)
    .where(eq(images.property_n, properties.n));
  return builder
    .select({ uuid: properties.uuid, keys: sql`${keys}`.mapWith(fromJson(z.array(z.string()))).as("keys") })
    .from(properties)
    .where(and(sql`${properties.is_listed} = 0`, lte(properties.deleted_at, before)))
    .limit(limit);
}

/** Deletes an expired property and stores what its page shows. Returns false if it has been restored. */
export function deleteExpiredProperty(uuid: string, before: string, now: Date): Query<boolean> {
  const isExpired = and(eq(properties.uuid, uuid), lte(properties.deleted_at, before));
  const { kind, property_type, type_key, city, area, area_key, price_cents, published, reference, status } = properties;
  const removed = builder
    .select({
      uuid: properties.uuid,
      kind,
      property_type,
      type_key,
      city,
      area,
      area_key,
      price_cents,
      removed_at: sql`${now.toISOString()}`.as("removed_at"),
      // The reference of a draft was never on a sign.
      reference: sql`CASE WHEN ${published} = 1 THEN ${reference} END`.as("reference"),
      status: sql`CASE WHEN ${published} = 1 THEN ${status} END`.as("status"),
    })
    .from(properties)
    .where(isExpired);
  const expired = builder.select({ n: properties.n }).from(properties).where(isExpired);
  return combineQueries(
    [
      countRemovedImages(sql`property_n IN ${expired}`),
      builder.insert(removedProperties).select(removed),
      insertAuditEntry(null, { action: "remove", entity: "property", entityId: uuid }, now, hasChangedRows),
      builder.delete(properties).where(isExpired).returning({ uuid: properties.uuid }),
    ],
    (_counted, _inserted, _recorded, deleted) => deleted.length === 1,
  );
}
