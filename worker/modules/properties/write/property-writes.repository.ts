import { type SQL, sql } from "drizzle-orm";
import type { BulkPropertyChange } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { CleanImage } from "#worker/storage/images/clean-image.ts";
import { insertProperties, type PropertyRecord } from "./property-record.ts";

const firstReference = 1000;

/** The next reference's number; one that is not used in the end is never given again. */
export const nextReference: Query<string> = {
  statements: [
    sql`INSERT INTO given_numbers (name, value)
      SELECT 'reference', ${firstReference} + coalesce(max(n), 0) + 1 FROM properties WHERE true
      ON CONFLICT (name) DO UPDATE SET value = max(value + 1, excluded.value) RETURNING value`,
  ],
  read: ([[row] = [] as Row[]]) => `MH-${row?.value}`,
};

/** A picture that is in the image store and joins a listing now. */
export type StoredImageFile = Omit<CleanImage, "bytes"> & { id: string; key: string; bytes: number };

/** A picture's place in a listing. */
interface Placed {
  id: string;
  number: number;
  position: number;
  alt: string;
}

/** Stores a new listing with its pictures, whether sent with it or before, and a line in the audit. */
export function storeProperty(
  actor: AdminActor,
  record: PropertyRecord,
  pictures: { files: StoredImageFile[]; uploads: Placed[] },
  now: Date,
): SQL[] {
  const { uuid, property, reference } = record;
  const after = { ...property, reference, pictures: pictures.files.length + pictures.uploads.length };
  return [
    insertProperties([record]),
    ...(pictures.files.length > 0 ? [insertFiles(uuid, pictures.files, now)] : []),
    ...joinUploads(actor, uuid, pictures.uploads, now),
    insertAuditEntry(actor, { action: "create", entity: "property", entityId: uuid, after }, now),
  ];
}

function insertFiles(uuid: string, files: StoredImageFile[], now: Date): SQL {
  const rows = files.map((file, position) => ({ ...file, position, number: position + 1 }));
  return sql`INSERT INTO pictures (id, property_n, number, position, key, type, bytes, width, height, created_at)
    SELECT value ->> 'id', n, value ->> 'number', value ->> 'position', value ->> 'key', value ->> 'type',
      value ->> 'bytes', value ->> 'width', value ->> 'height', ${now.toISOString()}
    FROM json_each(${JSON.stringify(rows)}) CROSS JOIN properties ON properties.uuid = ${uuid}`;
}

/**
 * Lets uploads join a listing. One that is not there, is somebody else's or has joined already has no key to insert,
 * so that the whole batch fails.
 */
export function joinUploads(actor: AdminActor, uuid: string, placed: Placed[], now: Date): SQL[] {
  if (placed.length === 0) return [];
  const at = now.toISOString();
  return [
    sql`INSERT INTO pictures (id, property_n, number, position, key, type, bytes, width, height, alt, placeholder,
        variants, created_at)
      SELECT value ->> 'id', n, value ->> 'number', value ->> 'position', uploads.key, uploads.type, uploads.bytes,
        uploads.width, uploads.height, value ->> 'alt', uploads.placeholder, uploads.variants, ${at}
      FROM json_each(${JSON.stringify(placed)}) CROSS JOIN properties ON properties.uuid = ${uuid}
      LEFT JOIN uploads ON uploads.id = value ->> 'id' AND uploads.owner_id = ${actor.id} AND uploads.joined_at IS NULL`,
    sql`UPDATE uploads SET joined_at = ${at}
      WHERE id IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(placed)}))`,
  ];
}

/** A listing as a change finds it. */
export interface FoundProperty {
  row: Row;
  pictures: { id: string; key: string; position: number; alt: string }[];
}

/** A listing of a kind that is not in the bin, with its pictures in order. */
export function findPropertyForUpdate(kind: PropertyKind, uuid: string): Query<FoundProperty | undefined> {
  return {
    statements: [
      sql`SELECT properties.*, (
          SELECT json_group_array(json_object('id', id, 'key', key, 'position', position, 'alt', alt) ORDER BY position)
          FROM pictures WHERE property_n = n
        ) AS found_pictures
        FROM properties WHERE uuid = ${uuid} AND kind = ${kind} AND deleted_at IS NULL`,
    ],
    read([[row] = [] as Row[]]) {
      return row && { row, pictures: JSON.parse(row.found_pictures as string) as FoundProperty["pictures"] };
    },
  };
}

