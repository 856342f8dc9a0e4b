import type { CardListing } from "../property-cards/card-property.ts";
import { cardStore } from "../property-cards/create-card-store.ts";

const { read, write, use } = cardStore("favorites");

/** The homes saved in this browser, last saved first (ruling 12). Undefined on the server and while hydrating. */
export const useFavorites = use;
/** The same at one moment, outside components. */
export const readFavorites = read;
export const keepFavorites = write;

export function isFavorite(list: readonly CardListing[] | undefined, uuid: string): boolean {
  return list?.some((saved) => saved.uuid === uuid) ?? false;
}

/** Saves a listing, or lets it go when it was saved. */
export function toggleFavorite(listing: CardListing): void {
  const list = read();
  const others = list.filter((saved) => saved.uuid !== listing.uuid);
  write(others.length < list.length ? others : [listing, ...list]);
}

/** Keeps a saved listing's card up to date; its place in the list stays. */
export function refreshFavorite(listing: CardListing): void {
  write(read().map((saved) => (saved.uuid === listing.uuid ? listing : saved)));
}
