import { imageCache, withoutWidth } from "#web/lib/offline/image-cache.ts";
import { isSavingData } from "#web/site/lib/data-saver/is-saving-data.ts";
import { readSavedChoice } from "#web/site/lib/data-saver/saved-choice.ts";
import { keepLatest } from "./keep-latest.ts";

export const shellCache = `shell-${__BUILD_VERSION__}`;
const maxImages = 200;
const files = __PRECACHED_FILES__;
/** Static files; a deployment may change them. */
const staticPath = /^\/(art|assets)\//;
/** An image of a listing, whose content never changes: `/images/folder/uuid/number-width.webp`. */
const imagePath = /^\/images\/[^/]+\/[^/]+\/[^/]+$/;

/** Whether a file is stored when the service worker is installed. */
export const isInstalled = (path: string): boolean => files.includes(path);
export const isStoredFile = (path: string): boolean => isInstalled(path) || staticPath.test(path);
export const isImage = (path: string): boolean => imagePath.test(path);

const isCode = /\.(?:js|css)$/;

/**
 * Stores the files that pages need offline. A file that does not load is stored when it is used; with data saver or on a very
 * slow line this is so for all code, which is most of the bytes.
 */
export async function storeFiles(): Promise<void> {
  const cache = await caches.open(shellCache);
  const isSaving = isSavingData(await readSavedChoice().catch(() => undefined));
  const stored = isSaving ? files.filter((file) => !isCode.test(file)) : files;
  await Promise.all(stored.map((file) => cache.add(file).catch(() => undefined)));
}

/** Deletes the files of earlier deployments. */
export async function deleteOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("shell-") && name !== shellCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Responds from the cache, otherwise from the network: for files whose content never changes. Offline, an image that is
 * only cached in another width is shown in that width.
 */
export async function respondFromCache(event: FetchEvent, name: string, request = event.request): Promise<Response> {
  const cache = await caches.open(name);
  const cached = await cache.match(request);
  if (cached) return cached;
  try {
    const response = await fetch(request);
    const limit = name === imageCache ? maxImages : undefined;
    if (response.ok) event.waitUntil(keepLatest(name, request, response.clone(), limit));
    return response;
  } catch (error) {
    const other = request.destination === "image" ? await findOtherWidth(request.url, cache) : undefined;
    if (other) return other;
    throw error;
  }
}

async function findOtherWidth(url: string, cache: Cache): Promise<Response | undefined> {
  const other = (await cache.keys()).find((candidate) => withoutWidth(candidate.url) === withoutWidth(url));
  return other && cache.match(other);
}
