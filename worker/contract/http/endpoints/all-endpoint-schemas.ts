import { z } from "zod";
import {
  adminSignupResponseSchema,
  changePasswordSchema,
  claimEnquiriesSchema,
  deleteMeSchema,
  favouritesResponseSchema,
  favouritesSchema,
  loginSchema,
  logoutSchema,
  myEnquiriesResponseSchema,
  refreshSchema,
  registerSchema,
  resetPasswordSchema,
  sessionListResponseSchema,
  sessionResponseSchema,
  updateMeSchema,
  userResponseSchema,
} from "../../accounts/account.ts";
import { selfTestResponseSchema, selfTestSchema } from "../../admin/self-test.ts";
import {
  colleaguesSchema,
  memberChangeSchema,
  memberResponseSchema,
  resetLinkSchema,
  teamQuerySchema,
  teamSchema,
} from "../../admin/team.ts";
import { enquiryReceiptSchema, enquirySchema } from "../../enquiries/enquiry.ts";
import { propertyFilterQuerySchema, propertyListQuerySchema } from "../../listings/property-list-query.ts";
import {
  facetsResponseSchema,
  healthResponseSchema,
  propertyDetailResponseSchema,
  propertyEventSchema,
  propertyListResponseSchema,
  rentSummaryResponseSchema,
} from "../../listings/property-responses.ts";
import { courseListSchema, courseResponseSchema } from "../../services/course.ts";
import { professionalListSchema, professionalResponseSchema } from "../../services/professional.ts";
import { serviceItemsQuerySchema } from "../../services/service-items-query.ts";
import { siteResponseSchema } from "../../site/site-details-schema.ts";
import { adminCatalogueEndpointSchemas } from "./admin-catalogue-endpoint-schemas.ts";
import { adminEndpointSchemas } from "./admin-endpoint-schemas.ts";
import type { EndpointName } from "./all-endpoints.ts";
import type { EndpointSchemas } from "./endpoint-schemas.ts";

const enquiry = (about: string): EndpointSchemas => ({
  summary: `Sends an enquiry about ${about}`,
  body: enquirySchema,
  answer: enquiryReceiptSchema,
  created: true,
});

/** One entry per endpoint; the compiler asks for it when an endpoint is added. */
export const allEndpointSchemas: Record<EndpointName, EndpointSchemas> = {
  listBuyProperties: {
    summary: "Listings for sale",
    query: propertyListQuerySchema,
    answer: propertyListResponseSchema,
  },
  listRentProperties: {
    summary: "Listings for rent",
    query: propertyListQuerySchema,
    answer: propertyListResponseSchema,
  },
  listRecentProperties: {
    summary: "The newest listings",
    query: propertyListQuerySchema,
    answer: propertyListResponseSchema,
  },
  listProperties: {
    summary: "Listings of both kinds",
    query: propertyListQuerySchema,
    answer: propertyListResponseSchema,
  },
  getProperty: { summary: "One listing and a few like it", answer: propertyDetailResponseSchema },
  recordPropertyEvent: { summary: "Counts a view or a contact tap, without saying whose", body: propertyEventSchema },
  getFacets: {
    summary: "How many listings each filter option would leave",
    query: propertyFilterQuerySchema,
    answer: facetsResponseSchema,
  },
  getRentSummary: {
    summary: "Averages of the rentals",
    query: propertyFilterQuerySchema,
    answer: rentSummaryResponseSchema,
  },
  listCourses: { summary: "Driving courses", query: serviceItemsQuerySchema, answer: courseListSchema },
  getCourse: { summary: "One driving course", answer: courseResponseSchema },
  listProfessionals: {
    summary: "Health professionals",
    query: serviceItemsQuerySchema,
    answer: professionalListSchema,
  },
  getProfessional: { summary: "One health professional", answer: professionalResponseSchema },
  sendRealEstateEnquiry: enquiry("real estate"),
  sendJanitorialEnquiry: enquiry("cleaning, as the specification spells it"),
  sendJanitorialEnquirySpeltRight: enquiry("cleaning"),
  sendDrivingSchoolEnquiry: enquiry("the driving school"),
  sendHealthEnquiry: enquiry("health"),
  sendGeneralEnquiry: enquiry("anything else"),
  getSite: { summary: "The business's details", answer: siteResponseSchema },
  getHealth: { summary: "Whether the stores answer", answer: healthResponseSchema },
  register: { summary: "Makes an account", body: registerSchema, answer: sessionResponseSchema, created: true },
  getAdminSignup: { summary: "What registering with a role leads to", answer: adminSignupResponseSchema },
  login: { summary: "Signs in", body: loginSchema, answer: sessionResponseSchema },
  refreshSession: {
    summary: "A new pair of tokens for a spent one",
    body: refreshSchema,
    answer: sessionResponseSchema,
  },
  logout: { summary: "Ends this session; never fails", body: logoutSchema },
  resetPassword: { summary: "Sets a password with a one-time link", body: resetPasswordSchema },
  getMe: { summary: "One's own account", answer: userResponseSchema },
  updateMe: { summary: "Changes one's username", body: updateMeSchema, answer: userResponseSchema },
  deleteMe: { summary: "Removes one's account", body: deleteMeSchema },
  changePassword: { summary: "Changes one's password and ends other sessions", body: changePasswordSchema },
  listSessions: { summary: "Where one is signed in", answer: sessionListResponseSchema },
  endEverySession: { summary: "Signs out everywhere" },
  endSession: { summary: "Ends one session" },
  listMyEnquiries: { summary: "Enquiries sent while signed in or claimed", answer: myEnquiriesResponseSchema },
  claimEnquiries: {
    summary: "Claims enquiries by their receipts",
    body: claimEnquiriesSchema,
    answer: myEnquiriesResponseSchema,
  },
  mergeFavorites: { summary: "Merges saved homes", body: favouritesSchema, answer: favouritesResponseSchema },
  listTeam: { summary: "Accounts, requests first", query: teamQuerySchema, answer: teamSchema },
  listColleagues: { summary: "Those whom work can be given to", answer: colleaguesSchema },
  updateMember: { summary: "Changes a role or disables", body: memberChangeSchema, answer: memberResponseSchema },
  approveRequest: { summary: "Grants the role that was asked for", answer: memberResponseSchema },
  declineRequest: { summary: "Declines the role that was asked for", answer: memberResponseSchema },
  makeResetLink: { summary: "A one-time link for a new password", answer: resetLinkSchema, created: true },
  runSelfTest: { summary: "Checks the live site", body: selfTestSchema, answer: selfTestResponseSchema },
  ...adminCatalogueEndpointSchemas,
  ...adminEndpointSchemas,
  getOpenApi: { summary: "This description", answer: z.record(z.string(), z.unknown()) },
};
