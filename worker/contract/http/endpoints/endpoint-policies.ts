import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { imageLimits } from "#shared/images/image-limits.ts";
import { shareImage } from "#shared/images/share-image.ts";
import { accountLimits } from "../../accounts/account-limits.ts";
import { maxImportBytes } from "../../admin/property-import.ts";
import { enquiryLimits } from "../../enquiries/enquiry-limits.ts";
import { maxReportBytes } from "../policy-reports.ts";
import type { EndpointName } from "./all-endpoints.ts";

/**
 * Which requests of a minute are counted together; wrangler.toml has the numbers.
 * - `reads`: public reads, per address
 * - `queries`: reads and pages with a query that reach the worker, per address; random queries would pass by every cache
 * - `pages`: pages, per address; a flood of reads blocks no page
 * - `sessions`: refreshing and ending sessions, per address; a flood of reads signs no one out
 * - `enquiries`: sent enquiries, per address; a flood of reads stops no enquiry
 * - `checks`: checked texts, numbers and references, per address, so that guesses find no number; `verify` also counts all
 * - `events`: counted views and taps, per address; above the limit they are ignored
 * - `sign-in`: calls that hash a password, end sessions or prove who sent an enquiry, per address
 * - `account`: other calls with a session, per address before the session is looked up, then per account
 */
export type Limiter =
  | "reads"
  | "queries"
  | "pages"
  | "sessions"
  | "enquiries"
  | "checks"
  | "events"
  | "sign-in"
  | "account";

/** What the server applies before the handler of an endpoint runs. */
export interface EndpointPolicy {
  maxBodyBytes: number;
  limiter: Limiter;
  /** Of a successful response. An error is never stored. */
  caching: "public" | "immutable" | "never";
  /** The read decides on access, or what it returns is edited and written back, so no replica may answer it. */
  readsPrimary?: true;
}

/** For calls without a body: some clients send `{}`. */
const noBodyBytes = 1024;
const itemBytes = 64 * 1024;
const propertyBytes = 256 * 1024;
const privacyBytes = 4096;
const personBytes = 32 * 1024;
/** Fifty texts of 3,000 letters, of which some scripts need three bytes each. */
const templateBytes = 512 * 1024;
const alertBytes = 4096;

const cachedRead: EndpointPolicy = { maxBodyBytes: noBodyBytes, limiter: "reads", caching: "public" };
const uncachedRead: EndpointPolicy = { ...cachedRead, caching: "never" };
const enquiry: EndpointPolicy = { maxBodyBytes: enquiryLimits.bytes, limiter: "enquiries", caching: "never" };
const passwordCall: EndpointPolicy = { maxBodyBytes: accountLimits.bytes, limiter: "sign-in", caching: "never" };
const tokenCall: EndpointPolicy = { ...passwordCall, limiter: "sessions" };
/** A flood with a stolen token must not keep its owner from ending the session, so these are not counted per account. */
const sessionEnd: EndpointPolicy = { ...passwordCall, maxBodyBytes: noBodyBytes };
/** A call with a session. */
const withSession = (maxBodyBytes = noBodyBytes): EndpointPolicy => ({
  maxBodyBytes,
  limiter: "account",
  caching: "never",
});

const primaryRead: EndpointPolicy = { ...withSession(), readsPrimary: true };

