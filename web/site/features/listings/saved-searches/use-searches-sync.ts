import { useEffect } from "react";
import { searchToggledEvent } from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { startSearchesSync } from "#web/lib/catalogue/saved-searches/start-searches-sync.ts";

/** Syncs the saved searches with the account now, and when the visitor saves or removes one. */
export function useSearchesSync(): void {
  useEffect(() => {
    startSearchesSync();
    addEventListener(searchToggledEvent, startSearchesSync);
    return () => removeEventListener(searchToggledEvent, startSearchesSync);
  }, []);
}
