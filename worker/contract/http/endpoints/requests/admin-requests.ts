import * as z from "zod";
import { auditQuerySchema } from "../../../admin/audit-list.ts";
import { privacyRequestSchema, privacySearchSchema } from "../../../admin/privacy.ts";
import { propertyExportQuerySchema } from "../../../admin/property-export-query.ts";
import { propertyImportSchema } from "../../../admin/property-import.ts";
import {
  submissionChangeSchema,
  submissionFilterSchema,
  submissionQuerySchema,
  submissionSearchFilterSchema,
  submissionSearchSchema,
} from "../../../enquiries/submission.ts";
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
  reportWebVitals: { body: webVitalReportSchema },
  reportPolicyViolation: {
    body: z.unknown(),
    bodyTypes: ["application/reports+json", "application/csp-report"],
    readsBody: true,
  },
  updateSite: { body: siteUpdateSchema },
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
