import type { Location } from "react-router-dom";

const storageKey = (entry: string) => `scroll:${entry}`;

/**
 * Returns the key of the current history entry. Entries that the router did not create have none, and it names them all
 * "default": a typed URL would open at another page's position. They get a key here, which a reload and Back keep.
 */
export function readEntryKey({ key }: { key: string }): string {
  if (key !== "default") return key;
  if (!history.state?.entryKey) history.replaceState({ ...history.state, entryKey: String(Math.random()) }, "");
  return history.state.entryKey;
}

/** Returns whether the browser is still at an entry. Its URL changes before the page of the new URL is shown. */
export const isCurrentEntry = (entry: string): boolean =>
  history.state?.key === entry || history.state?.entryKey === entry;

/**
 * Returns whether the browser has moved to another entry before React has shown this location: after two quick taps on
 * anchors. The router gives such entries no key of their own, so their URLs are compared.
 */
export const isOvertaken = ({ key, pathname, search, hash }: Location): boolean =>
  key === "default" &&
  pathname + search + hash !== window.location.pathname + window.location.search + window.location.hash;

/** Returns the position of an entry in pixels; undefined if none is stored in this tab. */
export function readPosition(entry: string): number | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey(entry));
    return stored === null ? undefined : Number(stored);
  } catch {
    return undefined;
  }
}

export function savePosition(entry: string, position: number): void {
  try {
    sessionStorage.setItem(storageKey(entry), String(position));
  } catch {
    // Without storage Back starts at the top.
  }
}
