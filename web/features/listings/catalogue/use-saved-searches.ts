import { useSyncExternalStore } from "react";
import {
  readSavedSearches,
  type SavedSearch,
  savedSearchesEvent,
} from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";

const subscribe = subscribeTo(savedSearchesEvent, "storage");

let last: SavedSearch[] = [];

/** Returns the same array until the searches change, as useSyncExternalStore requires. */
function read(): SavedSearch[] {
  const searches = readSavedSearches();
  if (JSON.stringify(searches) !== JSON.stringify(last)) last = searches;
  return last;
}

/** Returns the saved searches on this phone, the newest first. */
export const useSavedSearches = (): SavedSearch[] => useSyncExternalStore(subscribe, read);
