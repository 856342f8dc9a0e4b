import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { endSession } from "#web/lib/session/end-session.ts";
import { removeDataOnLogout } from "#web/lib/session/remove-data-on-logout.ts";
import { readSession } from "#web/lib/session/stored-session.ts";
import { LogOutPage } from "./log-out-page.tsx";

export function LogOut() {
  usePageHead({ title: "Log out", noindex: true });
  const navigate = useNavigate();
  const [account] = useState(() => readSession()?.user.id ?? "");
  const logOut = () => {
    removeDataOnLogout();
    endSession();
    // Back opens the page before, not this one: after another login it would ask to log out again.
    navigate(paths.login, { replace: true });
  };
  return <LogOutPage account={account} onLogOut={logOut} />;
}
