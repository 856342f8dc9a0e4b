import { Suspense, useEffect } from "react";
import { AccountPage } from "#web/features/accounts/account-page/account-page.tsx";
import { startFavouritesSync } from "#web/features/favourites/sync/start-favourites-sync.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { removeDataOnLogout } from "./remove-data-on-logout.ts";

const alerts = createLazyPart(() =>
  import("../admin/parts/account-alerts.tsx").then(({ AccountAlerts }) => AccountAlerts),
);

const searches = createLazyPart(() =>
  import("#web/features/listings/catalogue/account-searches.tsx").then(({ AccountSearches }) => AccountSearches),
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
      alerts={
        <Suspense fallback={<SkeletonBar className="h-64" />}>
          <alerts.Part />
        </Suspense>
      }
    />
  );
}
