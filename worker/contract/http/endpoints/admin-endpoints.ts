import { webVitalsPath } from "../../visits/visited-pages.ts";
import type { Endpoint } from "./endpoint.ts";

/** The admin endpoints of enquiries, statistics, settings, import and export, audit, privacy and operations. */
export const adminEndpoints = {
  listSubmissions: { method: "GET", path: "/contact/submissions", access: "admin" },
  searchSubmissions: { method: "POST", path: "/contact/submissions/search", access: "admin" },
  searchExportSubmissions: { method: "POST", path: "/export/submissions.csv", access: "admin" },
  getSubmission: { method: "GET", path: "/contact/submissions/:id", access: "admin" },
  updateSubmission: { method: "PATCH", path: "/contact/submissions/:id", access: "admin" },
  getStats: { method: "GET", path: "/stats", access: "admin" },
  getDeepHealth: { method: "GET", path: "/health/deep", access: "admin" },
  reportPolicyViolation: { method: "POST", path: "/csp-reports", access: "public" },
  reportWebVitals: { method: "POST", path: webVitalsPath, access: "public" },
  getWebVitals: { method: "GET", path: "/web-vitals", access: "admin" },
  updateSite: { method: "PUT", path: "/site", access: "super_admin" },
  importProperties: { method: "POST", path: "/import/properties", access: "admin" },
  listImports: { method: "GET", path: "/imports", access: "admin" },
  exportImportReport: { method: "GET", path: "/imports/:id/report.csv", access: "admin" },
  undoImport: { method: "POST", path: "/import/:id/undo", access: "admin" },
  exportProperties: { method: "GET", path: "/export/properties.csv", access: "admin" },
  exportSubmissions: { method: "GET", path: "/export/submissions.csv", access: "admin" },
  listAudit: { method: "GET", path: "/audit", access: "super_admin" },
  findPerson: { method: "POST", path: "/privacy/find", access: "super_admin" },
  exportPerson: { method: "POST", path: "/privacy/export", access: "super_admin" },
  erasePerson: { method: "POST", path: "/privacy/erase", access: "super_admin" },
} as const satisfies Record<string, Endpoint>;
