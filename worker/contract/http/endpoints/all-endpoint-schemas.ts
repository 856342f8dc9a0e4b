import * as z from "zod";
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
} from "../../accounts/account-input.ts";
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
} from "../../accounts/account-responses.ts";
import { selfTestResponseSchema, selfTestSchema } from "../../admin/self-test.ts";
import {
  colleaguesSchema,
  memberChangeSchema,
  memberResponseSchema,
  resetLinkSchema,
  teamQuerySchema,
  teamSchema,
  teamSearchSchema,
} from "../../admin/team.ts";
import { enquiryReceiptSchema, enquirySchema } from "../../enquiries/enquiry.ts";
import { nearestSearchesResponseSchema } from "../../listings/nearest-search.ts";
import { propertyFilterQuerySchema, propertyListQuerySchema } from "../../listings/property-list-query.ts";
import {
  facetsResponseSchema,
  propertyDetailResponseSchema,
  propertyEventSchema,
  propertyListResponseSchema,
  rentSummaryResponseSchema,
} from "../../listings/property-responses.ts";
import { courseListSchema, courseResponseSchema } from "../../services/course.ts";
import { professionalListSchema, professionalResponseSchema } from "../../services/professional.ts";
import { serviceItemsQuerySchema } from "../../services/service-items-query.ts";
import { siteResponseSchema } from "../../site/site-details-schema.ts";
import { healthResponseSchema } from "../health.ts";
import { adminCatalogueEndpointSchemas } from "./admin-catalogue-endpoint-schemas.ts";
import { adminEndpointSchemas } from "./admin-endpoint-schemas.ts";
import type { EndpointName } from "./all-endpoints.ts";
import type { EndpointSchemas } from "./endpoint-schemas.ts";

const enquirySchemas = (about: string): EndpointSchemas => ({
  summary: `Send an enquiry about ${about}`,
  body: enquirySchema,
  response: enquiryReceiptSchema,
  isCreated: true,
});