/** The policy of each endpoint. This file is not part of the tables, because visitors download those. */
export const endpointPolicies: Record<EndpointName, EndpointPolicy> = {
  listBuyProperties: cachedRead,
  listRentProperties: cachedRead,
  listRecentProperties: cachedRead,
  listProperties: cachedRead,
  getProperty: cachedRead,
  recordPropertyEvent: { maxBodyBytes: 1024, limiter: "events", caching: "never" },
  getFacets: cachedRead,
  getArea: cachedRead,
  getNearestSearches: cachedRead,
  getRentSummary: cachedRead,
  getPrices: cachedRead,
  listCourses: cachedRead,
  getCourse: cachedRead,
  listProfessionals: cachedRead,
  getProfessional: cachedRead,
  sendRealEstateEnquiry: enquiry,
  sendJanitorialEnquiry: enquiry,
  sendJanitorialEnquiryCorrectPath: enquiry,
  sendDrivingSchoolEnquiry: enquiry,
  sendHealthEnquiry: enquiry,
  sendGeneralEnquiry: enquiry,
  report: enquiry,
  getSite: cachedRead,
  verify: { ...uncachedRead, limiter: "checks" },
  getHealth: uncachedRead,
  getOpenApi: cachedRead,
  getCatalogue: cachedRead,
  getCataloguePointer: cachedRead,
  getCatalogueVersion: { ...cachedRead, caching: "immutable" },
  getCatalogueChanges: cachedRead,

  register: passwordCall,
  getAdminSignup: uncachedRead,
  login: passwordCall,
  refreshSession: tokenCall,
  logout: tokenCall,
  resetPassword: passwordCall,
  verifyEmail: tokenCall,
  sendVerification: withSession(),
  verifySecondStep: passwordCall,
  getSecondStep: primaryRead,
  enrolSecondStep: passwordCall,
  confirmSecondStep: passwordCall,
  renewRecoveryCodes: passwordCall,
  removeSecondStep: passwordCall,
  getMe: primaryRead,
  updateMe: withSession(accountLimits.bytes),
  deleteMe: passwordCall,
  changePassword: passwordCall,
  listSessions: { ...sessionEnd, readsPrimary: true },
  endEverySession: sessionEnd,
  endSession: sessionEnd,
  listMyEnquiries: withSession(),
  claimEnquiries: passwordCall,
  mergeFavourites: withSession(accountLimits.bytes),
  mergeSavedSearches: withSession(accountLimits.savedSearchBytes),
  listTeam: primaryRead,
  getDraftKey: withSession(),
  searchTeam: withSession(accountLimits.bytes),
  listColleagues: withSession(),
  updateMember: withSession(accountLimits.bytes),
  approveRequest: withSession(),
  declineRequest: withSession(),
  makeResetLink: withSession(),
  resetSecondStep: withSession(),
  runSelfTest: withSession(accountLimits.bytes),

  createBuyProperty: withSession(imageLimits.multipartBytes),
  createRentProperty: withSession(imageLimits.multipartBytes),
  updateBuyProperty: withSession(propertyBytes),
  updateRentProperty: withSession(propertyBytes),
  deleteBuyProperty: withSession(propertyBytes),
  deleteRentProperty: withSession(propertyBytes),
  restoreProperty: withSession(propertyBytes),
  bulkUpdateProperties: withSession(propertyBytes),
  undoBulkUpdate: withSession(),
  confirmProperties: withSession(propertyBytes),
  listToConfirm: withSession(),
  getPropertyHistory: withSession(),
  getPropertyActivity: withSession(),
  findDuplicates: withSession(propertyBytes),
  getAdminProperty: primaryRead,
  checkImages: withSession(),
  listAdminBuyProperties: withSession(),
  listAdminRentProperties: withSession(),
  listListers: withSession(),
  listAdminProperties: withSession(),
  putUpload: withSession(imageLimits.bytes),
  putUploadVariant: withSession(imageLimits.variantBytes),
  putShareImage: withSession(shareImage.maxBytes),
  listAdminCourses: primaryRead,
  createCourse: withSession(itemBytes),
  updateCourse: withSession(itemBytes),
  deleteCourse: withSession(),
  restoreCourse: withSession(),
  listAdminProfessionals: primaryRead,
  createProfessional: withSession(itemBytes),
  updateProfessional: withSession(itemBytes),
  deleteProfessional: withSession(),
  restoreProfessional: withSession(),

  listSubmissions: withSession(),
  searchSubmissions: withSession(enquiryLimits.bytes),
  searchExportSubmissions: withSession(enquiryLimits.bytes),
  getSubmission: withSession(),
  updateSubmission: withSession(enquiryLimits.bytes),
  listReplyTemplates: primaryRead,
  saveReplyTemplates: withSession(templateBytes),
  getAnswerStats: withSession(),
  logEnquiry: withSession(enquiryLimits.bytes),
  updateSubmissions: withSession(enquiryLimits.bytes),
  undoSubmissions: withSession(),
  moveSubmission: withSession(),
  recordContact: withSession(enquiryLimits.bytes),
  setNextStep: withSession(accountLimits.bytes),
  keepViewing: withSession(),
  endViewing: withSession(),
  getStats: withSession(),
  getDeepHealth: primaryRead,
  reportPolicyViolation: { maxBodyBytes: maxReportBytes, limiter: "events", caching: "never" },
  reportWebVitals: { maxBodyBytes: 1024, limiter: "events", caching: "never" },
  getWebVitals: withSession(),
  updateSite: withSession(itemBytes),
  getAlerts: primaryRead,
  updateAlerts: withSession(alertBytes),
  addAlertDevice: withSession(alertBytes),
  removeAlertDevice: withSession(alertBytes),
  getAlertOrder: primaryRead,
  updateAlertOrder: withSession(itemBytes),
  listOutbox: withSession(),
  importProperties: withSession(maxImportBytes),
  listImports: withSession(),
  exportImportReport: withSession(),
  undoImport: withSession(),
  exportProperties: withSession(),
  exportSubmissions: withSession(),
  listAudit: withSession(),
  findPerson: withSession(privacyBytes),
  exportPerson: withSession(privacyBytes),
  erasePerson: withSession(privacyBytes),

  listPeople: withSession(),
  searchPeople: withSession(privacyBytes),
  createPerson: withSession(personBytes),
  undoMerge: withSession(),
  getPerson: primaryRead,
  updatePerson: withSession(personBytes),
  deletePerson: withSession(),
  recordPersonContact: withSession(),
  keepPeopleApart: withSession(),
  samePeople: withSession(),
  mergePeople: withSession(),

  listSlots: uncachedRead,
  book: { ...enquiry, maxBodyBytes: appointmentLimits.bytes },
  getBooking: uncachedRead,
  moveBooking: { ...enquiry, maxBodyBytes: noBodyBytes },
  cancelBooking: { ...enquiry, maxBodyBytes: noBodyBytes },
  getCalendar: uncachedRead,
  listAppointments: withSession(),
  createAppointment: withSession(appointmentLimits.bytes),
  moveDay: withSession(),
  listToSend: withSession(),
  listToTell: withSession(),
  noteTold: withSession(),
  undoTold: withSession(),
  getAppointment: primaryRead,
  updateAppointment: withSession(appointmentLimits.bytes),
  noteReminder: withSession(),
  listResources: primaryRead,
  createResource: withSession(),
  updateResource: withSession(),
  deleteResource: withSession(),
  getAvailability: primaryRead,
  saveAvailability: withSession(2 * itemBytes),
  renewCalendar: withSession(),
};
