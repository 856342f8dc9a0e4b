import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { deleteStored, writeStored } from "#web/lib/storage/stored-value.ts";

const getKey = (uuid: string) => `property_images_${uuid}`;

/** Stores the URLs of a listing's images in this browser. */
export function saveImageUrls(kind: PropertyKind, uuid: string, count: number): void {
  const base = `/images/${propertyKindTraits[kind].imageFolder}/${uuid}`;
  const urls = Array.from({ length: count }, (_, index) => (index === 0 ? `${base}.png` : `${base}_${index}.png`));
  writeStored(getKey(uuid), urls);
}

export function deleteImageUrls(uuid: string): void {
  deleteStored(getKey(uuid));
}
