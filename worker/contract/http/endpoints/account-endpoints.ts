import type { Endpoint } from "./endpoint.ts";

/** The endpoints of accounts, sessions and the team, and the self-tests. */
export const accountEndpoints = {
  register: { method: "POST", path: "/register", access: "public" },
  getAdminSignup: { method: "GET", path: "/admin-signup", access: "public" },
  login: { method: "POST", path: "/login", access: "public" },
  refreshSession: { method: "POST", path: "/auth/refresh", access: "public" },
  logout: { method: "POST", path: "/auth/logout", access: "public" },
  resetPassword: { method: "POST", path: "/auth/reset", access: "public" },
  getMe: { method: "GET", path: "/auth/me", access: "user" },
  updateMe: { method: "PATCH", path: "/auth/me", access: "user" },
  deleteMe: { method: "DELETE", path: "/auth/me", access: "user" },
  changePassword: { method: "POST", path: "/auth/password", access: "user" },
  listSessions: { method: "GET", path: "/auth/sessions", access: "user" },
  endEverySession: { method: "DELETE", path: "/auth/sessions", access: "user" },
  endSession: { method: "DELETE", path: "/auth/sessions/:id", access: "user" },
  listMyEnquiries: { method: "GET", path: "/auth/enquiries", access: "user" },
  claimEnquiries: { method: "POST", path: "/auth/enquiries", access: "user" },
  mergeFavourites: { method: "PUT", path: "/auth/favorites", access: "user" },
  listTeam: { method: "GET", path: "/team", access: "super_admin" },
  listColleagues: { method: "GET", path: "/team/colleagues", access: "admin" },
  updateMember: { method: "PATCH", path: "/team/:id", access: "super_admin" },
  approveRequest: { method: "POST", path: "/team/:id/approve", access: "super_admin" },
  declineRequest: { method: "POST", path: "/team/:id/decline", access: "super_admin" },
  makeResetLink: { method: "POST", path: "/team/:id/reset-link", access: "super_admin" },
  runSelfTest: { method: "POST", path: "/self-test", access: "admin" },
} as const satisfies Record<string, Endpoint>;
