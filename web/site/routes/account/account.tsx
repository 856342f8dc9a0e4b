import { Suspense, useEffect } from "react";
import { startFavouritesSync } from "#web/lib/favourites/sync/start-favourites-sync.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { removeDataOnLogout } from "#web/lib/session/remove-data-on-logout.ts";
import { AccountPage } from "#web/site/features/accounts/account-page/account-page.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

const searches = createLazyPart(() =>
  import("#web/site/features/listings/catalogue/account-searches.tsx").then(({ AccountSearches }) => AccountSearches),
);

export function Account() {
  usePageHead({ title: "Your account", noindex: true });
  useEffect(() => {
    removeDataOnLogout();
    startFavouritesSync();
  }, []);
  return (
    <AccountPage
      searches={
        <Suspense fallback={<SkeletonBar className="h-11" />}>
          <searches.Part />
        </Suspense>
      }
    />
  );
}
