import useSWR from "swr";
import { syncSearches } from "#web/lib/catalogue/saved-searches/sync-searches.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { SavedSearchList } from "./saved-search-list.tsx";
import { useKeptSearches } from "./use-kept-searches.ts";
import { useSearchesSync } from "./use-searches-sync.ts";

/** All searches that this phone keeps. That there are none is only said if the account has said so. */
export function KeptSearches() {
  useSearchesSync();
  const { isLoading, error } = useSWR("saved-searches", () => syncSearches().then(() => true), { dedupingInterval: 0 });
  const searches = useKeptSearches();
  if (searches.length > 0) return <SavedSearchList searches={searches} />;
  if (isLoading) return <SkeletonBar className="h-11" />;
  if (error) return <p role="status">The saved searches of your account could not be loaded. Check your connection.</p>;
  return (
    <Drawing name="search">
      <Message
        title="No search saved yet"
        actions={
          <ButtonLink className="max-sm:w-full" to={paths.properties}>
            See all properties
          </ButtonLink>
        }
      >
        Press the bell above a list of homes. Its search is then here with what is new, and we can tell you when one
        comes.
      </Message>
    </Drawing>
  );
}
