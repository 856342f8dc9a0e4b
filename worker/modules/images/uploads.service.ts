import { sha256 } from "#contract/http/sha256.ts";
import type { ImageVariantWidth } from "#contract/images/image-urls.ts";
import type { Upload, UploadQuery } from "#contract/images/upload.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { adminImageUrl, type ImageStore, newImageKey, variantKey } from "#worker/storage/image-store.ts";
import { cleanImage } from "#worker/storage/images/clean-image.ts";
import { invalidVariant, uploadIdTaken, uploadNotFound } from "./uploads.errors.ts";
import { findUpload, findVariantTarget, recordVariant, storeUpload, type UploadRecord } from "./uploads.repository.ts";

interface Stores {
  db: D1Database;
  images: ImageStore;
}

interface SentPicture {
  /** Made by the client. */
  id: string;
  bytes: Uint8Array<ArrayBuffer>;
  about: UploadQuery;
}

/**
 * Stores a picture, cleaned, in R2 and then in the database. The same id with the same bytes of the same person is the
 * same upload and answered alike.
 * @throws PictureRefused, 409 when the id is another picture's or another person's
 */
export async function storeUploadedImage(
  { db, images }: Stores,
  actor: AdminActor,
  sent: SentPicture,
): Promise<Upload> {
  const { id, bytes, about } = sent;
  const sent_hash = await sha256(bytes);
  const sameOrTaken = (upload: UploadRecord) => {
    if (upload.owner_id !== actor.id || upload.sent_hash !== sent_hash) throw uploadIdTaken();
    return toAnswer(upload);
  };
  const [found] = await query(db, findUpload(id));
  if (found.upload) return sameOrTaken(found.upload);
  if (found.joined) throw uploadIdTaken();

  const { bytes: clean, ...picture } = cleanImage(bytes);
  const key = newImageKey(about.kind ?? "buy");
  await images.put(key, clean, picture.type);
  const record = { id, sent_hash, key, ...picture, bytes: clean.length, placeholder: about.placeholder ?? null };
  const [stored] = await query(db, storeUpload(actor, record, new Date()));
  if (stored.key !== key) await images.delete(key);
  return sameOrTaken(stored);
}

function toAnswer({ id, key, width, height, bytes, type }: UploadRecord): Upload {
  return { id, url: adminImageUrl(key), width, height, bytes, content_type: type };
}

interface SentVariant {
  id: string;
  width: ImageVariantWidth;
  bytes: Uint8Array<ArrayBuffer>;
  placeholder?: string;
}

/** Pixels by which rounding may move a smaller version's height. */
const rounding = 1;

/**
 * Stores a smaller version beside its picture: until that has joined a listing only whoever sent it may, then any of the
 * staff. One that is stored already stays, since its address never changes content.
 * @throws PictureRefused, 404, 422 when it is not the picture made smaller
 */
export async function storeVariant({ db, images }: Stores, actor: AdminActor, sent: SentVariant) {
  const { id, width, bytes, placeholder } = sent;
  const [target] = await query(db, findVariantTarget(actor, id));
  if (!target) throw uploadNotFound();
  const clean = cleanImage(bytes);
  if (clean.type !== "image/webp") throw invalidVariant("A smaller version must be a WebP");
  if (width > target.width) throw invalidVariant(`The picture itself is only ${target.width} pixels wide`);
  const height = (target.height * width) / target.width;
  if (clean.width !== width || Math.abs(clean.height - height) > rounding) {
    throw invalidVariant(`The smaller version must be ${width} × ${Math.round(height)} pixels`);
  }
  const key = variantKey(target.key, width);
  const stored = target.variants.includes(width) && (await images.head(key)) !== null;
  if (!stored) await images.put(key, clean.bytes, clean.type);
  await query(db, recordVariant(actor, id, width, placeholder));
  return { id, url: adminImageUrl(key), width };
}
