import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";

/** The first page of a list as this browser saw it last; `at` in milliseconds since 1970. */
export interface CachedList {
  at: number;
  listings: CardProperty[];
}

/**
 * Keeps a page of real listings for a time without service (ruling 8). A narrowed list only where nothing better
 * is kept, for it would leave little to look at.
 */
export function saveCachedList(
  name: ListPageConfig["name"],
  listings: CardProperty[],
  isWhole: boolean,
  at: number,
): void {
  if (listings.length === 0 || (!isWhole && readCachedList(name))) return;
  writeStored(storageKeys.lastSeen(name), { at, listings } satisfies CachedList);
}

export function readCachedList(name: ListPageConfig["name"]): CachedList | undefined {
  return readStored(storageKeys.lastSeen(name), isSeenPage);
}

function isSeenPage(value: unknown): value is CachedList {
  return (
    typeof value === "object" && value !== null && "at" in value && "listings" in value && Array.isArray(value.listings)
  );
}
