import { useSyncExternalStore } from "react";
import {
  readSavedSearches,
  type SavedSearch,
  savedSearchesEvent,
} from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";

const subscribe = subscribeTo(savedSearchesEvent, "storage");

/** Returns the saved searches on this phone, the newest first. */
export const useSavedSearches = (): SavedSearch[] => useSyncExternalStore(subscribe, readSavedSearches);
