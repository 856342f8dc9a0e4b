import { type SQL, sql } from "drizzle-orm";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import {
  type ImagePlacement,
  insertImageFiles,
  joinUploads,
  type StoredImageFile,
} from "../images/property-images.repository.ts";
import { applyListingRules } from "../rules/apply-rules.ts";
import { type PropertyRecord, toNewColumns } from "./property-columns.ts";
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
): SQL[] {
  const { uuid, property, reference } = record;
  const after = { ...property, reference, pictures: images.files.length + images.uploads.length };
  return [
    insertProperties([record]),
    ...applyListingRules([uuid], now),
    ...continueNumbersFrom(reference),
    ...(images.files.length > 0 ? [insertImageFiles(uuid, images.files, now)] : []),
    ...joinUploads(actor, uuid, images.uploads, now),
    insertAuditEntry(actor, { action: "create", entity: "property", entityId: uuid, after }, now),
  ];
}

/** A stored property with its images in order, as read before a change. */
export interface FoundProperty {
  row: Row;
  images: { id: string; key: string; position: number; alt: string; focus: string | null }[];
}

/** Finds a property of a kind that is not in the bin. */
export function findPropertyForUpdate(kind: PropertyKind, uuid: string): Query<FoundProperty | undefined> {
  return {
    statements: [
      sql`SELECT properties.*, (
          SELECT json_group_array(json_object(
            'id', id, 'key', key, 'position', position, 'alt', alt, 'focus', focus
          ) ORDER BY position)
          FROM images WHERE property_n = n
        ) AS found_images
        FROM properties WHERE uuid = ${uuid} AND kind = ${kind} AND deleted_at IS NULL`,
    ],
    read([[row] = [] as Row[]]) {
      return row && { row, images: JSON.parse(row.found_images as string) as FoundProperty["images"] };
    },
  };
}

/**
 * Changes columns of a property. If it has changed since it was read, the statement sets `updated_at` to null. The
 * column does not allow that, so the whole batch fails.
 */
export function updateColumns(
  { row }: FoundProperty,
  columns: Record<string, unknown>,
  updatedAt: string,
  isFromBin = false,
): SQL {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.raw(name)} = ${toSqlValue(value)}`);
  const unchanged = sql`updated_at = ${row.updated_at}${isFromBin ? sql`` : sql` AND deleted_at IS NULL`}`;
  sets.push(sql`updated_at = CASE WHEN ${unchanged} THEN ${updatedAt} END`);
  return sql`UPDATE properties SET ${sql.join(sets, sql`, `)} WHERE n = ${row.n}`;
}

const toSqlValue = (value: unknown) => (typeof value === "boolean" ? Number(value) : value);
