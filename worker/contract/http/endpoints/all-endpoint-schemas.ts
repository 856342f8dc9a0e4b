import { z } from "zod";
import {
  adminSignupSchema,
  changePasswordSchema,
  claimSchema,
  deleteMeSchema,
  favoritesAnswerSchema,
  favoritesSchema,
  loginSchema,
  logoutSchema,
  myEnquiriesSchema,
  refreshSchema,
  registerSchema,
  resetPasswordSchema,
  sessionAnswerSchema,
  sessionListSchema,
  updateMeSchema,
  userAnswerSchema,
} from "../../accounts/account.ts";
import { selfTestAnswerSchema, selfTestSchema } from "../../admin/self-test.ts";
import {
  colleaguesSchema,
  memberAnswerSchema,
  resetLinkSchema,
  teamQuerySchema,
  teamSchema,
  updateMemberSchema,
} from "../../admin/team.ts";
import { enquiryReceiptSchema, enquirySchema } from "../../enquiries/enquiry.ts";
import { filterQuerySchema, listQuerySchema } from "../../listings/property-list-query.ts";
import {
  facetsSchema,
  healthSchema,
  propertyDetailSchema,
  propertyEventSchema,
  propertyListSchema,
  rentSummarySchema,
} from "../../listings/property-responses.ts";
import { courseAnswerSchema, courseListSchema } from "../../services/course.ts";
import { professionalAnswerSchema, professionalListSchema } from "../../services/professional.ts";
import { offersQuerySchema } from "../../services/service-items-query.ts";
import { siteAnswerSchema } from "../../site/site-details-schema.ts";
import { listingEndpointSchemas } from "./admin-catalogue-endpoint-schemas.ts";
import { deskEndpointSchemas } from "./admin-endpoint-schemas.ts";
import type { EndpointName } from "./all-endpoints.ts";
import type { EndpointSchemas } from "./endpoint-schemas.ts";

const enquiry = (about: string): EndpointSchemas => ({
  summary: `Sends an enquiry about ${about}`,
  body: enquirySchema,
  answer: enquiryReceiptSchema,
  created: true,
});

/** One entry per endpoint; the compiler asks for it when an endpoint is added. */
export const endpointSchemas: Record<EndpointName, EndpointSchemas> = {
  listBuyProperties: { summary: "Listings for sale", query: listQuerySchema, answer: propertyListSchema },
  listRentProperties: { summary: "Listings for rent", query: listQuerySchema, answer: propertyListSchema },
  listRecentProperties: { summary: "The newest listings", query: listQuerySchema, answer: propertyListSchema },
  listProperties: { summary: "Listings of both kinds", query: listQuerySchema, answer: propertyListSchema },
  getProperty: { summary: "One listing and a few like it", answer: propertyDetailSchema },
  recordPropertyEvent: { summary: "Counts a view or a contact tap, without saying whose", body: propertyEventSchema },
  getFacets: {
    summary: "How many listings each filter option would leave",
    query: filterQuerySchema,
    answer: facetsSchema,
  },
  getRentSummary: { summary: "Averages of the rentals", query: filterQuerySchema, answer: rentSummarySchema },
  listCourses: { summary: "Driving courses", query: offersQuerySchema, answer: courseListSchema },
  getCourse: { summary: "One driving course", answer: courseAnswerSchema },
  listProfessionals: { summary: "Health professionals", query: offersQuerySchema, answer: professionalListSchema },
  getProfessional: { summary: "One health professional", answer: professionalAnswerSchema },
  sendRealEstateEnquiry: enquiry("real estate"),
  sendJanitorialEnquiry: enquiry("cleaning, as the specification spells it"),
  sendJanitorialEnquirySpeltRight: enquiry("cleaning"),
  sendDrivingSchoolEnquiry: enquiry("the driving school"),
  sendHealthEnquiry: enquiry("health"),
  sendGeneralEnquiry: enquiry("anything else"),
  getSite: { summary: "The business's details", answer: siteAnswerSchema },
  getHealth: { summary: "Whether the stores answer", answer: healthSchema },
  register: { summary: "Makes an account", body: registerSchema, answer: sessionAnswerSchema, created: true },
  getAdminSignup: { summary: "What registering with a role leads to", answer: adminSignupSchema },
  login: { summary: "Signs in", body: loginSchema, answer: sessionAnswerSchema },
  refreshSession: { summary: "A new pair of tokens for a spent one", body: refreshSchema, answer: sessionAnswerSchema },
  logout: { summary: "Ends this session; never fails", body: logoutSchema },
  resetPassword: { summary: "Sets a password with a one-time link", body: resetPasswordSchema },
  getMe: { summary: "One's own account", answer: userAnswerSchema },
  updateMe: { summary: "Changes one's username", body: updateMeSchema, answer: userAnswerSchema },
  deleteMe: { summary: "Removes one's account", body: deleteMeSchema },
  changePassword: { summary: "Changes one's password and ends other sessions", body: changePasswordSchema },
  listSessions: { summary: "Where one is signed in", answer: sessionListSchema },
  endEverySession: { summary: "Signs out everywhere" },
  endSession: { summary: "Ends one session" },
  listMyEnquiries: { summary: "Enquiries sent while signed in or claimed", answer: myEnquiriesSchema },
  claimEnquiries: { summary: "Claims enquiries by their receipts", body: claimSchema, answer: myEnquiriesSchema },
  mergeFavorites: { summary: "Merges saved homes", body: favoritesSchema, answer: favoritesAnswerSchema },
  listTeam: { summary: "Accounts, requests first", query: teamQuerySchema, answer: teamSchema },
  listColleagues: { summary: "Those whom work can be given to", answer: colleaguesSchema },
  updateMember: { summary: "Changes a role or disables", body: updateMemberSchema, answer: memberAnswerSchema },
  approveRequest: { summary: "Grants the role that was asked for", answer: memberAnswerSchema },
  declineRequest: { summary: "Declines the role that was asked for", answer: memberAnswerSchema },
  makeResetLink: { summary: "A one-time link for a new password", answer: resetLinkSchema, created: true },
  runSelfTest: { summary: "Checks the live site", body: selfTestSchema, answer: selfTestAnswerSchema },
  ...listingEndpointSchemas,
  ...deskEndpointSchemas,
  getOpenApi: { summary: "This description", answer: z.record(z.string(), z.unknown()) },
};
