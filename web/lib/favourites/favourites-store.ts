import type { CardProperty } from "../property-cards/card-property.ts";
import { createCardStore } from "../property-cards/create-card-store.ts";

const { read, write, use } = createCardStore("favorites");

/** Window event after the visitor saved or removed a home in this tab. */
export const favouriteToggledEvent = "favourite-toggled";

/** Returns the homes saved in this browser, newest first. Undefined on the server and while hydrating. */
export const useFavourites = use;
/** For code outside components. */
export const readFavourites = read;
export const saveFavourites = write;

export function isFavourite(favourites: readonly CardProperty[] | undefined, uuid: string): boolean {
  return favourites?.some((saved) => saved.uuid === uuid) ?? false;
}

/** Saves a property, or removes it if it is saved. Returns false if this browser cannot store it. */
export function toggleFavourite(property: CardProperty): boolean {
  const favourites = read();
  const others = favourites.filter((saved) => saved.uuid !== property.uuid);
  const isStored = write(others.length < favourites.length ? others : [property, ...favourites]);
  if (isStored) dispatchEvent(new Event(favouriteToggledEvent));
  return isStored;
}

/** Updates the card of a saved property. The order stays the same. */
export function updateFavourite(property: CardProperty): void {
  write(read().map((saved) => (saved.uuid === property.uuid ? property : saved)));
}
