import { type CataloguePointer, toCataloguePointer } from "#shared/catalogue/catalogue-document.ts";
import { FaultyCatalogue } from "#shared/catalogue/document-parts.ts";
import type { ImageStore } from "./image-store.ts";

const pointerKey = "catalogue/current";
const versionFolder = "catalogue/versions/";
const versionKey = (version: string) => versionFolder + version;

/**
 * Older versions are kept so that a phone gets what changed since then. They name people who list homes, so they are not
 * kept longer than a phone is likely to be away.
 */
const keptVersions = 50;
const keptMs = 14 * 86_400_000;
const jsonType = "application/json";

/** Returns the pointer to the current version; undefined if there is none that this program reads. @throws StorageUnavailable */
export async function readPointer(images: ImageStore): Promise<CataloguePointer | undefined> {
  const text = await images.readText(pointerKey);
  try {
    return text === null ? undefined : toCataloguePointer(JSON.parse(text));
  } catch (error) {
    if (error instanceof FaultyCatalogue || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns the compressed document of a version; undefined if it is no longer kept. @throws StorageUnavailable */
export async function readVersion(images: ImageStore, version: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const object = await images.get(versionKey(version), new Headers());
  return object && "body" in object ? new Uint8Array(await object.arrayBuffer()) : undefined;
}

/** Stores a version, then makes it the current one. Old versions are deleted. @throws StorageUnavailable */
export async function storeVersion(
  images: ImageStore,
  pointer: CataloguePointer,
  document: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<void> {
  await images.put(versionKey(pointer.version), document, "application/octet-stream");
  await images.put(pointerKey, new TextEncoder().encode(JSON.stringify(pointer)), jsonType);
  await deleteOldVersions(images, pointer.version, now);
}

/** Deletes the versions that are kept no longer, except the current one. @throws StorageUnavailable */
export async function deleteOldVersions(images: ImageStore, current: string | undefined, now: Date): Promise<void> {
  const versions = await images.list(versionFolder, undefined);
  const others = versions.filter(({ key }) => key !== versionKey(current ?? ""));
  const newestFirst = others.sort((one, other) => other.uploaded.getTime() - one.uploaded.getTime());
  const isOld = ({ uploaded }: { uploaded: Date }) => uploaded.getTime() < now.getTime() - keptMs;
  const deleted = newestFirst.filter((version, at) => at >= keptVersions - 1 || isOld(version));
  if (deleted.length > 0) await images.delete(deleted.map(({ key }) => key));
}
