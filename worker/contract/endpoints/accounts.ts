import {
  changePasswordSchema,
  claimEnquiriesSchema,
  confirmSecondStepSchema,
  deleteMeSchema,
  enrolSecondStepSchema,
  favouritesSchema,
  loginSchema,
  logoutSchema,
  refreshSchema,
  registerSchema,
  resetPasswordSchema,
  secondStepProofSchema,
  updateMeSchema,
  verifyEmailSchema,
  verifySecondStepSchema,
} from "../accounts/account-input.ts";
import { accountLimits } from "../accounts/account-limits.ts";
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
} from "../accounts/account-responses.ts";
import { savedSearchesChangeSchema, savedSearchesResponseSchema } from "../accounts/saved-searches.ts";
import { endpoint, passwordCall, sessionEnd, tokenCall, uncachedRead } from "../http/endpoint.ts";
import { sessionParams } from "../http/path-params.ts";

/** Registration, sessions, two-step login and the own account. */
export const accountEndpoints = {
  register: endpoint("POST /register", "public", {
    summary: "Create an account",
    body: registerSchema,
    isCreated: true,
    response: sessionResponseSchema,
    ...passwordCall,
  }),
  getAdminSignup: endpoint("GET /admin-signup", "public", {
    summary: "Get the admin registration mode",
    response: adminSignupResponseSchema,
    ...uncachedRead,
  }),
  login: endpoint("POST /login", "public", {
    summary: "Sign in, or start two-step login",
    body: loginSchema,
    response: loginResponseSchema,
    ...passwordCall,
  }),
  refreshSession: endpoint("POST /auth/refresh", "public", {
    summary: "Exchange a refresh token for a new pair of tokens",
    body: refreshSchema,
    response: sessionResponseSchema,
    ...tokenCall,
  }),
  logout: endpoint("POST /auth/logout", "public", {
    summary: "End this session; never fails",
    body: logoutSchema,
    readsBody: true,
    ...tokenCall,
  }),
  resetPassword: endpoint("POST /auth/reset", "public", {
    summary: "Set a password with a one-time link",
    body: resetPasswordSchema,
    ...passwordCall,
  }),
  verifyEmail: endpoint("POST /auth/verify-email", "public", {
    summary: "Verify an email address with the token of a link",
    body: verifyEmailSchema,
    ...tokenCall,
  }),
  sendVerification: endpoint("POST /auth/verify-email/send", "user", {
    summary: "Send a link that verifies the email address of the signed-in account",
    errors: { 409: "The address is verified, or the site sends no mail" },
  }),
  getMe: endpoint("GET /auth/me", "user", {
    summary: "Get the signed-in account",
    response: userResponseSchema,
    readsPrimary: true,
  }),
  updateMe: endpoint("PATCH /auth/me", "user", {
    summary: "Change the username of the signed-in account",
    body: updateMeSchema,
    response: userResponseSchema,
    maxBodyBytes: accountLimits.bytes,
  }),
  deleteMe: endpoint("DELETE /auth/me", "user", {
    summary: "Delete the signed-in account",
    errors: { 409: "The last super admin cannot be deleted" },
    body: deleteMeSchema,
    ...passwordCall,
  }),
  changePassword: endpoint("POST /auth/password", "user", {
    summary: "Change the password and end all other sessions",
    body: changePasswordSchema,
    ...passwordCall,
  }),
  listSessions: endpoint("GET /auth/sessions", "user", {
    summary: "List the sessions of the signed-in account",
    response: sessionListResponseSchema,
    ...sessionEnd,
    readsPrimary: true,
  }),
  endEverySession: endpoint("DELETE /auth/sessions", "user", {
    summary: "End all sessions of the signed-in account",
    ...sessionEnd,
  }),
  endSession: endpoint("DELETE /auth/sessions/:id", "user", {
    summary: "End one session of the signed-in account",
    params: sessionParams,
    ...sessionEnd,
  }),
  listMyEnquiries: endpoint("GET /auth/enquiries", "user", {
    summary: "List the enquiries of the signed-in account",
    response: myEnquiriesResponseSchema,
  }),
  claimEnquiries: endpoint("POST /auth/enquiries", "user", {
    summary: "Add enquiries to the account by their receipts",
    body: claimEnquiriesSchema,
    response: myEnquiriesResponseSchema,
    ...passwordCall,
  }),
  mergeFavourites: endpoint("PUT /auth/favorites", "user", {
    summary: "Merge saved properties",
    body: favouritesSchema,
    response: favouritesResponseSchema,
    maxBodyBytes: accountLimits.bytes,
  }),
  mergeSavedSearches: endpoint("PUT /auth/saved-searches", "user", {
    summary: "Merge saved searches",
    body: savedSearchesChangeSchema,
    response: savedSearchesResponseSchema,
    maxBodyBytes: accountLimits.savedSearchBytes,
  }),
  getDraftKey: endpoint("GET /draft-key", "admin", {
    summary: "Get the key with which a browser encrypts the drafts that the account keeps on it",
    response: draftKeyResponseSchema,
  }),
  verifySecondStep: endpoint("POST /auth/totp/verify", "public", {
    summary: "Finish two-step login with a code",
    errors: { 409: "The code cannot be checked; use a recovery code" },
    body: verifySecondStepSchema,
    response: sessionResponseSchema,
    ...passwordCall,
  }),
  getSecondStep: endpoint("GET /auth/totp", "user", {
    summary: "Get the state of two-step login",
    response: secondStepStatusSchema,
    readsPrimary: true,
  }),
  enrolSecondStep: endpoint("POST /auth/totp/enrol", "user", {
    summary: "Start setting up two-step login",
    errors: { 409: "The code cannot be checked, or another request changed the set-up" },
    body: enrolSecondStepSchema,
    response: secondStepSecretSchema,
    ...passwordCall,
  }),
  confirmSecondStep: endpoint("POST /auth/totp/confirm", "user", {
    summary: "Finish the set-up with the first code, and end all other sessions",
    errors: { 409: "No set-up was started" },
    body: confirmSecondStepSchema,
    response: recoveryCodesSchema,
    ...passwordCall,
  }),
  renewRecoveryCodes: endpoint("POST /auth/totp/recovery-codes", "user", {
    summary: "Replace all recovery codes",
    errors: { 409: "Two-step login is off, or the code cannot be checked" },
    body: secondStepProofSchema,
    response: recoveryCodesSchema,
    ...passwordCall,
  }),
  removeSecondStep: endpoint("DELETE /auth/totp", "user", {
    summary: "Turn off two-step login",
    errors: { 409: "Two-step login is off, or the role needs it" },
    body: secondStepProofSchema,
    ...passwordCall,
  }),
};
