import { type CatalogueChanges, diffCatalogues } from "#shared/catalogue/catalogue-changes.ts";
import { type CataloguePointer, toCatalogue } from "#shared/catalogue/catalogue-document.ts";
import { FaultyCatalogue } from "#shared/catalogue/document-parts.ts";
import { readPointer, readVersion } from "#worker/storage/catalogue-store.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { versionNotFound, versionTooOld } from "./catalogue.errors.ts";
import { decompress } from "./compress.ts";
import { publishCatalogue } from "./publish-catalogue.service.ts";

/** The compressed document of a version. */
export interface CompressedCatalogue {
  version: string;
  document: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the pointer to the current version. The first request writes it. Later a change of a home does, if there is a
 * cache in front of the worker; without one, as in development, each request looks.
 * @throws StorageUnavailable
 */
export async function currentPointer(stores: Stores, isCached: boolean, now: Date): Promise<CataloguePointer> {
  const stored = isCached ? await readPointer(stores.images) : undefined;
  return stored ?? publishCatalogue(stores, now);
}

/** Returns the current document. @throws StorageUnavailable */
export async function currentCatalogue(stores: Stores, isCached: boolean, now: Date): Promise<CompressedCatalogue> {
  const { version } = await currentPointer(stores, isCached, now);
  return { version, document: await requireVersion(stores.images, version) };
}

/**
 * Returns the document of the current version under its own address. Older versions have changes only, so that a home that
 * was hidden or deleted is in no document.
 * @throws ApiError 404 for another version
 */
export async function catalogueVersion(images: ImageStore, version: string): Promise<CompressedCatalogue> {
  const current = await readPointer(images);
  if (current?.version !== version) throw versionNotFound();
  return { version, document: await requireVersion(images, version) };
}

/**
 * Returns what changed since a version.
 * @throws ApiError 409 if it is no longer kept, or one of both has no descriptions
 */
export async function changesSince(
  stores: Stores,
  since: string,
  isCached: boolean,
  now: Date,
): Promise<CatalogueChanges> {
  const { version } = await currentPointer(stores, isCached, now);
  const after = toCatalogue(JSON.parse(decompress(await requireVersion(stores.images, version))));
  const old = since === version ? undefined : await readVersion(stores.images, since);
  const before = since === version ? after : old && readOld(old);
  if (before?.has_descriptions !== after.has_descriptions) throw versionTooOld();
  return diffCatalogues(before, after);
}

/** Returns an old document; undefined if it has another format. */
function readOld(document: Uint8Array) {
  try {
    return toCatalogue(JSON.parse(decompress(document)));
  } catch (error) {
    if (error instanceof FaultyCatalogue) return undefined;
    throw error;
  }
}

async function requireVersion(images: ImageStore, version: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await readVersion(images, version);
  if (!document) throw versionNotFound();
  return document;
}
