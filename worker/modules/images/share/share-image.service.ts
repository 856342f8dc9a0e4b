import type { ShareImageQuery } from "#contract/images/upload.ts";
import type { CleanImage } from "#shared/images/cleaning/clean-image.ts";
import { shareImage, shareImageName } from "#shared/images/share-image.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { shareImageKey } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { cleanUpload } from "../clean-upload.ts";
import { coverChanged, invalidVariant, listingNotFound } from "../images.errors.ts";
import { findCover, recordShareImage } from "./share-image.repository.ts";

type ShareImageInput = ShareImageQuery & { uuid: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Stores the share image of a property's cover, instead of an earlier one.
 * @throws ApiError 404, 409 if the property has another cover or focus now, 413, 415 or 422 when it is not such an image
 */
export async function storeShareImage(
  { db, images }: Stores,
  actor: AdminActor,
  { uuid, image, focus, bytes }: ShareImageInput,
): Promise<void> {
  const [found] = await query(db, findCover(uuid));
  if (!found) throw listingNotFound();
  const { cover } = found;
  if (cover?.id !== image || cover.focus !== (focus ?? null)) throw coverChanged();
  const clean = cleanUpload(bytes);
  requireShareImage(clean);
  await images.put(shareImageKey(cover.key), clean.bytes, clean.type);
  await query(db, recordShareImage(actor, uuid, shareImageName(cover.number, cover.focus)));
}

function requireShareImage({ type, width, height, bytes }: CleanImage): void {
  if (type !== shareImage.type) throw invalidVariant("The share image must be a JPEG file");
  if (width !== shareImage.width || height !== shareImage.height) {
    throw invalidVariant(`The share image must be ${shareImage.width} × ${shareImage.height} pixels`);
  }
  if (bytes.length > shareImage.maxBytes) throw invalidVariant("The share image must have at most 150 kB");
}
