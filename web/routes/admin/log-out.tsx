import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { removeFavouritesOnLogout } from "#web/features/favourites/sync/remove-favourites-on-logout.ts";
import { removeSearchesOnLogout } from "#web/lib/catalogue/saved-searches/account-searches.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { endSession } from "#web/lib/session/end-session.ts";
import { readSession } from "#web/lib/session/stored-session.ts";
import { forgetSharedPhotosOnLogout } from "#web/lib/shared-photos/forget-shared-photos.ts";
import { LogOutPage } from "./parts/log-out-page.tsx";

export function LogOut() {
  usePageHead({ title: "Log out", noindex: true });
  const navigate = useNavigate();
  const [account] = useState(() => readSession()?.user.id ?? "");
  const logOut = () => {
    removeFavouritesOnLogout();
    removeSearchesOnLogout();
    forgetSharedPhotosOnLogout();
    endSession();
    // Back opens the page before, not this one: after another login it would ask to log out again.
    navigate(paths.login, { replace: true });
  };
  return <LogOutPage account={account} onLogOut={logOut} />;
}
