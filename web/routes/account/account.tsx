import { Suspense, useEffect } from "react";
import { AccountPage } from "#web/features/accounts/account-page/account-page.tsx";
import { removeFavouritesOnLogout } from "#web/features/favourites/sync/remove-favourites-on-logout.ts";
import { startFavouritesSync } from "#web/features/favourites/sync/start-favourites-sync.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

const alerts = createLazyPart(() =>
  import("../admin/parts/account-alerts.tsx").then(({ AccountAlerts }) => AccountAlerts),
);

export function Account() {
  usePageHead({ title: "Your account", noindex: true });
  useEffect(() => {
    removeFavouritesOnLogout();
    startFavouritesSync();
  }, []);
  return (
    <AccountPage
      alerts={
        <Suspense fallback={<SkeletonBar className="h-64" />}>
          <alerts.Part />
        </Suspense>
      }
    />
  );
}
