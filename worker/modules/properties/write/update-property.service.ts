import type { ChangedPropertyResponse } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { possibleFileKeys } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { moveToTrash } from "#worker/storage/trash.ts";
import { getAdminProperty } from "../detail/admin-property.repository.ts";
import { setHistoryAuthor } from "../history/history.repository.ts";
import { missingUploadsError } from "../images/missing-uploads-error.ts";
import { attachUploads, deleteImages, updateImagePlacements } from "../images/property-images.repository.ts";
import { checkOwner, markOwner } from "../owners/owners.ts";
import { changeConflict, editConflict, imageMissing, propertyNotFound, referenceTaken } from "../properties.errors.ts";
import { toStoredFields } from "../property-rows.ts";
import { applyListingRules } from "../rules/apply-rules.ts";
import { findChangesSince } from "./changes-since.repository.ts";
import { nextUpdatedAt, toUpdatedColumns } from "./property-columns.ts";
import { type PropertyChangeInput, type PropertyInput, parsePropertyChange } from "./property-input.ts";
import { type FoundProperty, findPropertyForUpdate, updateColumns } from "./property-writes.repository.ts";
import { removeReduction } from "./reductions.repository.ts";

/** A change is retried if someone else changes the property at the same time. */
const maxAttempts = 5;

interface SubmittedChange {
  kind: PropertyKind;
  fields: PropertyInput;
  idempotency?: IdempotentRequest | undefined;
}

/**
 * Changes the submitted fields of a property. With `images`, also replaces the list of its images and their order. A
 * repeated request gets the first response.
 * @throws ApiError 404 for a property of the other kind or in the bin, 422 that names every invalid field, 409 with the
 *   stored property if it is not the version that the person changed
 */
export async function updateProperty(
  stores: Stores,
  actor: AdminActor,
  { kind, fields, idempotency }: SubmittedChange,
  adminImageUrl: AdminImageUrl,
): Promise<ChangedPropertyResponse> {
  const change = parsePropertyChange(kind, fields);
  await checkOwner(stores.db, actor, change.fields.owner_id);
  const onceOptions = { idempotency, createReusedError: idempotencyKeyReused };
  return runOnce<ChangedPropertyResponse>(stores.db, onceOptions, new Date(), async (storeResponse) => {
    const response = { message: "Property updated", uuid: change.uuid };
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const [found] = await query(stores.db, findPropertyForUpdate(kind, change.uuid));
      if (!found) throw propertyNotFound();
      await checkVersion(stores.db, found, change, adminImageUrl);
      if (await tryChange(stores, actor, found, change, storeResponse(response))) return response;
    }
    throw changeConflict();
  });
}

/** @throws ApiError 409 if the property is not the version that the person changed */
async function checkVersion(
  db: D1Database,
  { row }: FoundProperty,
  { uuid, expectedVersion }: PropertyChangeInput,
  adminImageUrl: AdminImageUrl,
): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === Date.parse(row.updated_at)) return;
  const since = new Date(expectedVersion).toISOString();
  const [stored, changed] = await query(
    db,
    getAdminProperty(uuid, adminImageUrl),
    findChangesSince(row.kind, uuid, since),
  );
  if (!stored) throw propertyNotFound();
  throw editConflict({ current: stored.data.property, changed });
}

/** Returns false, without any change, if the property has changed since it was read. */
async function tryChange(
  { db, images }: Stores,
  actor: AdminActor,
  found: FoundProperty,
  change: PropertyChangeInput,
  storeResponse: Statement[],
): Promise<boolean> {
  const { fields, uuid, isLivingConfirmed } = change;
  const imageIds = change.images ?? found.images.map(({ id }) => id);
  if ((fields.published ?? found.row.published) && imageIds.length === 0) throw imageMissing();
  const now = new Date();
  const updatedAt = nextUpdatedAt([found.row], now);
  try {
    await batch(
      db,
      ...storeResponse,
      updateColumns(
        found.row,
        toUpdatedColumns(found.row, fields, now, { checkedBy: actor.id, isLivingConfirmed }),
        updatedAt,
      ),
      ...markOwner(fields.owner_id),
      ...applyListingRules([uuid], now),
      setHistoryAuthor(actor, [uuid], updatedAt),
      ...(fields.previous_price === null ? removeReduction(actor, found.row.n, updatedAt) : []),
      ...toImageStatements(actor, found, { ...change, images: imageIds }, now),
      insertAuditEntry(
        actor,
        { action: "update", entity: "property", entityId: uuid, ...toAuditValues(found, change) },
        // The time of the version, which may be slightly later than now: it tells later changes from earlier ones.
        new Date(updatedAt),
      ),
    );
  } catch (error) {
    if (isNotNullViolation(error, "properties.updated_at")) return false;
    if (isUniqueViolation(error, "properties.reference")) throw referenceTaken();
    const isUploadLost = isUniqueViolation(error, "images.") || isNotNullViolation(error, "images.");
    throw isUploadLost ? await missingUploadsError(db, actor, "images", imageIds) : error;
  }
  const removed = found.images.filter(({ id }) => !imageIds.includes(id));
  const files = removed.flatMap(({ key }) => possibleFileKeys(key));
  // The images are no longer reachable. If moving their files fails, the cron does it later.
  await moveToTrash(images, files, now).catch(() => undefined);
  return true;
}

function toImageStatements(
  actor: AdminActor,
  found: FoundProperty,
  { images, alts, focuses, uuid }: PropertyChangeInput & { images: string[] },
  now: Date,
): Statement[] {
  const { n, next_image_number } = found.row;
  const stored = new Map(found.images.map((image) => [image.id, image]));
  const removed = [...stored.keys()].filter((id) => !images.includes(id));
  const attached = images
    .map((id, position) => ({ id, position, alt: alts[id] ?? "", focus: focuses[id] ?? null }))
    .filter(({ id }) => !stored.has(id))
    .map((image, index) => ({ ...image, number: next_image_number + index }));
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
    ...attachUploads(actor, uuid, attached, now),
  ];
}

/** The submitted fields before and after the change. */
function toAuditValues({ row, images: storedImages }: FoundProperty, change: PropertyChangeInput) {
  const { fields, images, alts, focuses, isLivingConfirmed } = change;
  const stored: Record<string, unknown> = toStoredFields(row);
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]]));
  const altTexts = Object.keys(alts).length > 0 && { image_alts: alts };
  const focusPoints = Object.keys(focuses).length > 0 && { image_focus: focuses };
  return {
    before: { ...before, ...(images && { images: storedImages.map(({ id }) => id) }) },
    after: {
      ...fields,
      ...(images && { images }),
      ...(isLivingConfirmed && { living_confirmed: true }),
      ...altTexts,
      ...focusPoints,
    },
  };
}
