import { auditListResponseSchema, auditQuerySchema } from "../../admin/audit-list.ts";
import { privacyErasureSchema, privacyExportSchema, privacyRequestSchema } from "../../admin/privacy.ts";
import { propertyExportQuerySchema } from "../../admin/property-export.ts";
import { propertyImportResponseSchema, propertyImportSchema } from "../../admin/property-import.ts";
import { statsSchema } from "../../admin/stats.ts";
import {
  submissionChangeSchema,
  submissionFilterSchema,
  submissionListSchema,
  submissionQuerySchema,
  submissionResponseSchema,
} from "../../enquiries/submission.ts";
import { siteResponseSchema, siteUpdateSchema } from "../../site/site-details-schema.ts";
import type { adminEndpoints } from "./admin-endpoints.ts";
import type { EndpointSchemas } from "./endpoint-schemas.ts";

const csv = { answerType: "text/csv" };

/** What the calls of desk-endpoints.ts take and give. */
export const adminEndpointSchemas: Record<keyof typeof adminEndpoints, EndpointSchemas> = {
  listSubmissions: {
    summary: "Enquiries, the newest first, and how things stand",
    query: submissionQuerySchema,
    answer: submissionListSchema,
  },
  getSubmission: { summary: "One enquiry with its history and notes", answer: submissionResponseSchema },
  updateSubmission: {
    summary: "Changes where an enquiry stands or adds a note",
    body: submissionChangeSchema,
    answer: submissionResponseSchema,
  },
  getStats: { summary: "The dashboard's figures", answer: statsSchema },
  updateSite: { summary: "Saves the business's details", body: siteUpdateSchema, answer: siteResponseSchema },
  importProperties: {
    summary: "Takes rows of a table as listings, matched by reference",
    body: propertyImportSchema,
    answer: propertyImportResponseSchema,
  },
  exportProperties: { summary: "Listings as a table", query: propertyExportQuerySchema, ...csv },
  exportSubmissions: { summary: "Enquiries as a table", query: submissionFilterSchema, ...csv },
  listAudit: { summary: "Who changed what and when", query: auditQuerySchema, answer: auditListResponseSchema },
  exportPerson: {
    summary: "Everything kept about one person",
    body: privacyRequestSchema,
    answer: privacyExportSchema,
  },
  erasePerson: { summary: "Erases one person", body: privacyRequestSchema, answer: privacyErasureSchema },
};
