import type { Role } from "../../accounts/roles.ts";

/** Who may call an endpoint. `public` needs no session; the others are what the gate checks. */
export type Access = "public" | Role;

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/v1`, with Hono's `:name` parameters. */
  path: `/${string}`;
  access: Access;
}

export const apiPrefix = "/api/v1";

/**
 * The calls of the visitor's pages; odd spellings live only here. Those of signed-in people stand in account-endpoints.ts
 * and so on, since this file is part of a visitor's first load; every-endpoint.ts has them all.
 */
export const visitorEndpoints = {
  listBuyProperties: { method: "GET", path: "/public/buy/properties", access: "public" },
  listRentProperties: { method: "GET", path: "/public/rent/properties", access: "public" },
  listRecentProperties: { method: "GET", path: "/public/recent/properties", access: "public" },
  listProperties: { method: "GET", path: "/public/properties", access: "public" },
  getProperty: { method: "GET", path: "/public/properties/:uuid", access: "public" },
  recordPropertyEvent: { method: "POST", path: "/public/properties/:uuid/events", access: "public" },
  getFacets: { method: "GET", path: "/public/facets", access: "public" },
  getRentSummary: { method: "GET", path: "/public/rent/summary", access: "public" },
  listCourses: { method: "GET", path: "/public/courses", access: "public" },
  getCourse: { method: "GET", path: "/public/courses/:id", access: "public" },
  listProfessionals: { method: "GET", path: "/public/professionals", access: "public" },
  getProfessional: { method: "GET", path: "/public/professionals/:id", access: "public" },
  sendRealEstateEnquiry: { method: "POST", path: "/public/contact-us/real-estate", access: "public" },
  sendJanitorialEnquiry: { method: "POST", path: "/public/constact-us/janitorial", access: "public" },
  sendJanitorialEnquirySpeltRight: { method: "POST", path: "/public/contact-us/janitorial", access: "public" },
  sendDrivingSchoolEnquiry: { method: "POST", path: "/public/contact-us/driving/school", access: "public" },
  sendHealthEnquiry: { method: "POST", path: "/public/contact-us/health", access: "public" },
  sendGeneralEnquiry: { method: "POST", path: "/public/contact-us/general", access: "public" },
  getSite: { method: "GET", path: "/site", access: "public" },
  getHealth: { method: "GET", path: "/health", access: "public" },
  getOpenApi: { method: "GET", path: "/openapi.json", access: "public" },
} as const satisfies Record<string, Endpoint>;

/** The path below `/api/v1` with its parameters filled in. */
export function endpointPath(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
