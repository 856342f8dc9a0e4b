import { accountLimits } from "../accounts/account-limits.ts";
import { enquiryReceiptSchema } from "../enquiries/enquiry.ts";
import { enquiryLimits } from "../enquiries/enquiry-limits.ts";
import {
  bulkEnquiryChangeResponseSchema,
  bulkEnquiryChangeSchema,
  contactedSchema,
  enquiryMoveResponseSchema,
  enquiryMoveSchema,
  enquiryUndoResponseSchema,
  enquiryUndoSchema,
  loggedEnquirySchema,
  nextStepSchema,
} from "../enquiries/inbox-actions.ts";
import {
  enquiryChangeSchema,
  enquiryFilterSchema,
  enquiryListSchema,
  enquiryQuerySchema,
  enquiryResponseSchema,
  enquirySearchFilterSchema,
  enquirySearchSchema,
} from "../enquiries/inbox-enquiry.ts";
import { replyTemplatesInputSchema, replyTemplatesSchema } from "../enquiries/reply-templates.ts";
import { endpoint } from "../http/endpoint.ts";
import { enquiryParams } from "../http/path-params.ts";

/** Fifty texts of 3,000 letters, of which some scripts need three bytes each. */
const templateBytes = 512 * 1024;

/** The enquiries, for colleagues, and the texts of their replies. */
export const inboxEndpoints = {
  listEnquiries: endpoint("GET /contact/submissions", "admin", {
    summary: "List enquiries, newest first, with counts by status",
    query: enquiryQuerySchema,
    response: enquiryListSchema,
  }),
  searchEnquiries: endpoint("POST /contact/submissions/search", "admin", {
    summary: "List enquiries, with the parameters in the body, so that no log contains them",
    body: enquirySearchSchema,
    response: enquiryListSchema,
    maxBodyBytes: enquiryLimits.bytes,
  }),
  searchExportEnquiries: endpoint("POST /export/submissions.csv", "admin", {
    summary: "Export enquiries as CSV, with the filters in the body",
    body: enquirySearchFilterSchema,
    responseType: "text/csv",
    maxBodyBytes: enquiryLimits.bytes,
  }),
  exportEnquiries: endpoint("GET /export/submissions.csv", "admin", {
    summary: "Export enquiries as CSV",
    query: enquiryFilterSchema,
    responseType: "text/csv",
  }),
  getEnquiry: endpoint("GET /contact/submissions/:id", "admin", {
    summary: "Get an enquiry with its history and notes",
    params: enquiryParams,
    response: enquiryResponseSchema,
  }),
  updateEnquiry: endpoint("PATCH /contact/submissions/:id", "admin", {
    summary: "Update an enquiry or add a note",
    params: enquiryParams,
    body: enquiryChangeSchema,
    response: enquiryResponseSchema,
    maxBodyBytes: enquiryLimits.bytes,
  }),
  logEnquiry: endpoint("POST /contact/submissions", "admin", {
    summary: "Log an enquiry that came by phone, in person or by chat; a name, a number or an email is enough",
    body: loggedEnquirySchema,
    isCreated: true,
    response: enquiryReceiptSchema,
    maxBodyBytes: enquiryLimits.bytes,
  }),
  updateEnquiries: endpoint("PATCH /contact/submissions", "admin", {
    summary: "Change status, spam or assignee of several enquiries",
    body: bulkEnquiryChangeSchema,
    response: bulkEnquiryChangeResponseSchema,
    maxBodyBytes: enquiryLimits.bytes,
  }),
  undoEnquiries: endpoint("POST /contact/submissions/undo", "admin", {
    summary: "Undo a change of several enquiries by the same person within an hour",
    body: enquiryUndoSchema,
    response: enquiryUndoResponseSchema,
  }),
  moveEnquiry: endpoint("POST /contact/submissions/:id/move", "admin", {
    summary: "Give an enquiry to another or a new person",
    params: enquiryParams,
    body: enquiryMoveSchema,
    response: enquiryMoveResponseSchema,
  }),
  recordContact: endpoint("POST /contact/submissions/:id/contacted", "admin", {
    summary: "Record that the sender was called or written to; the first time is the first answer",
    params: enquiryParams,
    body: contactedSchema,
    maxBodyBytes: enquiryLimits.bytes,
  }),
  setNextStep: endpoint("PUT /contact/submissions/:id/next-step", "admin", {
    summary: "Set the next step of an enquiry, or remove it with null",
    params: enquiryParams,
    body: nextStepSchema,
    maxBodyBytes: accountLimits.bytes,
  }),
  keepViewing: endpoint("POST /contact/submissions/:id/viewing", "admin", {
    summary: "Tell colleagues for a minute that the caller has an enquiry open",
    params: enquiryParams,
  }),
  endViewing: endpoint("DELETE /contact/submissions/:id/viewing", "admin", {
    summary: "Tell colleagues that the caller has closed an enquiry",
    params: enquiryParams,
  }),
  listReplyTemplates: endpoint("GET /reply-templates", "admin", {
    summary: "List the texts for replies to enquiries",
    response: replyTemplatesSchema,
    readsPrimary: true,
  }),
  saveReplyTemplates: endpoint("PUT /reply-templates", "admin", {
    summary: "Replace the texts for replies to enquiries",
    body: replyTemplatesInputSchema,
    response: replyTemplatesSchema,
    maxBodyBytes: templateBytes,
  }),
};
