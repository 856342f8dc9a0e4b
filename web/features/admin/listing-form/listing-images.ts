import type { Property } from "#contract/listings/property.ts";
import { type PropertyKind, propertyKindTraits } from "#contract/listings/property-kinds.ts";
import type { ExistingImage } from "#web/features/admin/images/image-upload-list.ts";
import { deleteStored, writeStored } from "#web/lib/storage/stored-value.ts";

const keyOf = (uuid: string) => `property_images_${uuid}`;

/** Notes in this browser where a listing's pictures are, by their conventional addresses (rulings 31 and 33). */
export function saveImageUrls(kind: PropertyKind, uuid: string, count: number): void {
  const base = `/images/${propertyKindTraits[kind].imageFolder}/${uuid}`;
  writeStored(
    keyOf(uuid),
    Array.from({ length: count }, (_, at) => (at === 0 ? `${base}.png` : `${base}_${at}.png`)),
  );
}

export function clearImageUrls(uuid: string): void {
  deleteStored(keyOf(uuid));
}

/** The pictures of a listing as its form shows them. */
export function toExistingImages({ images }: Property): ExistingImage[] {
  return images.map(({ id, alt, url, variants }) => ({
    id,
    alt,
    preview: variants.find(({ width }) => width === 320)?.url ?? url,
  }));
}