/**
 * Changes columns of a listing that is still as it was found; otherwise the new time is null, which no row may have,
 * and the whole batch fails.
 */
export function updateColumns({ row }: FoundProperty, columns: Record<string, unknown>, updatedAt: string): SQL {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.raw(name)} = ${asStored(value)}`);
  const unchanged = sql`updated_at = ${row.updated_at} AND deleted_at IS NULL`;
  sets.push(sql`updated_at = CASE WHEN ${unchanged} THEN ${updatedAt} END`);
  return sql`UPDATE properties SET ${sql.join(sets, sql`, `)} WHERE n = ${row.n}`;
}

const asStored = (value: unknown) => (typeof value === "boolean" ? Number(value) : value);

/** Removes pictures from a listing; their files stay in the image store until somebody takes them away. */
export function deleteImages(n: number, ids: string[]): SQL {
  return sql`DELETE FROM pictures WHERE property_n = ${n} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Gives pictures their places and texts. */
export function updateImagePositions(n: number, places: { id: string; position: number; alt: string }[]): SQL {
  return sql`UPDATE pictures SET position = place.value ->> 'position', alt = place.value ->> 'alt'
    FROM json_each(${JSON.stringify(places)}) AS place
    WHERE property_n = ${n} AND pictures.id = place.value ->> 'id'`;
}

/** Puts a listing into the bin. False when there is none of that kind outside it. */
export function movePropertyToBin(actor: AdminActor, kind: PropertyKind, uuid: string, now: Date): Query<boolean> {
  const at = now.toISOString();
  return {
    statements: [
      sql`UPDATE properties SET deleted_at = ${at}, updated_at = ${at}
        WHERE uuid = ${uuid} AND kind = ${kind} AND deleted_at IS NULL RETURNING uuid`,
      insertAuditEntry(actor, { action: "delete", entity: "property", entityId: uuid }, now, hasChangedRows),
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}

/** Takes a listing out of the bin, as published or as a draft as it was. False when it is not there. */
export function restoreProperty(actor: AdminActor, uuid: string, now: Date): Query<boolean> {
  return {
    statements: [
      sql`UPDATE properties SET deleted_at = NULL, updated_at = ${now.toISOString()}
        WHERE uuid = ${uuid} AND deleted_at IS NOT NULL RETURNING uuid`,
      insertAuditEntry(actor, { action: "restore", entity: "property", entityId: uuid }, now, hasChangedRows),
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}

/** Switches listings that are not in the bin, each with its line in the audit, and names those it found. */
export function switchProperties(actor: AdminActor, change: BulkPropertyChange, now: Date): Query<string[]> {
  const { uuids, ...switches } = change;
  const set = Object.entries(switches).filter(([, on]) => on !== undefined);
  const before = (uuid: string) =>
    sql`(SELECT json_object(${sql.join(
      set.map(([name]) => sql.raw(`'${name}', json(iif(${name}, 'true', 'false'))`)),
      sql`, `,
    )}) FROM properties WHERE uuid = ${uuid})`;
  const there = (uuid: string) => sql`EXISTS (SELECT 1 FROM properties WHERE uuid = ${uuid} AND deleted_at IS NULL)`;
  const line = (uuid: string) =>
    insertAuditEntry(
      actor,
      { action: "update", entity: "property", entityId: uuid, before: before(uuid), after: switches },
      now,
      there(uuid),
    );
  const sets = set.map(([name, on]) => sql`${sql.raw(name)} = ${Number(on)}`);
  return {
    statements: [
      ...[...new Set(uuids)].map(line),
      sql`UPDATE properties SET ${sql.join(sets, sql`, `)}, updated_at = ${now.toISOString()}
        WHERE uuid IN (SELECT value FROM json_each(${JSON.stringify(uuids)})) AND deleted_at IS NULL RETURNING uuid`,
    ],
    read: (results) => (results.at(-1) ?? []).map(({ uuid }) => uuid as string),
  };
}
