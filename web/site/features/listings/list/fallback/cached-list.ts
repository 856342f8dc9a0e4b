import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";

/** The first page of a list as this browser last loaded it. `at` is in milliseconds since 1970. */
export interface CachedList {
  at: number;
  listings: CardProperty[];
}

/**
 * Caches a page of properties, to show it when the service is down. A filtered list never replaces a cached one, because
 * it may contain very few properties.
 */
export function saveCachedList(
  name: ListPageConfig["name"],
  listings: CardProperty[],
  isUnfiltered: boolean,
  at: number,
): void {
  if (listings.length === 0 || (!isUnfiltered && readCachedList(name))) return;
  writeStored(storageKeys.lastSeen(name), { at, listings } satisfies CachedList);
}

export function readCachedList(name: ListPageConfig["name"]): CachedList | undefined {
  return readStored(storageKeys.lastSeen(name), isCachedList);
}

/** A property with the time when this browser loaded it, in milliseconds. */
interface CachedProperty {
  at: number;
  property: CardProperty;
}

/** Returns the newest cached version of each property of a kind, or of both, by uuid. */
export function readCachedProperties(kind?: CardProperty["kind"]): Map<string, CachedProperty> {
  const lists = (["all", "buy", "rent"] as const).flatMap((name) => readCachedList(name) ?? []);
  const cached = new Map<string, CachedProperty>();
  for (const { at, listings } of lists.sort((a, b) => a.at - b.at)) {
    for (const property of listings) {
      if (property && (!kind || property.kind === kind)) cached.set(property.uuid, { at, property });
    }
  }
  return cached;
}

function isCachedList(value: unknown): value is CachedList {
  return (
    typeof value === "object" && value !== null && "at" in value && "listings" in value && Array.isArray(value.listings)
  );
}
