import { readFavourites } from "#web/lib/favourites/favourites-store.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { findOpenedCard } from "../card/opened-card.ts";
import { readCachedProperties } from "../list/fallback/cached-list.ts";
import { readRecentlyViewed } from "../recently-viewed/recently-viewed-store.ts";

/** What this browser knows of a property. `loadedAt` is in milliseconds, if it is known. */
export interface StoredCard {
  card: CardProperty;
  loadedAt: number | undefined;
}

/** Returns the card of a property that this browser has seen in a list, saved or opened; null if there is none. */
export function findStoredCard(uuid: string): StoredCard | null {
  const listed = readCachedProperties().get(uuid);
  if (listed) return { card: listed.property, loadedAt: listed.at };
  const stored = [...readFavourites(), ...readRecentlyViewed()].find((candidate) => candidate?.uuid === uuid);
  const card = findOpenedCard(uuid) ?? stored;
  return card ? { card, loadedAt: undefined } : null;
}
