import type { SQL } from "drizzle-orm";
import type { ChangedPropertyResponse } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { imageFileKeys } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { moveToTrash } from "#worker/storage/trash.ts";
import { missingUploadsError } from "../images/missing-uploads-error.ts";
import { deleteImages, joinUploads, updateImagePlacements } from "../images/property-images.repository.ts";
import { changeConflict, imageMissing, propertyNotFound, referenceTaken } from "../properties.errors.ts";
import { toProperty } from "../property-rows.ts";
import { nextUpdatedAt, toUpdatedColumns } from "./property-columns.ts";
import { type PropertyChangeInput, type PropertyInput, parsePropertyChange } from "./property-input.ts";
import { type FoundProperty, findPropertyForUpdate, updateColumns } from "./property-writes.repository.ts";

/** A change is retried if someone else changes the property at the same time. */
const maxAttempts = 5;

/**
 * Changes the submitted fields of a property. With `images`, also replaces the list of its images and their order.
 * @throws ApiError 404 for a property of the other kind or in the bin, 422 that names every invalid field, 409
 */
export async function updateProperty(
  stores: Stores,
  actor: AdminActor,
  kind: PropertyKind,
  input: PropertyInput,
): Promise<ChangedPropertyResponse> {
  const change = parsePropertyChange(kind, input);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [found] = await query(stores.db, findPropertyForUpdate(kind, change.uuid));
    if (!found) throw propertyNotFound();
    if (await tryChange(stores, actor, found, change)) return { message: "Property updated", uuid: change.uuid };
  }
  throw changeConflict();
}

/** Returns false, without any change, if the property has changed since it was read. */
async function tryChange(
  { db, images }: Stores,
  actor: AdminActor,
  found: FoundProperty,
  change: PropertyChangeInput,
): Promise<boolean> {
  const { fields, uuid } = change;
  const imageIds = change.images ?? found.images.map(({ id }) => id);
  if ((fields.published ?? found.row.published === 1) && imageIds.length === 0) throw imageMissing();
  const now = new Date();
  try {
    await batch(
      db,
      updateColumns(found, toUpdatedColumns(found.row, fields), nextUpdatedAt(found.row, now)),
      ...toImageStatements(actor, found, { ...change, images: imageIds }, now),
      insertAuditEntry(
        actor,
        { action: "update", entity: "property", entityId: uuid, ...toAuditValues(found, change) },
        now,
      ),
    );
  } catch (error) {
    if (isNotNullViolation(error, "properties.updated_at")) return false;
    if (isUniqueViolation(error, "properties.reference")) throw referenceTaken();
    const isUploadLost = isUniqueViolation(error, "pictures.") || isNotNullViolation(error, "pictures.");
    throw isUploadLost ? await missingUploadsError(db, actor, "images", imageIds) : error;
  }
  const removed = found.images.filter(({ id }) => !imageIds.includes(id));
  const files = removed.flatMap(({ key }) => imageFileKeys(key));
  // The images are no longer reachable. If moving their files fails, the cron does it later.
  await moveToTrash(images, files, now).catch(() => undefined);
  return true;
}

function toImageStatements(
  actor: AdminActor,
  found: FoundProperty,
  { images, alts, focuses, uuid }: PropertyChangeInput & { images: string[] },
  now: Date,
): SQL[] {
  const n = found.row.n as number;
  const stored = new Map(found.images.map((image) => [image.id, image]));
  const removed = [...stored.keys()].filter((id) => !images.includes(id));
  const nextNumber = found.row.next_picture as number;
  const joining = images
    .map((id, position) => ({ id, position, alt: alts[id] ?? "", focus: focuses[id] ?? null }))
    .filter(({ id }) => !stored.has(id))
    .map((image, index) => ({ ...image, number: nextNumber + index }));
  const moved = images.flatMap((id, position) => {
    const before = stored.get(id);
    const alt = id in alts ? (alts[id] ?? "") : (before?.alt ?? "");
    const focus = id in focuses ? (focuses[id] ?? null) : (before?.focus ?? null);
    const isChanged = before && (before.position !== position || before.alt !== alt || before.focus !== focus);
    return isChanged ? [{ id, position, alt, focus }] : [];
  });
  return [
    ...(removed.length > 0 ? deleteImages(n, removed) : []),
    ...(moved.length > 0 ? [updateImagePlacements(n, moved)] : []),
    ...joinUploads(actor, uuid, joining, now),
  ];
}

/** The submitted fields before and after the change. */
function toAuditValues({ row, images: storedImages }: FoundProperty, change: PropertyChangeInput) {
  const { fields, images, alts, focuses } = change;
  const stored: Record<string, unknown> = { ...toProperty(row), published: row.published === 1 };
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]]));
  const altTexts = Object.keys(alts).length > 0 && { image_alts: alts };
  const focusPoints = Object.keys(focuses).length > 0 && { image_focus: focuses };
  return {
    before: { ...before, ...(images && { images: storedImages.map(({ id }) => id) }) },
    after: { ...fields, ...(images && { images }), ...altTexts, ...focusPoints },
  };
}
