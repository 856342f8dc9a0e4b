import * as z from "zod";
import { answerStatsQuerySchema } from "../../../admin/answer-stats.ts";
import { auditQuerySchema } from "../../../admin/audit-list.ts";
import { privacyRequestSchema, privacySearchSchema } from "../../../admin/privacy.ts";
import { propertyExportQuerySchema } from "../../../admin/property-export-query.ts";
import { propertyImportSchema } from "../../../admin/property-import.ts";
import {
  alertOrderChangeSchema,
  alertSettingsChangeSchema,
  newAlertDeviceSchema,
  removedAlertDeviceSchema,
} from "../../../alerts/alert-settings.ts";
import {
  bulkEnquiryChangeSchema,
  contactedSchema,
  enquiryMoveSchema,
  enquiryUndoSchema,
  loggedEnquirySchema,
  nextStepSchema,
} from "../../../enquiries/inbox-actions.ts";
import {
  enquiryChangeSchema,
  enquiryFilterSchema,
  enquiryQuerySchema,
  enquirySearchFilterSchema,
  enquirySearchSchema,
} from "../../../enquiries/inbox-enquiry.ts";
import { replyTemplatesInputSchema } from "../../../enquiries/reply-templates.ts";
import { siteUpdateSchema } from "../../../site/site-details-schema.ts";
import { webVitalReportSchema } from "../../../visits/web-vitals.ts";
import type { adminEndpoints } from "../admin-endpoints.ts";
import type { RequestTable } from "../endpoint-tables.ts";
import { enquiryParams, importParams } from "../path-params.ts";

/** What may be sent to the endpoints in admin-endpoints.ts. */
export const adminRequests = {
  listSubmissions: { query: enquiryQuerySchema },
  searchSubmissions: { body: enquirySearchSchema },
  searchExportSubmissions: { body: enquirySearchFilterSchema },
  getSubmission: { params: enquiryParams },
  updateSubmission: { params: enquiryParams, body: enquiryChangeSchema },
  saveReplyTemplates: { body: replyTemplatesInputSchema },
  getAnswerStats: { query: answerStatsQuerySchema },
  logEnquiry: { body: loggedEnquirySchema, isCreated: true },
  updateSubmissions: { body: bulkEnquiryChangeSchema },
  undoSubmissions: { body: enquiryUndoSchema },
  moveSubmission: { params: enquiryParams, body: enquiryMoveSchema },
  recordContact: { params: enquiryParams, body: contactedSchema },
  setNextStep: { params: enquiryParams, body: nextStepSchema },
  keepViewing: { params: enquiryParams },
  endViewing: { params: enquiryParams },
  reportWebVitals: { body: webVitalReportSchema },
  reportPolicyViolation: {
    body: z.unknown(),
    bodyTypes: ["application/reports+json", "application/csp-report"],
    readsBody: true,
  },
  updateSite: { body: siteUpdateSchema },
  updateAlerts: { body: alertSettingsChangeSchema },
  addAlertDevice: { body: newAlertDeviceSchema, isCreated: true },
  removeAlertDevice: { body: removedAlertDeviceSchema },
  updateAlertOrder: { body: alertOrderChangeSchema },
  importProperties: { body: propertyImportSchema },
  exportImportReport: { params: importParams },
  undoImport: { params: importParams },
  exportProperties: { query: propertyExportQuerySchema },
  exportSubmissions: { query: enquiryFilterSchema },
  listAudit: { query: auditQuerySchema },
  findPerson: { body: privacySearchSchema },
  exportPerson: { body: privacyRequestSchema },
  erasePerson: { body: privacyRequestSchema },
} satisfies RequestTable<typeof adminEndpoints>;
