import type { Endpoint } from "./endpoint.ts";

/**
 * The public endpoints. This table is part of the first load of every visitor, so the other endpoints have their own
 * tables; all-endpoints.ts joins them. Odd spellings are those of the specification.
 */
export const visitorEndpoints = {
  listBuyProperties: { method: "GET", path: "/public/buy/properties", access: "public" },
  listRentProperties: { method: "GET", path: "/public/rent/properties", access: "public" },
  listRecentProperties: { method: "GET", path: "/public/recent/properties", access: "public" },
  listProperties: { method: "GET", path: "/public/properties", access: "public" },
  getProperty: { method: "GET", path: "/public/properties/:uuid", access: "public" },
  recordPropertyEvent: { method: "POST", path: "/public/properties/:uuid/events", access: "public" },
  getFacets: { method: "GET", path: "/public/facets", access: "public" },
  getArea: { method: "GET", path: "/public/areas/:kind/:area", access: "public" },
  getNearestSearches: { method: "GET", path: "/public/nearest", access: "public" },
  getRentSummary: { method: "GET", path: "/public/rent/summary", access: "public" },
  getPrices: { method: "GET", path: "/public/prices", access: "public" },
  listCourses: { method: "GET", path: "/public/courses", access: "public" },
  getCourse: { method: "GET", path: "/public/courses/:id", access: "public" },
  listProfessionals: { method: "GET", path: "/public/professionals", access: "public" },
  getProfessional: { method: "GET", path: "/public/professionals/:id", access: "public" },
  sendRealEstateEnquiry: { method: "POST", path: "/public/contact-us/real-estate", access: "public" },
  sendJanitorialEnquiry: { method: "POST", path: "/public/constact-us/janitorial", access: "public" },
  sendJanitorialEnquiryCorrectPath: { method: "POST", path: "/public/contact-us/janitorial", access: "public" },
  sendDrivingSchoolEnquiry: { method: "POST", path: "/public/contact-us/driving/school", access: "public" },
  sendHealthEnquiry: { method: "POST", path: "/public/contact-us/health", access: "public" },
  sendGeneralEnquiry: { method: "POST", path: "/public/contact-us/general", access: "public" },
  report: { method: "POST", path: "/public/reports", access: "public" },
  getSite: { method: "GET", path: "/site", access: "public" },
  verify: { method: "GET", path: "/public/verify", access: "public" },
} as const satisfies Record<string, Endpoint>;

/** The lists of properties, which take the same parameters. */
export type PropertyListEndpoint = (typeof visitorEndpoints)[`list${"" | "Buy" | "Rent" | "Recent"}Properties`];
