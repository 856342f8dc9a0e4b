import { createCardStore } from "../property-cards/create-card-store.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { imageCache } from "./image-cache.ts";

const viewed = createCardStore(storageKeys.viewed);

/**
 * Deletes the photos of homes from this phone. Those of homes that were opened here lately stay.
 * @throws DOMException or ReferenceError if this browser has no cache
 */
export async function deletePhotos(uuids: readonly string[]): Promise<void> {
  const opened = viewed.read().map(({ uuid }) => uuid);
  const cache = await caches.open(imageCache);
  for (const request of await cache.keys()) {
    const [, , , uuid = ""] = new URL(request.url).pathname.split("/");
    if (uuids.includes(uuid) && !opened.includes(uuid)) await cache.delete(request);
  }
}
