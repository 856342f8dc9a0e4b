import { sha256 } from "#contract/http/sha256.ts";
import type { VariantWidth } from "#contract/images/image-urls.ts";
import type { Upload, UploadQuery } from "#contract/images/upload.ts";
import { ask } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { type ImageStore, newPictureKey, staffAddress, variantKey } from "#worker/storage/image-store.ts";
import { cleanPicture } from "#worker/storage/images/clean-image.ts";
import { notAVariant, uploadIdTaken, uploadNotFound } from "./uploads.errors.ts";
import { findUpload, findVariantTarget, noteVariant, storeUpload, type UploadRecord } from "./uploads.repository.ts";

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
export async function storePicture({ db, images }: Stores, actor: AdminActor, sent: SentPicture): Promise<Upload> {
  const { id, bytes, about } = sent;
  const sent_hash = await sha256(bytes);
  const sameOrTaken = (upload: UploadRecord) => {
    if (upload.owner_id !== actor.id || upload.sent_hash !== sent_hash) throw uploadIdTaken();
    return toAnswer(upload);
  };
  const [found] = await ask(db, findUpload(id));
  if (found.upload) return sameOrTaken(found.upload);
  if (found.joined) throw uploadIdTaken();

  const { bytes: clean, ...picture } = cleanPicture(bytes);
  const key = newPictureKey(about.kind ?? "buy");
  await images.put(key, clean, picture.type);
  const record = { id, sent_hash, key, ...picture, bytes: clean.length, placeholder: about.placeholder ?? null };
  const [stored] = await ask(db, storeUpload(actor, record, new Date()));
  if (stored.key !== key) await images.delete(key);
  return sameOrTaken(stored);
}

function toAnswer({ id, key, width, height, bytes, type }: UploadRecord): Upload {
  return { id, url: staffAddress(key), width, height, bytes, content_type: type };
}

interface SentVariant {
  id: string;
  width: VariantWidth;
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
  const [target] = await ask(db, findVariantTarget(actor, id));
  if (!target) throw uploadNotFound();
  const clean = cleanPicture(bytes);
  if (clean.type !== "image/webp") throw notAVariant("A smaller version must be a WebP");
  if (width > target.width) throw notAVariant(`The picture itself is only ${target.width} pixels wide`);
  const height = (target.height * width) / target.width;
  if (clean.width !== width || Math.abs(clean.height - height) > rounding) {
    throw notAVariant(`The smaller version must be ${width} × ${Math.round(height)} pixels`);
  }
  const key = variantKey(target.key, width);
  const stored = target.variants.includes(width) && (await images.head(key)) !== null;
  if (!stored) await images.put(key, clean.bytes, clean.type);
  await ask(db, noteVariant(actor, id, width, placeholder));
  return { id, url: staffAddress(key), width };
}
