import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { failUnless } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { images } from "#worker/db/tables/images.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import {
  attachUploads,
  type ImagePlacement,
  insertImageFiles,
  type StoredImageFile,
} from "../images/property-images.repository.ts";
import type { PropertyRow } from "../property-rows.ts";
import { applyListingRules } from "../rules/apply-rules.ts";
import { type PropertyColumns, type PropertyRecord, toNewColumns } from "./property-columns.ts";
import { continueNumbersFrom } from "./references.repository.ts";

/** Inserts properties in one statement, at most 2 MB of them as JSON. Their numbers follow their order. */
export function insertProperties(records: PropertyRecord[]): SQL {
  const rows = records.map(toNewColumns);
  const names = [...new Set(rows.flatMap(Object.keys))];
  const values = names.map((name) => sql.raw(`value ->> '${name}'`));
  return sql`INSERT INTO properties (${sql.raw(names.join(", "))})
    SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(rows)}) ORDER BY key`;
}

/** Stores a new property with its images and its audit entry. */
export function storeProperty(
  actor: AdminActor,
  record: PropertyRecord,
  images: { files: StoredImageFile[]; uploads: ImagePlacement[] },
  now: Date,
): Statement[] {
  const { uuid, property, reference } = record;
  const after = { ...property, reference, pictures: images.files.length + images.uploads.length };
  return [
    insertProperties([record]),
    ...applyListingRules([uuid], now),
    ...continueNumbersFrom(reference),
    ...(images.files.length > 0 ? [insertImageFiles(uuid, images.files, now)] : []),
    ...attachUploads(actor, uuid, images.uploads, now),
    insertAuditEntry(actor, { action: "create", entity: "property", entityId: uuid, after }, now),
  ];
}

/** A stored property with its images in order, as read before a change. */
export interface FoundProperty {
  row: PropertyRow;
  images: Pick<typeof images.$inferSelect, "id" | "key" | "position" | "alt" | "focus">[];
}

/** Finds a property of a kind that is not in the bin. */
export function findPropertyForUpdate(kind: PropertyKind, uuid: string): Query<FoundProperty | undefined> {
  const isFound = and(eq(properties.uuid, uuid), eq(properties.kind, kind), isNull(properties.deleted_at));
  const { id, key, position, alt, focus } = images;
  const stored = builder
    .select({ id, key, position, alt, focus })
    .from(images)
    .innerJoin(properties, eq(properties.n, images.property_n))
    .where(isFound)
    .orderBy(position);
  return combineQueries([selectFirst(builder.select().from(properties).where(isFound)), stored], (row, found) =>
    row ? { row, images: found } : undefined,
  );
}

/** Changes columns of a property. The batch fails at `updated_at` if the property has changed since it was read. */
export function updateColumns(
  row: Pick<PropertyRow, "n" | "updated_at">,
  columns: PropertyColumns,
  updatedAt: string,
  isFromBin = false,
): Statement {
  const isUnchanged = and(
    eq(properties.updated_at, row.updated_at),
    isFromBin ? undefined : isNull(properties.deleted_at),
  );
  return builder
    .update(properties)
    .set({ ...columns, updated_at: failUnless(isUnchanged, updatedAt) })
    .where(eq(properties.n, row.n));
}
