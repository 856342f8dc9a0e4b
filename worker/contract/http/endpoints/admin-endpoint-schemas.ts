import { auditListSchema, auditQuerySchema } from "../../admin/audit-list.ts";
import { personErasedSchema, personExportSchema, personSchema } from "../../admin/privacy.ts";
import { propertyExportQuerySchema } from "../../admin/property-export.ts";
import { importAnswerSchema, importSchema } from "../../admin/property-import.ts";
import { statsSchema } from "../../admin/stats.ts";
import {
  changeSubmissionSchema,
  submissionAnswerSchema,
  submissionFilterSchema,
  submissionListSchema,
  submissionQuerySchema,
} from "../../enquiries/submission.ts";
import { siteAnswerSchema, siteUpdateSchema } from "../../site/site-details-schema.ts";
import type { deskEndpoints } from "./admin-endpoints.ts";
import type { EndpointSchemas } from "./endpoint-schemas.ts";

const csv = { answerType: "text/csv" };

/** What the calls of desk-endpoints.ts take and give. */
export const deskEndpointSchemas: Record<keyof typeof deskEndpoints, EndpointSchemas> = {
  listSubmissions: {
    summary: "Enquiries, the newest first, and how things stand",
    query: submissionQuerySchema,
    answer: submissionListSchema,
  },
  getSubmission: { summary: "One enquiry with its history and notes", answer: submissionAnswerSchema },
  updateSubmission: {
    summary: "Changes where an enquiry stands or adds a note",
    body: changeSubmissionSchema,
    answer: submissionAnswerSchema,
  },
  getStats: { summary: "The dashboard's figures", answer: statsSchema },
  updateSite: { summary: "Saves the business's details", body: siteUpdateSchema, answer: siteAnswerSchema },
  importProperties: {
    summary: "Takes rows of a table as listings, matched by reference",
    body: importSchema,
    answer: importAnswerSchema,
  },
  exportProperties: { summary: "Listings as a table", query: propertyExportQuerySchema, ...csv },
  exportSubmissions: { summary: "Enquiries as a table", query: submissionFilterSchema, ...csv },
  listAudit: { summary: "Who changed what and when", query: auditQuerySchema, answer: auditListSchema },
  exportPerson: { summary: "Everything kept about one person", body: personSchema, answer: personExportSchema },
  erasePerson: { summary: "Erases one person", body: personSchema, answer: personErasedSchema },
};
