import { cachedRead, endpoint } from "../http/endpoint.ts";
import { courseParams, professionalParams } from "../http/path-params.ts";
import {
  adminCourseListSchema,
  courseCardListSchema,
  courseListSchema,
  courseResponseSchema,
  courseSchema,
  fullCourseListSchema,
  newCourseSchema,
} from "../services/course.ts";
import { expectedVersionFields } from "../services/expected-version-fields.ts";
import {
  adminProfessionalListSchema,
  fullProfessionalListSchema,
  newProfessionalSchema,
  professionalCardListSchema,
  professionalListSchema,
  professionalResponseSchema,
  professionalSchema,
} from "../services/professional.ts";
import { adminServiceItemsQuerySchema, serviceItemsQuerySchema } from "../services/service-items-query.ts";

/** Driving courses and health professionals. */
export const serviceEndpoints = {
  listCourses: endpoint("GET /public/courses", "public", {
    summary: "List driving courses",
    query: serviceItemsQuerySchema,
    response: courseListSchema,
    views: { card: courseCardListSchema, full: fullCourseListSchema },
    ...cachedRead,
  }),
  getCourse: endpoint("GET /public/courses/:id", "public", {
    summary: "Get a driving course",
    params: courseParams,
    response: courseResponseSchema,
    ...cachedRead,
  }),
  listProfessionals: endpoint("GET /public/professionals", "public", {
    summary: "List health professionals",
    query: serviceItemsQuerySchema,
    response: professionalListSchema,
    views: { card: professionalCardListSchema, full: fullProfessionalListSchema },
    ...cachedRead,
  }),
  getProfessional: endpoint("GET /public/professionals/:id", "public", {
    summary: "Get a health professional",
    params: professionalParams,
    response: professionalResponseSchema,
    ...cachedRead,
  }),
  listAdminCourses: endpoint("GET /courses", "admin", {
    summary: "List driving courses, or those in the bin",
    query: adminServiceItemsQuerySchema,
    response: adminCourseListSchema,
    readsPrimary: true,
  }),
  createCourse: endpoint("POST /courses", "admin", {
    summary: "Create a driving course",
    isForm: true,
    body: newCourseSchema,
    isCreated: true,
    response: courseSchema,
    maxBodyBytes: 64 * 1024,
  }),
  updateCourse: endpoint("PATCH /courses/:id", "admin", {
    summary: "Update a driving course",
    errors: { 409: "Another version is stored, with the fields that differ" },
    params: courseParams,
    isForm: true,
    body: newCourseSchema.partial().extend(expectedVersionFields),
    readsBody: true,
    response: courseSchema,
    maxBodyBytes: 64 * 1024,
  }),
  deleteCourse: endpoint("DELETE /courses/:id", "admin", {
    summary: "Move a driving course to the bin for 30 days",
    params: courseParams,
  }),
  restoreCourse: endpoint("POST /courses/:id/restore", "admin", {
    summary: "Restore a driving course from the bin",
    params: courseParams,
    response: courseSchema,
  }),
  listAdminProfessionals: endpoint("GET /professionals", "admin", {
    summary: "List health professionals, or those in the bin",
    query: adminServiceItemsQuerySchema,
    response: adminProfessionalListSchema,
    readsPrimary: true,
  }),
  createProfessional: endpoint("POST /professionals", "admin", {
    summary: "Create a health professional",
    isForm: true,
    body: newProfessionalSchema,
    isCreated: true,
    response: professionalSchema,
    maxBodyBytes: 64 * 1024,
  }),
  updateProfessional: endpoint("PATCH /professionals/:id", "admin", {
    summary: "Update a health professional",
    errors: { 409: "Another version is stored, with the fields that differ" },
    params: professionalParams,
    isForm: true,
    body: newProfessionalSchema.partial().extend(expectedVersionFields),
    readsBody: true,
    response: professionalSchema,
    maxBodyBytes: 64 * 1024,
  }),
  deleteProfessional: endpoint("DELETE /professionals/:id", "admin", {
    summary: "Move a health professional to the bin for 30 days",
    params: professionalParams,
  }),
  restoreProfessional: endpoint("POST /professionals/:id/restore", "admin", {
    summary: "Restore a health professional from the bin",
    params: professionalParams,
    response: professionalSchema,
  }),
};
