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
} from "../../../accounts/account-input.ts";
import { savedSearchesChangeSchema } from "../../../accounts/saved-searches.ts";
import { selfTestSchema } from "../../../admin/self-test.ts";
import { memberChangeSchema, teamQuerySchema, teamSearchSchema } from "../../../admin/team.ts";
import type { accountEndpoints } from "../account-endpoints.ts";
import type { RequestTable } from "../endpoint-tables.ts";
import { memberParams, sessionParams } from "../path-params.ts";

/** What may be sent to the endpoints in account-endpoints.ts. */
export const accountRequests = {
  register: { body: registerSchema, isCreated: true },
  login: { body: loginSchema },
  refreshSession: { body: refreshSchema },
  logout: { body: logoutSchema, readsBody: true },
  resetPassword: { body: resetPasswordSchema },
  verifyEmail: { body: verifyEmailSchema },
  verifySecondStep: { body: verifySecondStepSchema },
  enrolSecondStep: { body: enrolSecondStepSchema },
  confirmSecondStep: { body: confirmSecondStepSchema },
  renewRecoveryCodes: { body: secondStepProofSchema },
  removeSecondStep: { body: secondStepProofSchema },
  updateMe: { body: updateMeSchema },
  deleteMe: { body: deleteMeSchema },
  changePassword: { body: changePasswordSchema },
  endSession: { params: sessionParams },
  claimEnquiries: { body: claimEnquiriesSchema },
  mergeFavourites: { body: favouritesSchema },
  mergeSavedSearches: { body: savedSearchesChangeSchema },
  listTeam: { query: teamQuerySchema },
  searchTeam: { body: teamSearchSchema },
  updateMember: { params: memberParams, body: memberChangeSchema },
  approveRequest: { params: memberParams },
  declineRequest: { params: memberParams },
  makeResetLink: { params: memberParams, isCreated: true },
  resetSecondStep: { params: memberParams },
  runSelfTest: { body: selfTestSchema },
} satisfies RequestTable<typeof accountEndpoints>;
