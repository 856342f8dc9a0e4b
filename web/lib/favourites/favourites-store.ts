import type { CardProperty } from "../property-cards/card-property.ts";
import { createCardStore } from "../property-cards/create-card-store.ts";

const { read, write, use } = createCardStore("favorites");

/** The homes saved in this browser, last saved first (ruling 12). Undefined on the server and while hydrating. */
export const useFavourites = use;
/** The same at one moment, outside components. */
export const readFavourites = read;
export const saveFavourites = write;

export function isFavourite(list: readonly CardProperty[] | undefined, uuid: string): boolean {
  return list?.some((saved) => saved.uuid === uuid) ?? false;
}

/** Saves a listing, or lets it go when it was saved. */
export function toggleFavourite(property: CardProperty): void {
  const list = read();
  const others = list.filter((saved) => saved.uuid !== property.uuid);
  write(others.length < list.length ? others : [property, ...list]);
}

/** Keeps a saved listing's card up to date; its place in the list stays. */
export function updateFavourite(property: CardProperty): void {
  write(read().map((saved) => (saved.uuid === property.uuid ? property : saved)));
}
