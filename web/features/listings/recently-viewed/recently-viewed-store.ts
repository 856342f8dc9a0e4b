import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { createCardStore } from "#web/lib/property-cards/create-card-store.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";

/** The one that is being looked at, and eight to show beside it. */
const mostKept = 9;

const { read, write, use } = createCardStore(storageKeys.viewed);

/** The homes looked at in this browser, the last one first. Undefined on the server and while hydrating. */
export const useRecentlyViewed = use;

/** A sample is not kept: it stands in for a home only while the service is away. */
export function addRecentlyViewed(listing: CardProperty): void {
  if (!listing.sample) write([listing, ...withoutViewed(listing.uuid)].slice(0, mostKept));
}

/** For a listing that is known to be gone. */
export function removeRecentlyViewed(uuid: string): void {
  const rest = withoutViewed(uuid);
  if (rest.length < read().length) write(rest);
}

export function clearRecentlyViewed(): void {
  write([]);
}

const withoutViewed = (uuid: string) => read().filter((viewed) => viewed.uuid !== uuid);
