import { answerStatsSchema } from "../../../admin/answer-stats.ts";
import { auditListResponseSchema } from "../../../admin/audit-list.ts";
import { privacyErasureSchema, privacyExportSchema, privacyMatchesSchema } from "../../../admin/privacy.ts";
import { importListSchema, importUndoSchema, propertyImportResponseSchema } from "../../../admin/property-import.ts";
import { statsSchema } from "../../../admin/stats.ts";
import {
  alertOrderSchema,
  alertSettingsSchema,
  createdAlertDeviceSchema,
  outboxSchema,
} from "../../../alerts/alert-settings.ts";
import { enquiryReceiptSchema } from "../../../enquiries/enquiry.ts";
import {
  bulkEnquiryChangeResponseSchema,
  enquiryMoveResponseSchema,
  enquiryUndoResponseSchema,
} from "../../../enquiries/inbox-actions.ts";
import { enquiryListSchema, enquiryResponseSchema } from "../../../enquiries/inbox-enquiry.ts";
import { replyTemplatesSchema } from "../../../enquiries/reply-templates.ts";
import { siteResponseSchema } from "../../../site/site-details-schema.ts";
import { webVitalsResponseSchema } from "../../../visits/web-vitals.ts";
import { deepHealthResponseSchema } from "../../health.ts";
import type { adminEndpoints } from "../admin-endpoints.ts";
import type { ResponseTable } from "../endpoint-tables.ts";

/** What is returned by the endpoints in admin-endpoints.ts. */
export const adminResponses = {
  listSubmissions: { summary: "List enquiries, newest first, with counts by status", response: enquiryListSchema },
  searchSubmissions: {
    summary: "List enquiries, with the parameters in the body, so that no log contains them",
    response: enquiryListSchema,
  },
  searchExportSubmissions: {
    summary: "Export enquiries as CSV, with the filters in the body",
    responseType: "text/csv",
  },
  getSubmission: { summary: "Get an enquiry with its history and notes", response: enquiryResponseSchema },
  updateSubmission: { summary: "Update an enquiry or add a note", response: enquiryResponseSchema },
  logEnquiry: {
    summary: "Log an enquiry that came by phone, in person or by chat; a name, a number or an email is enough",
    response: enquiryReceiptSchema,
  },
  updateSubmissions: {
    summary: "Change status, spam or assignee of several enquiries",
    response: bulkEnquiryChangeResponseSchema,
  },
  moveSubmission: { summary: "Give an enquiry to another or a new person", response: enquiryMoveResponseSchema },
  undoSubmissions: {
    summary: "Undo a change of several enquiries by the same person within an hour",
    response: enquiryUndoResponseSchema,
  },
  recordContact: { summary: "Record that the sender was called or written to; the first time is the first answer" },
  setNextStep: { summary: "Set the next step of an enquiry, or remove it with null" },
  keepViewing: { summary: "Tell colleagues for a minute that the caller has an enquiry open" },
  endViewing: { summary: "Tell colleagues that the caller has closed an enquiry" },
  getStats: { summary: "Get the statistics of the dashboard", response: statsSchema },
  listReplyTemplates: { summary: "List the texts for replies to enquiries", response: replyTemplatesSchema },
  saveReplyTemplates: { summary: "Replace the texts for replies to enquiries", response: replyTemplatesSchema },
  getAnswerStats: { summary: "Get how fast enquiries were answered, by group", response: answerStatsSchema },
  reportWebVitals: { summary: "Count how fast a visit was, without data about the visitor" },
  getWebVitals: { summary: "Get the loading times of real visits by page and day", response: webVitalsResponseSchema },
  getDeepHealth: {
    summary: "Run all checks of the deployment; also for a caller with the monitoring key",
    response: deepHealthResponseSchema,
  },
  reportPolicyViolation: { summary: "Count violations of the content security policy, as browsers report them" },
  updateSite: { summary: "Save the business details", response: siteResponseSchema() },
  getAlerts: { summary: "Get the caller's own alerts and devices", response: alertSettingsSchema },
  updateAlerts: { summary: "Choose services and hours of the caller's own alerts", response: alertSettingsSchema },
  addAlertDevice: {
    summary: "Send the caller's alerts to a browser; a known endpoint is taken over",
    response: createdAlertDeviceSchema,
  },
  removeAlertDevice: { summary: "Remove one of the caller's own devices, by its id or its endpoint" },
  getAlertOrder: { summary: "Get who is told about the enquiries of each service", response: alertOrderSchema },
  updateAlertOrder: {
    summary: "Set who is told about the enquiries of each service, in order; an empty list stands for all admins",
    response: alertOrderSchema,
  },
  listOutbox: { summary: "List the mails and push messages of a local site; 404 elsewhere", response: outboxSchema },
  importProperties: {
    summary: "Import rows of a table as properties, matched by reference, or by import and row number",
    response: propertyImportResponseSchema,
  },
  listImports: { summary: "List the last imports, the newest first", response: importListSchema },
  exportImportReport: { summary: "Export what an import did with each row as CSV", responseType: "text/csv" },
  undoImport: { summary: "Undo an import within 7 days; call it again while rows remain", response: importUndoSchema },
  exportProperties: { summary: "Export properties as CSV", responseType: "text/csv" },
  exportSubmissions: { summary: "Export enquiries as CSV", responseType: "text/csv" },
  listAudit: { summary: "List the audit log", response: auditListResponseSchema },
  findPerson: { summary: "Count the stored data about a person", response: privacyMatchesSchema },
  exportPerson: { summary: "Export all data about a person", response: privacyExportSchema },
  erasePerson: { summary: "Erase the data about a person", response: privacyErasureSchema },
} satisfies ResponseTable<typeof adminEndpoints>;
