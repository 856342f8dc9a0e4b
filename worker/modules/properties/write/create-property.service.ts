import { imageLimits } from "#contract/images/image-limits.ts";
import type { CreatedPropertyResponse } from "#contract/listings/admin-property.ts";
import { type NewProperty, newPropertyImagesSchema } from "#contract/listings/property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { imageRequiredMessage } from "#contract/listings/required-fields.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { isDuplicateRequest } from "#worker/db/idempotency-records.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { validationFailed } from "#worker/http/errors.ts";
import { type IdempotentRequest, idempotencyKeyReused } from "#worker/http/idempotency.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { type ImageStore, newImageKey } from "#worker/storage/image-store.ts";
import { type CleanImage, cleanImage } from "#worker/storage/images/clean-image.ts";
import { ImageRefused } from "#worker/storage/images/image-refused.ts";
import { missingUploadsError } from "../images/missing-uploads-error.ts";
import { referenceTaken } from "../properties.errors.ts";
import { type PropertyInput, parseNewProperty } from "./property-input.ts";
import { nextReference, type StoredImageFile, storeProperty } from "./property-writes.repository.ts";

/** A new listing as it was sent: its fields, and pictures as files beside them or as uploads named in a field. */
export interface SubmittedProperty {
  kind: PropertyKind;
  fields: PropertyInput;
  files: Uint8Array<ArrayBuffer>[];
  call?: IdempotentRequest;
}

interface Stores {
  db: D1Database;
  images: ImageStore;
}

interface Listing {
  property: NewProperty;
  uploads: string[];
  alts: Record<string, string | null>;
}

/** How often a reference that somebody else has taken by hand is passed over. */
const referenceTries = 5;

/**
 * Publishes a listing, or keeps it as a draft: with all its pictures or not at all. A repeated call with its key gets
 * the first answer.
 * @throws 422 with every wrong field, StorageUnavailable when nothing was stored
 */
export async function createProperty(
  { db, images }: Stores,
  actor: AdminActor,
  sent: SubmittedProperty,
): Promise<CreatedPropertyResponse> {
  const listing = readListing(sent);
  const repeatable = { call: sent.call, createReusedError: idempotencyKeyReused };
  const now = new Date();
  return runOnce<CreatedPropertyResponse>(db, repeatable, now, async (keep) => {
    const pictures = sent.files.map(cleanNumbered);
    const files = await putPictures(images, sent.kind, pictures);
    const store = async (reference: string) => {
      const answer = { message: "Property created", uuid: crypto.randomUUID(), reference };
      const record = { uuid: answer.uuid, reference, createdAt: now.toISOString(), property: listing.property };
      const uploads = listing.uploads.map((id, position) => ({
        id,
        position,
        number: position + 1,
        alt: listing.alts[id] ?? "",
      }));
      await batch(db, ...keep(answer), ...storeProperty(actor, record, { files, uploads }, now));
      return answer;
    };
    try {
      return await withReference(db, listing.property.reference, store);
    } catch (error) {
      if (wasRefused(error)) await images.delete(files.map(({ key }) => key));
      const lost = isUniqueViolation(error, "pictures.id") || isNotNullViolation(error, "pictures.");
      throw lost ? await missingUploadsError(db, actor, "uploads", listing.uploads) : error;
    }
  });
}

/** @throws 422 with every wrong field */
function readListing({ kind, fields, files }: SubmittedProperty): Listing {
  const { property, issues } = parseNewProperty(kind, fields);
  const pictures = newPropertyImagesSchema.safeParse(fields);
  const all = [...issues, ...(pictures.error?.issues ?? [])];
  const count = files.length + (pictures.data?.uploads.length ?? 0);
  const about = files.length > 0 || !Object.hasOwn(fields, "uploads") ? "images" : "uploads";
  const refuse = (message: string) => all.push({ code: "custom", path: [about], message, input: undefined });
  if (pictures.success && count === 0 && property?.published !== false) refuse(imageRequiredMessage);
  if (count > imageLimits.perListing) refuse(`At most ${imageLimits.perListing} pictures`);
  if (!property || !pictures.success || all.length > 0) throw validationFailed("body", all);
  return { property, uploads: pictures.data.uploads, alts: pictures.data.image_alts };
}

/** @throws 422 that says which of the pictures is refused and why */
function cleanNumbered(bytes: Uint8Array, index: number): CleanImage {
  try {
    return cleanImage(bytes);
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    const message = `Picture ${index + 1}: ${error.message}`;
    throw validationFailed("body", [{ code: "custom", path: ["images"], message, input: undefined }]);
  }
}

/** Puts all pictures into the image store; when one fails, those that are there go again as far as possible. */
async function putPictures(images: ImageStore, kind: PropertyKind, pictures: CleanImage[]): Promise<StoredImageFile[]> {
  const files = pictures.map((picture) => ({ id: crypto.randomUUID(), key: newImageKey(kind), picture }));
  const puts = await Promise.allSettled(files.map(({ key, picture }) => images.put(key, picture.bytes, picture.type)));
  const failed = puts.find((put) => put.status === "rejected");
  if (failed) {
    await images.delete(files.map(({ key }) => key)).catch(() => undefined);
    throw failed.reason;
  }
  return files.map(({ id, key, picture }) => ({ ...picture, id, key, bytes: picture.bytes.length }));
}

async function withReference(
  db: D1Database,
  given: string | null,
  store: (reference: string) => Promise<CreatedPropertyResponse>,
): Promise<CreatedPropertyResponse> {
  for (let tries = 0; ; tries++) {
    const reference = given ?? (await query(db, nextReference))[0];
    try {
      return await store(reference);
    } catch (error) {
      if (!isUniqueViolation(error, "properties.reference")) throw error;
      if (given || tries === referenceTries) throw referenceTaken();
    }
  }
}

/** Whether the database surely kept nothing; of one that did not answer nobody knows. */
function wasRefused(error: unknown): boolean {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  return isDuplicateRequest(error) || !(error instanceof StorageUnavailable) || /constraint failed/.test(String(cause));
}
