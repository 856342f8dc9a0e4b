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
import { replyTemplatesInputSchema } from "../../../enquiries/reply-templates.ts";
import {
  submissionChangeSchema,
  submissionFilterSchema,
  submissionQuerySchema,
  submissionSearchFilterSchema,
  submissionSearchSchema,
} from "../../../enquiries/submission.ts";
import {
  bulkSubmissionChangeSchema,
  contactedSchema,
  loggedEnquirySchema,
  nextStepSchema,
  submissionMoveSchema,
  submissionUndoSchema,
} from "../../../enquiries/submission-actions.ts";
import { siteUpdateSchema } from "../../../site/site-details-schema.ts";
import { webVitalReportSchema } from "../../../visits/web-vitals.ts";
import type { adminEndpoints } from "../admin-endpoints.ts";
import type { RequestTable } from "../endpoint-tables.ts";
import { importParams, submissionParams } from "../path-params.ts";

/** What may be sent to the endpoints in admin-endpoints.ts. */
export const adminRequests = {
  listSubmissions: { query: submissionQuerySchema },
  searchSubmissions: { body: submissionSearchSchema },
  searchExportSubmissions: { body: submissionSearchFilterSchema },
  getSubmission: { params: submissionParams },
  updateSubmission: { params: submissionParams, body: submissionChangeSchema },
  saveReplyTemplates: { body: replyTemplatesInputSchema },
  getAnswerStats: { query: answerStatsQuerySchema },
  logEnquiry: { body: loggedEnquirySchema, isCreated: true },
  updateSubmissions: { body: bulkSubmissionChangeSchema },
  undoSubmissions: { body: submissionUndoSchema },
  moveSubmission: { params: submissionParams, body: submissionMoveSchema },
  recordContact: { params: submissionParams, body: contactedSchema },
  setNextStep: { params: submissionParams, body: nextStepSchema },
  keepViewing: { params: submissionParams },
  endViewing: { params: submissionParams },
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
  exportSubmissions: { query: submissionFilterSchema },
  listAudit: { query: auditQuerySchema },
  findPerson: { body: privacySearchSchema },
  exportPerson: { body: privacyRequestSchema },
  erasePerson: { body: privacyRequestSchema },
} satisfies RequestTable<typeof adminEndpoints>;
