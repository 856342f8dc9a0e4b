import { StorageUnavailable } from "#contract/http/api-error.ts";
import { pictureLimits } from "#contract/images/image-limits.ts";
import type { CreatedProperty } from "#contract/listings/admin-property.ts";
import { type NewProperty, newPicturesSchema } from "#contract/listings/property.ts";
import type { ListingKind } from "#contract/listings/property-kinds.ts";
import { imageRequired } from "#contract/listings/required-fields.ts";
import { brokeUnique } from "#worker/db/constraint-errors.ts";
import { metAnEqualCall } from "#worker/db/idempotency-records.ts";
import { brokeNotNull } from "#worker/db/not-null-errors.ts";
import { ask, write } from "#worker/db/query.ts";
import { once } from "#worker/db/run-once.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { validationFailed } from "#worker/http/errors.ts";
import { keyReused, type RepeatableCall } from "#worker/http/idempotency.ts";
import { type ImageStore, newPictureKey } from "#worker/storage/image-store.ts";
import { type CleanPicture, cleanPicture } from "#worker/storage/images/clean-image.ts";
import { PictureRefused } from "#worker/storage/images/image-refused.ts";
import { lostUploads } from "../images/missing-uploads-error.ts";
import { referenceTaken } from "../properties.errors.ts";
import { readNewProperty, type SentFields } from "./property-input.ts";
import { nextReference, type StoredPictureFile, storeProperty } from "./property-writes.repository.ts";

/** A new listing as it was sent: its fields, and pictures as files beside them or as uploads named in a field. */
export interface SentListing {
  kind: ListingKind;
  fields: SentFields;
  files: Uint8Array<ArrayBuffer>[];
  call?: RepeatableCall;
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
  sent: SentListing,
): Promise<CreatedProperty> {
  const listing = readListing(sent);
  const repeatable = { call: sent.call, reused: keyReused };
  const now = new Date();
  return once<CreatedProperty>(db, repeatable, now, async (keep) => {
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
      await write(db, ...keep(answer), ...storeProperty(actor, record, { files, uploads }, now));
      return answer;
    };
    try {
      return await withReference(db, listing.property.reference, store);
    } catch (error) {
      if (wasRefused(error)) await images.delete(files.map(({ key }) => key));
      const lost = brokeUnique(error, "pictures.id") || brokeNotNull(error, "pictures.");
      throw lost ? await lostUploads(db, actor, "uploads", listing.uploads) : error;
    }
  });
}

/** @throws 422 with every wrong field */
function readListing({ kind, fields, files }: SentListing): Listing {
  const { property, issues } = readNewProperty(kind, fields);
  const pictures = newPicturesSchema.safeParse(fields);
  const all = [...issues, ...(pictures.error?.issues ?? [])];
  const count = files.length + (pictures.data?.uploads.length ?? 0);
  const about = files.length > 0 || !Object.hasOwn(fields, "uploads") ? "images" : "uploads";
  const refuse = (message: string) => all.push({ code: "custom", path: [about], message, input: undefined });
  if (pictures.success && count === 0 && property?.published !== false) refuse(imageRequired);
  if (count > pictureLimits.perListing) refuse(`At most ${pictureLimits.perListing} pictures`);
  if (!property || !pictures.success || all.length > 0) throw validationFailed("body", all);
  return { property, uploads: pictures.data.uploads, alts: pictures.data.image_alts };
}

/** @throws 422 that says which of the pictures is refused and why */
function cleanNumbered(bytes: Uint8Array, index: number): CleanPicture {
  try {
    return cleanPicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    const message = `Picture ${index + 1}: ${error.message}`;
    throw validationFailed("body", [{ code: "custom", path: ["images"], message, input: undefined }]);
  }
}

/** Puts all pictures into the image store; when one fails, those that are there go again as far as possible. */
async function putPictures(
  images: ImageStore,
  kind: ListingKind,
  pictures: CleanPicture[],
): Promise<StoredPictureFile[]> {
  const files = pictures.map((picture) => ({ id: crypto.randomUUID(), key: newPictureKey(kind), picture }));
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
  store: (reference: string) => Promise<CreatedProperty>,
): Promise<CreatedProperty> {
  for (let tries = 0; ; tries++) {
    const reference = given ?? (await ask(db, nextReference))[0];
    try {
      return await store(reference);
    } catch (error) {
      if (!brokeUnique(error, "properties.reference")) throw error;
      if (given || tries === referenceTries) throw referenceTaken();
    }
  }
}

/** Whether the database surely kept nothing; of one that did not answer nobody knows. */
function wasRefused(error: unknown): boolean {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  return metAnEqualCall(error) || !(error instanceof StorageUnavailable) || /constraint failed/.test(String(cause));
}
