import type { Endpoint } from "./visitor-endpoints.ts";

/** The calls behind the desk: enquiries, figures, the owner's settings, data in and out, and what an owner owes people. */
export const adminEndpoints = {
  listSubmissions: { method: "GET", path: "/contact/submissions", access: "admin" },
  getSubmission: { method: "GET", path: "/contact/submissions/:id", access: "admin" },
  updateSubmission: { method: "PATCH", path: "/contact/submissions/:id", access: "admin" },
  getStats: { method: "GET", path: "/stats", access: "admin" },
  updateSite: { method: "PUT", path: "/site", access: "super_admin" },
  importProperties: { method: "POST", path: "/import/properties", access: "admin" },
  exportProperties: { method: "GET", path: "/export/properties.csv", access: "admin" },
  exportSubmissions: { method: "GET", path: "/export/submissions.csv", access: "admin" },
  listAudit: { method: "GET", path: "/audit", access: "super_admin" },
  exportPerson: { method: "POST", path: "/privacy/export", access: "super_admin" },
  erasePerson: { method: "POST", path: "/privacy/erase", access: "super_admin" },
} as const satisfies Record<string, Endpoint>;
