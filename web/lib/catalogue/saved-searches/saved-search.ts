import { readStored, writeStored } from "../../storage/stored-value.ts";
import type { SeenHomes } from "../worker/search-news.ts";

/** A search that the visitor saved on this phone. The server does not know of it. */
export interface SavedSearch {
  /** The list with its query. */
  path: string;
  /** The filters, as `filtersToParams` writes them, with the kind of the list. */
  query: string;
  /** What the search looks for, in words. */
  label: string;
  /** When the visitor last looked at the results, in milliseconds. */
  seenAt: number;
  seen: SeenHomes;
}

/** Window event: the saved searches have changed in this tab. */
export const savedSearchesEvent = "saved-searches";

/** Not in `storageKeys`, which every first page loads. */
const storageKey = "saved_searches";

/** Each stores up to 3,000 homes, and browsers give a site 5 MB. */
export const maxSavedSearches = 10;

const isList = (value: unknown): value is SavedSearch[] => Array.isArray(value);

/** Returns the saved searches, newest first. */
export const readSavedSearches = (): SavedSearch[] => readStored(storageKey, isList) ?? [];

/** Replaces the saved searches. Returns false if this browser cannot store them. */
export function writeSavedSearches(searches: readonly SavedSearch[]): boolean {
  writeStored(storageKey, searches);
  dispatchEvent(new Event(savedSearchesEvent));
  return readSavedSearches().length === searches.length;
}

export const removeSavedSearch = (path: string): boolean =>
  writeSavedSearches(readSavedSearches().filter((search) => search.path !== path));
