import { firstItemsCount } from "./service-keys.ts";

/** The first available ones: what the service answers already, and what is left of the samples. */
export function pickFirstAvailable<Item extends { available: boolean }>(items: readonly Item[]): Item[] {
  return items.filter(({ available }) => available).slice(0, firstItemsCount);
}
