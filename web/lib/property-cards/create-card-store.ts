import { useSyncExternalStore } from "react";
import type { CardProperty } from "./card-property.ts";

type Cards = readonly CardProperty[];
const none: Cards = [];

/**
 * A list of homes that this browser keeps under a name, each with what its card shows, so that it can be read without
 * signal. `use` follows it, other tabs' changes too; undefined on the server and while hydrating.
 */
export function createCardStore(storageKey: string) {
  const listeners = new Set<() => void>();
  let lastText: string | null = null;
  let lastList = none;

  /** Parses again only when the text has changed, so that equal reads are the same list. */
  const read = (): Cards => {
    let text: string | null = null;
    try {
      text = localStorage.getItem(storageKey);
      if (text === lastText) return lastList;
      const parsed: unknown = JSON.parse(text ?? "[]");
      lastList = Array.isArray(parsed) ? parsed : none;
    } catch {
      // No storage, or something else wrote there: nothing is kept.
      lastList = none;
    }
    lastText = text;
    return lastList;
  };
  const write = (list: Cards): void => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(list));
    } catch {
      // A full or refused storage: the list stays as it was.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // Another tab's change arrives as an event; null is a cleared storage.
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
