import { paths } from "#web/lib/page/paths.ts";
import { createRoute } from "../routes/route.ts";

/** The account screens. Their paths are in `accountPaths`, which the visitors' route table reads. */
export const accountRoutes = [
  createRoute(paths.login, () => import("#web/routes/account/login.tsx"), "Login"),
  createRoute(paths.signup, () => import("#web/routes/account/sign-up.tsx"), "SignUp"),
  createRoute(paths.account, () => import("#web/routes/account/account.tsx"), "Account"),
  createRoute(paths.resetPassword, () => import("#web/routes/account/reset-password.tsx"), "ResetPassword"),
  createRoute(paths.verifyEmail, () => import("#web/routes/account/verify-email.tsx"), "VerifyEmail"),
  createRoute(paths.adminLogin, () => import("#web/routes/account/admin-login.tsx"), "AdminLogin"),
  createRoute(paths.adminRegister, () => import("#web/routes/account/admin-register.tsx"), "AdminRegister"),
];
