import { useEffect } from "react";
import { AccountPage } from "#web/features/accounts/account-page/account-page.tsx";
import { startFavouritesSync } from "#web/features/favourites/sync/start-favourites-sync.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Account() {
  usePageHead({ title: "Your account", noindex: true });
  useEffect(startFavouritesSync, []);
  return <AccountPage />;
}
