import { auditListResponseSchema } from "../../../admin/audit-list.ts";
import { privacyErasureSchema, privacyExportSchema, privacyMatchesSchema } from "../../../admin/privacy.ts";
import { importListSchema, importUndoSchema, propertyImportResponseSchema } from "../../../admin/property-import.ts";
import { statsSchema } from "../../../admin/stats.ts";
import { submissionListSchema, submissionResponseSchema } from "../../../enquiries/submission.ts";
import { siteResponseSchema } from "../../../site/site-details-schema.ts";
import { webVitalsResponseSchema } from "../../../visits/web-vitals.ts";
import { deepHealthResponseSchema } from "../../health.ts";
import type { adminEndpoints } from "../admin-endpoints.ts";
import type { ResponseTable } from "../endpoint-tables.ts";

/** What is returned by the endpoints in admin-endpoints.ts. */
export const adminResponses = {
  listSubmissions: { summary: "List enquiries, newest first, with counts by status", response: submissionListSchema },
  searchSubmissions: {
    summary: "List enquiries, with the parameters in the body, so that no log contains them",
    response: submissionListSchema,
  },
  searchExportSubmissions: {
    summary: "Export enquiries as CSV, with the filters in the body",
    responseType: "text/csv",
  },
  getSubmission: { summary: "Get an enquiry with its history and notes", response: submissionResponseSchema },
  updateSubmission: { summary: "Update an enquiry or add a note", response: submissionResponseSchema },
  getStats: { summary: "Get the statistics of the dashboard", response: statsSchema },
  reportWebVitals: { summary: "Count how fast a visit was, without data about the visitor" },
  getWebVitals: { summary: "Get the loading times of real visits by page and day", response: webVitalsResponseSchema },
  getDeepHealth: {
    summary: "Run all checks of the deployment; also for a caller with the monitoring key",
    response: deepHealthResponseSchema,
  },
  reportPolicyViolation: { summary: "Count violations of the content security policy, as browsers report them" },
  updateSite: { summary: "Save the business details", response: siteResponseSchema() },
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
