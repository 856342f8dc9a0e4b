import type { Endpoint } from "./endpoint.ts";

/** The admin endpoints of properties, uploads, courses and professionals. */
export const adminCatalogueEndpoints = {
  createBuyProperty: { method: "POST", path: "/create/buy/property", access: "admin" },
  createRentProperty: { method: "POST", path: "/create/rent/property", access: "admin" },
  updateBuyProperty: { method: "PATCH", path: "/update/buy/property", access: "admin" },
  updateRentProperty: { method: "PATCH", path: "/update/rent/property", access: "admin" },
  deleteBuyProperty: { method: "DELETE", path: "/delete/buy/property", access: "admin" },
  deleteRentProperty: { method: "DELETE", path: "/delete/rent/property", access: "admin" },
  restoreProperty: { method: "POST", path: "/restore/property", access: "admin" },
  bulkUpdateProperties: { method: "PATCH", path: "/properties", access: "admin" },
  findDuplicates: { method: "POST", path: "/properties/duplicates", access: "admin" },
  getAdminProperty: { method: "GET", path: "/properties/:uuid", access: "admin" },
  checkImages: { method: "POST", path: "/properties/:uuid/check-images", access: "admin" },
  listAdminBuyProperties: { method: "GET", path: "/list/buy/properties", access: "admin" },
  listAdminRentProperties: { method: "GET", path: "/list/rent/properties", access: "admin" },
  listListers: { method: "GET", path: "/list/listers", access: "admin" },
  listAdminProperties: { method: "GET", path: "/list/recent/properties", access: "admin" },
  putUpload: { method: "PUT", path: "/uploads/:id", access: "admin" },
  putUploadVariant: { method: "PUT", path: "/uploads/:id/variants/:width", access: "admin" },
  createCourse: { method: "POST", path: "/courses", access: "admin" },
  updateCourse: { method: "PATCH", path: "/courses/:id", access: "admin" },
  deleteCourse: { method: "DELETE", path: "/courses/:id", access: "admin" },
  createProfessional: { method: "POST", path: "/professionals", access: "admin" },
  updateProfessional: { method: "PATCH", path: "/professionals/:id", access: "admin" },
  deleteProfessional: { method: "DELETE", path: "/professionals/:id", access: "admin" },
} as const satisfies Record<string, Endpoint>;
