import { auditListResponseSchema, auditQuerySchema } from "../admin/audit-list.ts";
import {
  privacyErasureSchema,
  privacyExportSchema,
  privacyMatchesSchema,
  privacyRequestSchema,
  privacySearchSchema,
} from "../admin/privacy.ts";
import { endpoint } from "../http/endpoint.ts";

/** What is stored about a person, and the audit log. */
export const privacyEndpoints = {
  findPerson: endpoint("POST /privacy/find", "super_admin", {
    summary: "Count the stored data about a person",
    body: privacySearchSchema,
    response: privacyMatchesSchema,
    maxBodyBytes: 4096,
  }),
  exportPerson: endpoint("POST /privacy/export", "super_admin", {
    summary: "Export all data about a person",
    errors: { 409: "Several people share this, with `people`" },
    body: privacyRequestSchema,
    response: privacyExportSchema,
    maxBodyBytes: 4096,
  }),
  erasePerson: endpoint("POST /privacy/erase", "super_admin", {
    summary: "Erase the data about a person",
    errors: { 409: "Several people share this, with `people`, or the account is that of an admin" },
    body: privacyRequestSchema,
    response: privacyErasureSchema,
    maxBodyBytes: 4096,
  }),
  listAudit: endpoint("GET /audit", "super_admin", {
    summary: "List the audit log",
    query: auditQuerySchema,
    response: auditListResponseSchema,
  }),
};
