import { readStoredText } from "../../storage/stored-text.ts";

/** Not in `storageKeys`, which every first page loads. */
export const savedSearchesKey = "saved_searches";

/** Returns whether this browser has saved searches, before the code that reads them has loaded. */
export const hasSavedSearches = () => (readStoredText(savedSearchesKey) ?? "[]") !== "[]";
