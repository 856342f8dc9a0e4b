import { readSeen } from "#web/lib/catalogue/saved-searches/read-news.ts";
import {
  addSavedSearch,
  readSavedSearches,
  removeSavedSearch,
} from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { startSearchesSync } from "#web/lib/catalogue/saved-searches/start-searches-sync.ts";
import { paths } from "#web/lib/page/paths.ts";
import { tellMeLabel, tellMePath } from "#web/lib/page/tell-me-path.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { describeQuery } from "./use-kept-searches.ts";

/** Saves a search on this phone and in the account, or removes it. Says where it is, and offers to tell of the next home. */
export async function toggleSearch({ path, query }: { path: string; query: string }): Promise<void> {
  const label = describeQuery(query);
  const wasSaved = readSavedSearches().some((search) => search.path === path);
  const seenAt = Date.now();
  // Without what it has found now, only the number of new homes is known later.
  const seen = wasSaved ? undefined : await readSeen(query, seenAt).catch(() => undefined);
  const isStored = wasSaved ? removeSavedSearch(path) : addSavedSearch({ path, query, label, seenAt, seen });
  if (!isStored) {
    showToast({
      tone: "bad",
      title: wasSaved ? "Search not removed" : "Search not saved",
      text: "The storage of this browser is full or blocked. Free some space or allow this site to store data, then press the bell again.",
    });
    return;
  }
  startSearchesSync();
  if (wasSaved) showToast({ tone: "good", title: "Search removed", text: label, isBrief: true });
  else
    showToast({
      tone: "good",
      title: "Search saved",
      text: `${label}. It is under the heart, in Searches, with what is new.`,
      link: { to: paths.savedSearches, label: "See saved searches" },
      action: (
        <ButtonAnchor look="small" className="mt-2" href={`${tellMePath}?${query}`}>
          {tellMeLabel}
        </ButtonAnchor>
      ),
    });
}
