import { useSyncExternalStore } from "react";
import {
  readSavedSearches,
  type SavedSearch,
  savedSearchesEvent,
} from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";

const subscribe = subscribeTo(savedSearchesEvent, "storage");
const none: SavedSearch[] = [];

/** Returns the saved searches on this phone, the newest first. None on the server. */
export const useSavedSearches = (): SavedSearch[] => useSyncExternalStore(subscribe, readSavedSearches, () => none);
