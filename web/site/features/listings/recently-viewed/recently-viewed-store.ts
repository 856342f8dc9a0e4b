import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { createCardStore } from "#web/lib/property-cards/create-card-store.ts";
import { homeViewedEvent } from "#web/lib/property-cards/viewed-event.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";

/** The current property and eight more to show. */
const maxStored = 9;

const { read, write, use } = createCardStore(storageKeys.viewed);

/** Returns the viewed properties, newest first. Undefined on the server and while hydrating. */
export const useRecentlyViewed = use;

/** Returns the viewed properties, newest first. */
export const readRecentlyViewed = read;

/** Does not store samples, because they are shown only during an outage. */
export function addRecentlyViewed(property: CardProperty): void {
  if (property.sample) return;
  write([property, ...readOthers(property.uuid)].slice(0, maxStored));
  dispatchEvent(new Event(homeViewedEvent));
}

export function removeRecentlyViewed(uuid: string): void {
  const others = readOthers(uuid);
  if (others.length < read().length) write(others);
}

export function clearRecentlyViewed(): void {
  write([]);
}

const readOthers = (uuid: string) => read().filter((viewed) => viewed.uuid !== uuid);
