import { useEffect } from "react";
import { startFavouritesSync } from "#web/lib/favourites/sync/start-favourites-sync.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { removeDataOnLogout } from "#web/lib/session/remove-data-on-logout.ts";
import { AccountPage } from "#web/site/features/accounts/account-page/account-page.tsx";

export function Account() {
  usePageHead({ title: "Your account", noindex: true });
  useEffect(() => {
    removeDataOnLogout();
    startFavouritesSync();
  }, []);
  return <AccountPage />;
}
