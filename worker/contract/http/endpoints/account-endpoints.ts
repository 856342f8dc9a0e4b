import type { Endpoint } from "./endpoint.ts";
import { sessionEndpoints } from "./session-endpoints.ts";

/** The endpoints of accounts, sessions and the team, and the self-tests. */
export const accountEndpoints = {
  ...sessionEndpoints,
  mergeSavedSearches: { method: "PUT", path: "/auth/saved-searches", access: "user" },
  sendVerification: { method: "POST", path: "/auth/verify-email/send", access: "user" },
  getSecondStep: { method: "GET", path: "/auth/totp", access: "user" },
  enrolSecondStep: { method: "POST", path: "/auth/totp/enrol", access: "user" },
  confirmSecondStep: { method: "POST", path: "/auth/totp/confirm", access: "user" },
  renewRecoveryCodes: { method: "POST", path: "/auth/totp/recovery-codes", access: "user" },
  removeSecondStep: { method: "DELETE", path: "/auth/totp", access: "user" },
  updateMe: { method: "PATCH", path: "/auth/me", access: "user" },
  deleteMe: { method: "DELETE", path: "/auth/me", access: "user" },
  changePassword: { method: "POST", path: "/auth/password", access: "user" },
  listSessions: { method: "GET", path: "/auth/sessions", access: "user" },
  endEverySession: { method: "DELETE", path: "/auth/sessions", access: "user" },
  endSession: { method: "DELETE", path: "/auth/sessions/:id", access: "user" },
  listMyEnquiries: { method: "GET", path: "/auth/enquiries", access: "user" },
  claimEnquiries: { method: "POST", path: "/auth/enquiries", access: "user" },
  getDraftKey: { method: "GET", path: "/draft-key", access: "admin" },
  listTeam: { method: "GET", path: "/team", access: "super_admin" },
  searchTeam: { method: "POST", path: "/team/search", access: "super_admin" },
  listColleagues: { method: "GET", path: "/team/colleagues", access: "admin" },
  updateMember: { method: "PATCH", path: "/team/:id", access: "super_admin" },
  approveRequest: { method: "POST", path: "/team/:id/approve", access: "super_admin" },
  declineRequest: { method: "POST", path: "/team/:id/decline", access: "super_admin" },
  makeResetLink: { method: "POST", path: "/team/:id/reset-link", access: "super_admin" },
  resetSecondStep: { method: "POST", path: "/team/:id/reset-second-step", access: "super_admin" },
  runSelfTest: { method: "POST", path: "/self-test", access: "admin" },
} as const satisfies Record<string, Endpoint>;
