import {
  adminSignupResponseSchema,
  draftKeyResponseSchema,
  favouritesResponseSchema,
  loginResponseSchema,
  myEnquiriesResponseSchema,
  recoveryCodesSchema,
  secondStepSecretSchema,
  secondStepStatusSchema,
  sessionListResponseSchema,
  sessionResponseSchema,
  userResponseSchema,
} from "../../../accounts/account-responses.ts";
import { savedSearchesResponseSchema } from "../../../accounts/saved-searches.ts";
import { selfTestResponseSchema } from "../../../admin/self-test.ts";
import { colleaguesSchema, memberResponseSchema, resetLinkSchema, teamSchema } from "../../../admin/team.ts";
import type { accountEndpoints } from "../account-endpoints.ts";
import type { ResponseTable } from "../endpoint-tables.ts";

/** What is returned by the endpoints in account-endpoints.ts. */
export const accountResponses = {
  register: { summary: "Create an account", response: sessionResponseSchema },
  getAdminSignup: { summary: "Get the admin registration mode", response: adminSignupResponseSchema },
  login: { summary: "Sign in, or start two-step login", response: loginResponseSchema },
  refreshSession: { summary: "Exchange a refresh token for a new pair of tokens", response: sessionResponseSchema },
  logout: { summary: "End this session; never fails" },
  resetPassword: { summary: "Set a password with a one-time link" },
  verifyEmail: { summary: "Verify an email address with the token of a link" },
  sendVerification: { summary: "Send a link that verifies the email address of the signed-in account" },
  verifySecondStep: { summary: "Finish two-step login with a code", response: sessionResponseSchema },
  getSecondStep: { summary: "Get the state of two-step login", response: secondStepStatusSchema },
  enrolSecondStep: { summary: "Start setting up two-step login", response: secondStepSecretSchema },
  confirmSecondStep: {
    summary: "Finish the set-up with the first code, and end all other sessions",
    response: recoveryCodesSchema,
  },
  renewRecoveryCodes: { summary: "Replace all recovery codes", response: recoveryCodesSchema },
  removeSecondStep: { summary: "Turn off two-step login" },
  getMe: { summary: "Get the signed-in account", response: userResponseSchema },
  updateMe: { summary: "Change the username of the signed-in account", response: userResponseSchema },
  deleteMe: { summary: "Delete the signed-in account" },
  changePassword: { summary: "Change the password and end all other sessions" },
  getDraftKey: {
    summary: "Get the key with which a browser encrypts the drafts that the account keeps on it",
    response: draftKeyResponseSchema,
  },
  listSessions: { summary: "List the sessions of the signed-in account", response: sessionListResponseSchema },
  endEverySession: { summary: "End all sessions of the signed-in account" },
  endSession: { summary: "End one session of the signed-in account" },
  listMyEnquiries: { summary: "List the enquiries of the signed-in account", response: myEnquiriesResponseSchema },
  claimEnquiries: { summary: "Add enquiries to the account by their receipts", response: myEnquiriesResponseSchema },
  mergeFavourites: { summary: "Merge saved properties", response: favouritesResponseSchema },
  mergeSavedSearches: { summary: "Merge saved searches", response: savedSearchesResponseSchema },
  listTeam: { summary: "List accounts, requests first", response: teamSchema },
  searchTeam: {
    summary: "Search accounts, with the text in the body, so that no log contains it",
    response: teamSchema,
  },
  listColleagues: { summary: "List the colleagues that enquiries can be assigned to", response: colleaguesSchema },
  updateMember: { summary: "Change the role of an account or disable it", response: memberResponseSchema },
  approveRequest: { summary: "Grant the requested role", response: memberResponseSchema },
  declineRequest: { summary: "Decline the requested role", response: memberResponseSchema },
  makeResetLink: { summary: "Create a one-time link for a new password", response: resetLinkSchema },
  resetSecondStep: {
    summary: "Remove two-step login of an account and end its sessions",
    response: memberResponseSchema,
  },
  runSelfTest: { summary: "Run a self-test", response: selfTestResponseSchema },
} satisfies ResponseTable<typeof accountEndpoints>;
