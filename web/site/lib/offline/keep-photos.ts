import { hasSmallVersion, imageVariantUrl } from "#shared/images/image-urls.ts";
import { whenIdle } from "#web/lib/events/when-idle.ts";
import { favouriteToggledEvent, readFavourites } from "#web/lib/favourites/favourites-store.ts";
import { imageCache, withoutWidth } from "#web/lib/offline/image-cache.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { createCardStore } from "#web/lib/property-cards/create-card-store.ts";
import { homeViewedEvent } from "#web/lib/property-cards/viewed-event.ts";
import { loggedOutEvent } from "#web/lib/session/has-session.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { unaskedCopy } from "../catalogue/loading-policy.ts";

/** The smallest version of a photo. */
const width = 320;
/** Half of the cache is left to what the visitor sees in lists. A photo is about 7 kB. */
const maxPhotos = 100;

const viewed = createCardStore(storageKeys.viewed);

/**
 * Loads small photos of saved and opened homes when the page is idle, so that these homes have photos without signal. Not
 * while the line is slow or the visitor saves data. The service worker stores them.
 */
export function startKeepingPhotos(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  let last: Promise<void> = Promise.resolve();
  const start = () => {
    if (!serviceWorker.controller || !navigator.onLine || unaskedCopy() !== "all") return;
    // The next start tries again what could not be loaded.
    whenIdle(() => {
      last = last.then(keepPhotos).catch(() => undefined);
    });
  };
  start();
  addEventListener(favouriteToggledEvent, start);
  addEventListener(homeViewedEvent, start);
  // The photos of the account's homes are deleted; the next account may have the same homes.
  addEventListener(loggedOutEvent, () => asked.clear());
  serviceWorker.addEventListener("controllerchange", start);
}

/** The photos that this page has asked for. One that is missing is not asked for again. */
const asked = new Set<string>();

/** Loads one photo after the other. Leaves out those that the phone holds in any width. */
async function keepPhotos(): Promise<void> {
  const cache = await caches.open(imageCache);
  const held = new Set((await cache.keys()).map(({ url }) => withoutWidth(new URL(url).pathname)));
  for (const url of listWanted().filter((each) => !held.has(withoutWidth(each)) && !asked.has(each))) {
    // The visitor may have chosen data saver or logged out, or the line become slow.
    if (unaskedCopy() !== "all" || !listWanted().includes(url)) return;
    await fetch(url, { priority: "low" });
    asked.add(url);
  }
}

/** Returns the photos of saved and opened homes. */
function listWanted(): string[] {
  const homes = [...readFavourites(), ...viewed.read()].filter(({ unlisted }) => !unlisted);
  return [...new Set(homes.flatMap(listPhotos))].slice(0, maxPhotos);
}

const listPhotos = ({ kind, uuid, pictures = [] }: CardProperty): string[] =>
  pictures.filter(hasSmallVersion).map((number) => imageVariantUrl(kind, uuid, number, width));