/** The requests and responses of all endpoints. */
export const allEndpointSchemas: Record<EndpointName, EndpointSchemas> = {
  listBuyProperties: {
    summary: "List properties for sale",
    query: propertyListQuerySchema,
    response: propertyListResponseSchema,
  },
  listRentProperties: {
    summary: "List properties for rent",
    query: propertyListQuerySchema,
    response: propertyListResponseSchema,
  },
  listRecentProperties: {
    summary: "List the newest properties",
    query: propertyListQuerySchema,
    response: propertyListResponseSchema,
  },
  listProperties: {
    summary: "List properties of both kinds",
    query: propertyListQuerySchema,
    response: propertyListResponseSchema,
  },
  getProperty: { summary: "Get a property and similar ones", response: propertyDetailResponseSchema },
  recordPropertyEvent: {
    summary: "Count a view or a contact click, without data about the visitor",
    body: propertyEventSchema,
  },
  getFacets: {
    summary: "Count the properties for each filter option",
    query: propertyFilterQuerySchema,
    response: facetsResponseSchema,
  },
  getNearestSearches: {
    summary: "Find wider searches with results, for a list that is empty",
    query: propertyFilterQuerySchema,
    response: nearestSearchesResponseSchema,
  },
  getRentSummary: {
    summary: "Get the averages of rental properties",
    query: propertyFilterQuerySchema,
    response: rentSummaryResponseSchema,
  },
  listCourses: { summary: "List driving courses", query: serviceItemsQuerySchema, response: courseListSchema },
  getCourse: { summary: "Get a driving course", response: courseResponseSchema },
  listProfessionals: {
    summary: "List health professionals",
    query: serviceItemsQuerySchema,
    response: professionalListSchema,
  },
  getProfessional: { summary: "Get a health professional", response: professionalResponseSchema },
  sendRealEstateEnquiry: enquirySchemas("real estate"),
  sendJanitorialEnquiry: enquirySchemas("cleaning, as the specification spells it"),
  sendJanitorialEnquiryCorrectPath: enquirySchemas("cleaning"),
  sendDrivingSchoolEnquiry: enquirySchemas("the driving school"),
  sendHealthEnquiry: enquirySchemas("health"),
  sendGeneralEnquiry: enquirySchemas("anything else"),
  getSite: { summary: "Get the business details", response: siteResponseSchema() },
  getHealth: {
    summary: "Get whether the site works, according to the last scheduled checks",
    response: healthResponseSchema,
  },
  register: { summary: "Create an account", body: registerSchema, response: sessionResponseSchema, isCreated: true },
  getAdminSignup: { summary: "Get the admin registration mode", response: adminSignupResponseSchema },
  login: { summary: "Sign in, or start two-step login", body: loginSchema, response: loginResponseSchema },
  refreshSession: {
    summary: "Exchange a refresh token for a new pair of tokens",
    body: refreshSchema,
    response: sessionResponseSchema,
  },
  logout: { summary: "End this session; never fails", body: logoutSchema },
  resetPassword: { summary: "Set a password with a one-time link", body: resetPasswordSchema },
  verifyEmail: { summary: "Verify an email address with the token of a link", body: verifyEmailSchema },
  sendVerification: { summary: "Send a link that verifies the email address of the signed-in account" },
  verifySecondStep: {
    summary: "Finish two-step login with a code",
    body: verifySecondStepSchema,
    response: sessionResponseSchema,
  },
  getSecondStep: { summary: "Get the state of two-step login", response: secondStepStatusSchema },
  enrolSecondStep: {
    summary: "Start setting up two-step login",
    body: enrolSecondStepSchema,
    response: secondStepSecretSchema,
  },
  confirmSecondStep: {
    summary: "Finish the set-up with the first code, and end all other sessions",
    body: confirmSecondStepSchema,
    response: recoveryCodesSchema,
  },
  renewRecoveryCodes: {
    summary: "Replace all recovery codes",
    body: secondStepProofSchema,
    response: recoveryCodesSchema,
  },
  removeSecondStep: { summary: "Turn off two-step login", body: secondStepProofSchema },
  getMe: { summary: "Get the signed-in account", response: userResponseSchema },
  updateMe: {
    summary: "Change the username of the signed-in account",
    body: updateMeSchema,
    response: userResponseSchema,
  },
  deleteMe: { summary: "Delete the signed-in account", body: deleteMeSchema },
  changePassword: { summary: "Change the password and end all other sessions", body: changePasswordSchema },
  getDraftKey: {
    summary: "Get the key with which a browser encrypts the drafts that the account keeps on it",
    response: draftKeyResponseSchema,
  },
  listSessions: { summary: "List the sessions of the signed-in account", response: sessionListResponseSchema },
  endEverySession: { summary: "End all sessions of the signed-in account" },
  endSession: { summary: "End one session of the signed-in account" },
  listMyEnquiries: { summary: "List the enquiries of the signed-in account", response: myEnquiriesResponseSchema },
  claimEnquiries: {
    summary: "Add enquiries to the account by their receipts",
    body: claimEnquiriesSchema,
    response: myEnquiriesResponseSchema,
  },
  mergeFavourites: { summary: "Merge saved properties", body: favouritesSchema, response: favouritesResponseSchema },
  listTeam: { summary: "List accounts, requests first", query: teamQuerySchema, response: teamSchema },
  searchTeam: {
    summary: "Search accounts, with the text in the body, so that no log contains it",
    body: teamSearchSchema,
    response: teamSchema,
  },
  listColleagues: { summary: "List the colleagues that enquiries can be assigned to", response: colleaguesSchema },
  updateMember: {
    summary: "Change the role of an account or disable it",
    body: memberChangeSchema,
    response: memberResponseSchema,
  },
  approveRequest: { summary: "Grant the requested role", response: memberResponseSchema },
  declineRequest: { summary: "Decline the requested role", response: memberResponseSchema },
  makeResetLink: { summary: "Create a one-time link for a new password", response: resetLinkSchema, isCreated: true },
  resetSecondStep: {
    summary: "Remove two-step login of an account and end its sessions",
    response: memberResponseSchema,
  },
  runSelfTest: { summary: "Run a self-test", body: selfTestSchema, response: selfTestResponseSchema },
  ...adminCatalogueEndpointSchemas,
  ...adminEndpointSchemas,
  getOpenApi: { summary: "Get this document", response: z.record(z.string(), z.unknown()) },
};
