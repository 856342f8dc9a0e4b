import { accountLimits } from "../accounts/account-limits.ts";
import {
  colleaguesSchema,
  memberChangeSchema,
  memberResponseSchema,
  resetLinkSchema,
  teamQuerySchema,
  teamSchema,
  teamSearchSchema,
} from "../admin/team.ts";
import { endpoint } from "../http/endpoint.ts";
import { memberParams } from "../http/path-params.ts";

/** The colleagues and their roles. */
export const teamEndpoints = {
  listTeam: endpoint("GET /team", "super_admin", {
    summary: "List accounts, requests first",
    query: teamQuerySchema,
    response: teamSchema,
    readsPrimary: true,
  }),
  searchTeam: endpoint("POST /team/search", "super_admin", {
    summary: "Search accounts, with the text in the body, so that no log contains it",
    body: teamSearchSchema,
    response: teamSchema,
    maxBodyBytes: accountLimits.bytes,
  }),
  listColleagues: endpoint("GET /team/colleagues", "admin", {
    summary: "List the colleagues that enquiries can be assigned to",
    response: colleaguesSchema,
  }),
  updateMember: endpoint("PATCH /team/:id", "super_admin", {
    summary: "Change the role of an account or disable it",
    errors: { 409: "The last super admin cannot be removed" },
    params: memberParams,
    body: memberChangeSchema,
    response: memberResponseSchema,
    maxBodyBytes: accountLimits.bytes,
  }),
  approveRequest: endpoint("POST /team/:id/approve", "super_admin", {
    summary: "Grant the requested role",
    errors: { 409: "No open request" },
    params: memberParams,
    response: memberResponseSchema,
  }),
  declineRequest: endpoint("POST /team/:id/decline", "super_admin", {
    summary: "Decline the requested role",
    errors: { 409: "No open request" },
    params: memberParams,
    response: memberResponseSchema,
  }),
  makeResetLink: endpoint("POST /team/:id/reset-link", "super_admin", {
    summary: "Create a one-time link for a new password",
    errors: { 409: "The account is disabled" },
    params: memberParams,
    isCreated: true,
    response: resetLinkSchema,
  }),
  resetSecondStep: endpoint("POST /team/:id/reset-second-step", "super_admin", {
    summary: "Remove two-step login of an account and end its sessions",
    errors: { 409: "No two-step login" },
    params: memberParams,
    response: memberResponseSchema,
  }),
};
