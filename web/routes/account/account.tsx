import { useEffect } from "react";
import { AccountPage } from "#web/features/accounts/account-page/account-page.tsx";
import { removeFavouritesOnLogout } from "#web/features/favourites/sync/remove-favourites-on-logout.ts";
import { startFavouritesSync } from "#web/features/favourites/sync/start-favourites-sync.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Account() {
  usePageHead({ title: "Your account", noindex: true });
  useEffect(() => {
    removeFavouritesOnLogout();
    startFavouritesSync();
  }, []);
  return <AccountPage />;
}
