import * as z from "zod";
import { auditListResponseSchema, auditQuerySchema } from "../../admin/audit-list.ts";
import {
  privacyErasureSchema,
  privacyExportSchema,
  privacyMatchesSchema,
  privacyRequestSchema,
  privacySearchSchema,
} from "../../admin/privacy.ts";
import { propertyExportQuerySchema } from "../../admin/property-export-query.ts";
import {
  importListSchema,
  importUndoSchema,
  propertyImportResponseSchema,
  propertyImportSchema,
} from "../../admin/property-import.ts";
import { statsSchema } from "../../admin/stats.ts";
import {
  submissionChangeSchema,
  submissionFilterSchema,
  submissionListSchema,
  submissionQuerySchema,
  submissionResponseSchema,
  submissionSearchFilterSchema,
  submissionSearchSchema,
} from "../../enquiries/submission.ts";
import { siteResponseSchema, siteUpdateSchema } from "../../site/site-details-schema.ts";
import { webVitalReportSchema, webVitalsResponseSchema } from "../../visits/web-vitals.ts";
import { deepHealthResponseSchema } from "../health.ts";
import type { adminEndpoints } from "./admin-endpoints.ts";
import type { EndpointSchemas } from "./endpoint-schemas.ts";

const csv = { responseType: "text/csv" };

/** The requests and responses of the endpoints in admin-endpoints.ts. */
export const adminEndpointSchemas: Record<keyof typeof adminEndpoints, EndpointSchemas> = {
  listSubmissions: {
    summary: "List enquiries, newest first, with counts by status",
    query: submissionQuerySchema,
    response: submissionListSchema,
  },
  searchSubmissions: {
    summary: "List enquiries, with the parameters in the body, so that no log contains them",
    body: submissionSearchSchema,
    response: submissionListSchema,
  },
  searchExportSubmissions: {
    summary: "Export enquiries as CSV, with the filters in the body",
    body: submissionSearchFilterSchema,
    ...csv,
  },
  getSubmission: { summary: "Get an enquiry with its history and notes", response: submissionResponseSchema },
  updateSubmission: {
    summary: "Update an enquiry or add a note",
    body: submissionChangeSchema,
    response: submissionResponseSchema,
  },
  getStats: { summary: "Get the statistics of the dashboard", response: statsSchema },
  reportWebVitals: {
    summary: "Count how fast a visit was, without data about the visitor",
    body: webVitalReportSchema,
  },
  getWebVitals: {
    summary: "Get the loading times of real visits by page and day",
    response: webVitalsResponseSchema,
  },
  getDeepHealth: {
    summary: "Run all checks of the deployment; also for a caller with the monitoring key",
    response: deepHealthResponseSchema,
  },
  reportPolicyViolation: {
    summary: "Count violations of the content security policy, as browsers report them",
    body: z.unknown(),
    bodyTypes: ["application/reports+json", "application/csp-report"],
  },
  updateSite: { summary: "Save the business details", body: siteUpdateSchema(), response: siteResponseSchema() },
  importProperties: {
    summary: "Import rows of a table as properties, matched by reference, or by import and row number",
    body: propertyImportSchema,
    response: propertyImportResponseSchema,
  },
  listImports: { summary: "List the last imports, the newest first", response: importListSchema },
  exportImportReport: { summary: "Export what an import did with each row as CSV", ...csv },
  undoImport: {
    summary: "Undo an import within 7 days; call it again while rows remain",
    response: importUndoSchema,
  },
  exportProperties: { summary: "Export properties as CSV", query: propertyExportQuerySchema, ...csv },
  exportSubmissions: { summary: "Export enquiries as CSV", query: submissionFilterSchema, ...csv },
  listAudit: { summary: "List the audit log", query: auditQuerySchema, response: auditListResponseSchema },
  findPerson: {
    summary: "Count the stored data about a person",
    body: privacySearchSchema,
    response: privacyMatchesSchema,
  },
  exportPerson: {
    summary: "Export all data about a person",
    body: privacyRequestSchema,
    response: privacyExportSchema,
  },
  erasePerson: { summary: "Erase the data about a person", body: privacyRequestSchema, response: privacyErasureSchema },
};
