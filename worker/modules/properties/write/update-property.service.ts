import type { ChangedPropertyResponse } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { type ImageStore, imageFileKeys } from "#worker/storage/image-store.ts";
import { missingUploadsError } from "../images/missing-uploads-error.ts";
import { changeConflict, imageMissing, propertyNotFound, referenceTaken } from "../properties.errors.ts";
import { toProperty } from "../property-rows.ts";
import { type PropertyChangeInput, type PropertyInput, parsePropertyChange } from "./property-input.ts";
import { fieldColumns, searchableFields, searchWords } from "./property-record.ts";
import {
  deleteImages,
  type FoundProperty,
  findPropertyForUpdate,
  joinUploads,
  updateColumns,
  updateImagePositions,
} from "./property-writes.repository.ts";

interface Stores {
  db: D1Database;
  images: ImageStore;
}

/** How often a change is made anew because somebody else's came in between. */
const tries = 5;

/**
 * Changes the fields that were sent and, with `images`, which pictures there are and in which order.
 * @throws 404 for a listing of the other kind or in the bin, 422 with every wrong field, 409
 */
export async function updateProperty(
  stores: Stores,
  actor: AdminActor,
  kind: PropertyKind,
  sent: PropertyInput,
): Promise<ChangedPropertyResponse> {
  const change = parsePropertyChange(kind, sent);
  for (let tried = 0; tried < tries; tried++) {
    const [found] = await query(stores.db, findPropertyForUpdate(kind, change.uuid));
    if (!found) throw propertyNotFound();
    if (await tryChange(stores, actor, found, change)) return { message: "Property updated", uuid: change.uuid };
  }
  throw changeConflict();
}

/** Makes the change unless the listing is no longer as it was found. */
async function tryChange(
  { db, images }: Stores,
  actor: AdminActor,
  found: FoundProperty,
  change: PropertyChangeInput,
): Promise<boolean> {
  const { fields, uuid } = change;
  const pictures = change.images ?? found.pictures.map(({ id }) => id);
  if ((fields.published ?? found.row.published === 1) && pictures.length === 0) throw imageMissing();
  const removed = found.pictures.filter(({ id }) => !pictures.includes(id));
  const now = new Date();
  const past = Date.parse(found.row.updated_at as string);
  const updatedAt = new Date(Math.max(now.getTime(), past + 1)).toISOString();
  try {
    await batch(
      db,
      updateColumns(found, columnsOf(found, change), updatedAt),
      ...changePictures(actor, found, { ...change, images: pictures }, now),
      insertAuditEntry(
        actor,
        { action: "update", entity: "property", entityId: uuid, ...difference(found, change) },
        now,
      ),
    );
  } catch (error) {
    if (isNotNullViolation(error, "properties.updated_at")) return false;
    if (isUniqueViolation(error, "properties.reference")) throw referenceTaken();
    const lost = isUniqueViolation(error, "pictures.") || isNotNullViolation(error, "pictures.");
    throw lost ? await missingUploadsError(db, actor, "images", pictures) : error;
  }
  // Nobody can ask for them any more; what stays because the store is away goes with the clean-up.
  if (removed.length > 0) await images.delete(removed.flatMap(({ key }) => imageFileKeys(key))).catch(() => undefined);
  return true;
}

function columnsOf({ row }: FoundProperty, { fields }: PropertyChangeInput): Record<string, unknown> {
  const columns = fieldColumns(fields);
  if (!searchableFields.some((name) => name in fields)) return columns;
  return { ...columns, words: searchWords({ ...(row as Parameters<typeof searchWords>[0]), ...fields }) };
}

function changePictures(
  actor: AdminActor,
  found: FoundProperty,
  change: PropertyChangeInput & { images: string[] },
  now: Date,
) {
  const { images, alts, uuid } = change;
  const n = found.row.n as number;
  const known = new Map(found.pictures.map((picture) => [picture.id, picture]));
  const removed = [...known.keys()].filter((id) => !images.includes(id));
  const nextNumber = found.row.next_picture as number;
  const joining = images
    .map((id, position) => ({ id, position, alt: alts[id] ?? "" }))
    .filter(({ id }) => !known.has(id))
    .map((picture, index) => ({ ...picture, number: nextNumber + index }));
  const staying = images.flatMap((id, position) => {
    const before = known.get(id);
    const alt = id in alts ? (alts[id] ?? "") : (before?.alt ?? "");
    return before && (before.position !== position || before.alt !== alt) ? [{ id, position, alt }] : [];
  });
  return [
    ...(removed.length > 0 ? [deleteImages(n, removed)] : []),
    ...(staying.length > 0 ? [updateImagePositions(n, staying)] : []),
    ...joinUploads(actor, uuid, joining, now),
  ];
}

/** What the audit keeps: the sent fields as they were and as they are. */
function difference({ row, pictures }: FoundProperty, { fields, images, alts }: PropertyChangeInput) {
  const whole: Record<string, unknown> = { ...toProperty(row), published: row.published === 1 };
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, whole[name]]));
  const texts = Object.keys(alts).length > 0 && { image_alts: alts };
  return {
    before: { ...before, ...(images && { images: pictures.map(({ id }) => id) }) },
    after: { ...fields, ...(images && { images }), ...texts },
  };
}
