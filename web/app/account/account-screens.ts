import { matchPath } from "react-router-dom";
import { accountPaths } from "#web/lib/page/account-paths.ts";
import { createNamedScreen } from "#web/lib/page/lazy-screen.tsx";
import { paths } from "#web/lib/page/paths.ts";

const login = createNamedScreen("routes/account/login.tsx", () =>
  import("#web/routes/account/login.tsx").then((m) => m.Login),
);
const signUp = createNamedScreen("routes/account/sign-up.tsx", () =>
  import("#web/routes/account/sign-up.tsx").then((m) => m.SignUp),
);
const account = createNamedScreen("routes/account/account.tsx", () =>
  import("#web/routes/account/account.tsx").then((m) => m.Account),
);
const resetPassword = createNamedScreen("routes/account/reset-password.tsx", () =>
  import("#web/routes/account/reset-password.tsx").then((m) => m.ResetPassword),
);
const adminLogin = createNamedScreen("routes/account/admin-login.tsx", () =>
  import("#web/routes/account/admin-login.tsx").then((m) => m.AdminLogin),
);
const adminRegister = createNamedScreen("routes/account/admin-register.tsx", () =>
  import("#web/routes/account/admin-register.tsx").then((m) => m.AdminRegister),
);

/** The pages of accounts. Their addresses stand in screens.ts as well, which most visitors need no more of than that. */
const accountScreens = [
  { path: paths.login, ...login },
  { path: paths.signup, ...signUp },
  { path: paths.account, ...account },
  { path: accountPaths.reset, ...resetPassword },
  { path: accountPaths.adminLogin, ...adminLogin },
  { path: accountPaths.adminRegister, ...adminRegister },
];

export function findAccountScreen(pathname: string) {
  return accountScreens.find(({ path }) => matchPath(path, pathname));
}

if (import.meta.env.SSR) await Promise.all(accountScreens.map(({ preload }) => preload()));
