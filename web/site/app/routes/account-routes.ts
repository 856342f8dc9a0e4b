import { paths } from "#web/lib/page/paths.ts";
import { createRoute } from "./create-route.tsx";

/** The account screens. */
export const accountRoutes = [
  createRoute(paths.login, () => import("#web/site/routes/account/login.tsx"), "Login", { kind: "static" }),
  createRoute(paths.signup, () => import("#web/site/routes/account/sign-up.tsx"), "SignUp", { kind: "static" }),
  createRoute(paths.account, () => import("#web/site/routes/account/account.tsx"), "Account", { kind: "static" }),
  createRoute(paths.resetPassword, () => import("#web/site/routes/account/reset-password.tsx"), "ResetPassword", {
    kind: "static",
  }),
  createRoute(paths.verifyEmail, () => import("#web/site/routes/account/verify-email.tsx"), "VerifyEmail", {
    kind: "static",
  }),
  createRoute(paths.adminLogin, () => import("#web/site/routes/account/admin-login.tsx"), "AdminLogin", {
    kind: "static",
  }),
  createRoute(paths.adminRegister, () => import("#web/site/routes/account/admin-register.tsx"), "AdminRegister", {
    kind: "static",
  }),
];
