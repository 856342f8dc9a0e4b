import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";

const maxStored = 5;

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

/** Returns the last searches of this browser as they were typed, the newest first. */
export function readRecentSearches(): string[] {
  return readStored(storageKeys.searches, isTextList) ?? [];
}

/** Stores a search. Without letters and digits there is nothing to search again. */
export function addRecentSearch(text: string): void {
  if (!/[\p{L}\p{N}]/u.test(text)) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored(storageKeys.searches, [text, ...others].slice(0, maxStored));
}

export function clearRecentSearches(): void {
  deleteStored(storageKeys.searches);
}
