import { accountLimits } from "#contract/accounts/account-limits.ts";
import { readStoredText } from "../../storage/stored-text.ts";
import { readStored, writeStored } from "../../storage/stored-value.ts";
import type { SeenHomes } from "../worker/search-news.ts";
import { savedSearchesKey } from "./stored-searches.ts";

/** A search that the visitor saved. Only an account knows of it on the server, and never of the homes that it has found. */
export interface SavedSearch {
  /** The list with its query. */
  path: string;
  /** The filters, as `filtersToParams` writes them, with the kind of the list. */
  query: string;
  /** What the search looks for, in words. */
  label: string;
  /** When the visitor last looked at the results, in milliseconds. */
  seenAt: number;
  /** Missing until this phone holds a catalogue. */
  seen?: SeenHomes | undefined;
}

/** Window event: the saved searches have changed in this tab. */
export const savedSearchesEvent = "saved-searches";

/** Window event after the visitor saved or removed a search in this tab. */
export const searchToggledEvent = "search-toggled";

const isList = (value: unknown): value is SavedSearch[] => Array.isArray(value);

let lastText: string | null = null;
let lastSearches: SavedSearch[] = [];

/** Returns the saved searches, newest first: the same array until the stored text changes, as it may be long. */
export function readSavedSearches(): SavedSearch[] {
  const text = readStoredText(savedSearchesKey);
  if (text !== lastText) {
    lastText = text;
    lastSearches = readStored(savedSearchesKey, isList) ?? [];
  }
  return lastSearches;
}

/**
 * Replaces the saved searches; beyond the limit, the oldest are left out. Each stores up to 3,000 homes, and browsers give a
 * site 5 MB. Returns false if this browser cannot store them.
 */
export function writeSavedSearches(searches: readonly SavedSearch[]): boolean {
  const kept = searches.slice(0, accountLimits.savedSearches);
  const isStored = writeStored(savedSearchesKey, kept);
  dispatchEvent(new Event(savedSearchesEvent));
  return isStored;
}

/** Saves a search for the visitor. Returns false if this browser cannot store it. */
export const addSavedSearch = (search: SavedSearch): boolean => toggle([search, ...without(search.path)]);

export const removeSavedSearch = (path: string): boolean => toggle(without(path));

const without = (path: string) => readSavedSearches().filter((search) => search.path !== path);

function toggle(searches: readonly SavedSearch[]): boolean {
  const isStored = writeSavedSearches(searches);
  dispatchEvent(new Event(searchToggledEvent));
  return isStored;
}
