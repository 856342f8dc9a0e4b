import { useSyncExternalStore } from "react";
import type { CardProperty } from "./card-property.ts";

type Cards = readonly CardProperty[];
const noCards: Cards = [];

/**
 * Creates a list of properties in localStorage, with all card data, so that it works offline. The hook `use` also follows
 * changes in other tabs. It returns undefined on the server and while hydrating.
 */
export function createCardStore(storageKey: string) {
  const listeners = new Set<() => void>();
  let lastText: string | null = null;
  let lastCards = noCards;

  /** Returns the same array until the stored text changes, as useSyncExternalStore requires. */
  const read = (): Cards => {
    let text: string | null = null;
    try {
      text = localStorage.getItem(storageKey);
      if (text === lastText) return lastCards;
      const parsed: unknown = JSON.parse(text ?? "[]");
      lastCards = Array.isArray(parsed) ? parsed : noCards;
    } catch {
      // Storage is not available, or the stored value is invalid.
      lastCards = noCards;
    }
    lastText = text;
    return lastCards;
  };
  /** Returns false if the storage is full or not available. The list then stays unchanged. */
  const write = (cards: Cards): boolean => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(cards));
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // The event comes from other tabs. Its key is null if the storage was cleared.
    const onStorage = (event: StorageEvent) => (event.key === storageKey || event.key === null) && listener();
    addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", onStorage);
    };
  };
  const use = () => useSyncExternalStore<Cards | undefined>(subscribe, read, () => undefined);
  return { read, write, use };
}
