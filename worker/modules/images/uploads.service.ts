import type { Upload, UploadQuery } from "#contract/images/upload.ts";
import { type ImageVariantWidth, isImageVariantType } from "#shared/images/image-urls.ts";
import { sha256 } from "#shared/sha256.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { newImageKey, variantKey } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { cleanUpload } from "./clean-upload.ts";
import { invalidVariant, uploadIdTaken, uploadNotFound } from "./images.errors.ts";
import { findUpload, findVariantTarget, recordVariant, storeUpload, type UploadRecord } from "./uploads.repository.ts";

interface UploadInput {
  /** A UUID chosen by the client. */
  id: string;
  bytes: Uint8Array<ArrayBuffer>;
  options: UploadQuery;
}

/**
 * Cleans an image and stores it in R2, then in the database. Sending the same id with the same bytes again returns the
 * same upload.
 * @throws ApiError 413, 415 or 422 for a rejected image, 409 when the id belongs to another image or another account
 */
export async function storeUploadedImage(
  { db, images }: Stores,
  actor: AdminActor,
  { id, bytes, options }: UploadInput,
  adminImageUrl: AdminImageUrl,
): Promise<Upload> {
  const sent_hash = await sha256(bytes);
  const toUploadOrConflict = (upload: UploadRecord) => {
    if (upload.owner_id !== actor.id || upload.sent_hash !== sent_hash) throw uploadIdTaken();
    return toUpload(upload, adminImageUrl);
  };
  const [found] = await query(db, findUpload(id));
  if (found.upload) return toUploadOrConflict(found.upload);
  if (found.isAttached) throw uploadIdTaken();

  const { bytes: clean, ...image } = cleanUpload(bytes);
  // The folder of a key does not decide the kind: an image may be attached to a property of the other one.
  const key = newImageKey(options.kind ?? "buy");
  await images.put(key, clean, image.type);
  const record = { id, sent_hash, key, ...image, bytes: clean.length, placeholder: options.placeholder ?? null };
  const [stored] = await query(db, storeUpload(actor, record, new Date()));
  if (stored?.key !== key) await images.delete(key);
  if (!stored) throw uploadIdTaken();
  return toUploadOrConflict(stored);
}

function toUpload({ id, key, width, height, bytes, type }: UploadRecord, adminImageUrl: AdminImageUrl): Upload {
  return { id, url: adminImageUrl(key), width, height, bytes, content_type: type };
}

interface VariantInput {
  id: string;
  width: ImageVariantWidth;
  bytes: Uint8Array<ArrayBuffer>;
  placeholder?: string;
}

/** By how many pixels a variant's height may differ from the exact ratio. */
const heightTolerance = 1;

/**
 * Stores a smaller variant of an image. Before the image is attached to a property, only its uploader may do this,
 * afterwards any admin. A stored variant is never replaced, because its URL is immutable.
 * @throws ApiError 404, 413, 415, 422 when it is not a smaller version of the image
 */
export async function storeVariant(
  { db, images }: Stores,
  actor: AdminActor,
  { id, width, bytes, placeholder }: VariantInput,
  adminImageUrl: AdminImageUrl,
) {
  const [target] = await query(db, findVariantTarget(actor, id));
  if (!target) throw uploadNotFound();
  const clean = cleanUpload(bytes);
  if (!isImageVariantType(clean.type)) throw invalidVariant("A smaller version must be a WebP or a JPEG file");
  if (width > target.width) throw invalidVariant(`The image is only ${target.width} pixels wide`);
  const height = (target.height * width) / target.width;
  if (clean.width !== width || Math.abs(clean.height - height) > heightTolerance) {
    throw invalidVariant(`The smaller version must be ${width} × ${Math.round(height)} pixels`);
  }
  const key = variantKey(target.key, width);
  const stored = target.variants.includes(width) ? await images.head(key) : null;
  if (!stored) await images.put(key, clean.bytes, clean.type);
  const size = stored?.size ?? clean.bytes.length;
  await query(db, recordVariant(actor, id, { width, bytes: size, placeholder }));
  return { id, url: adminImageUrl(key), width };
}
