import type { Endpoint } from "./endpoint.ts";

/**
 * The endpoints of accounts that the code of every page names, apart from the others, so that visitors load only these.
 * The browser sends the public ones without a session.
 */
export const sessionEndpoints = {
  refreshSession: { method: "POST", path: "/auth/refresh", access: "public" },
  logout: { method: "POST", path: "/auth/logout", access: "public" },
  getMe: { method: "GET", path: "/auth/me", access: "user" },
  mergeFavourites: { method: "PUT", path: "/auth/favorites", access: "user" },
  register: { method: "POST", path: "/register", access: "public" },
  getAdminSignup: { method: "GET", path: "/admin-signup", access: "public" },
  login: { method: "POST", path: "/login", access: "public" },
  resetPassword: { method: "POST", path: "/auth/reset", access: "public" },
  verifyEmail: { method: "POST", path: "/auth/verify-email", access: "public" },
  verifySecondStep: { method: "POST", path: "/auth/totp/verify", access: "public" },
} as const satisfies Record<string, Endpoint>;
