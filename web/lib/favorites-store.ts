import { useSyncExternalStore } from "react";
import type { CardListing } from "./card-listing.ts";

const storageKey = "favorites";
const none: readonly CardListing[] = [];
const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastList = none;

/** Reads what is stored, parsing again only when the text has changed, so that equal reads are the same list. */
export function readFavorites(): readonly CardListing[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageKey);
    if (text === lastText) return lastList;
    const parsed: unknown = JSON.parse(text ?? "[]");
    lastList = Array.isArray(parsed) ? parsed : none;
  } catch {
    // No storage, or something else wrote there: nothing is saved.
    lastList = none;
  }
  lastText = text;
  return lastList;
}

function write(list: readonly CardListing[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // A full or refused storage: the heart stays as it was.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab's change arrives as an event; null is a cleared storage.
  const onStorage = (event: StorageEvent) => (event.key === storageKey || event.key === null) && listener();
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/**
 * The homes saved in this browser, last saved first, each with what its card shows so that the list can be read
 * without signal (ruling 12). Undefined on the server and while hydrating.
 */
export function useFavorites(): readonly CardListing[] | undefined {
  return useSyncExternalStore<readonly CardListing[] | undefined>(subscribe, readFavorites, () => undefined);
}

export function isFavorite(list: readonly CardListing[] | undefined, uuid: string): boolean {
  return list?.some((saved) => saved.uuid === uuid) ?? false;
}

/** Saves a listing, or lets it go when it was saved. */
export function toggleFavorite(listing: CardListing): void {
  const list = readFavorites();
  const others = list.filter((saved) => saved.uuid !== listing.uuid);
  write(others.length < list.length ? others : [listing, ...list]);
}

/** Keeps a saved listing's card up to date; its place in the list stays. */
export function refreshFavorite(listing: CardListing): void {
  write(readFavorites().map((saved) => (saved.uuid === listing.uuid ? listing : saved)));
}
