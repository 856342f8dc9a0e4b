import { firstItemsCount } from "./service-keys.ts";

/** Returns the first available items. The API returns only these; the samples still have to be filtered. */
export function pickFirstAvailable<Item extends { available: boolean }>(items: readonly Item[]): Item[] {
  return items.filter(({ available }) => available).slice(0, firstItemsCount);
}
