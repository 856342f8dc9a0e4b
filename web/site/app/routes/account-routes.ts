import { paths } from "#web/lib/page/paths.ts";
import { createRoute } from "./create-route.tsx";

/** The account screens. */
export const accountRoutes = [
  createRoute(paths.login, () => import("#web/site/routes/account/login.tsx"), "Login", { isStatic: true }),
  createRoute(paths.signup, () => import("#web/site/routes/account/sign-up.tsx"), "SignUp", { isStatic: true }),
  createRoute(paths.account, () => import("#web/site/routes/account/account.tsx"), "Account", { isStatic: true }),
  createRoute(paths.resetPassword, () => import("#web/site/routes/account/reset-password.tsx"), "ResetPassword", {
    isStatic: true,
  }),
  createRoute(paths.verifyEmail, () => import("#web/site/routes/account/verify-email.tsx"), "VerifyEmail", {
    isStatic: true,
  }),
  createRoute(paths.adminLogin, () => import("#web/site/routes/account/admin-login.tsx"), "AdminLogin", {
    isStatic: true,
  }),
  createRoute(paths.adminRegister, () => import("#web/site/routes/account/admin-register.tsx"), "AdminRegister", {
    isStatic: true,
  }),
];
