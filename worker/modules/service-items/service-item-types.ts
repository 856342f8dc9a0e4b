import { cacheTags } from "#contract/http/cache-tags.ts";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { type Course, courseCardSchema, newCourseSchema } from "#contract/services/course.ts";
import { newProfessionalSchema, type Professional, professionalCardSchema } from "#contract/services/professional.ts";
import { expectedVersionFields } from "#contract/services/service-item-change.ts";
import { courses, professionals } from "#worker/db/tables/services.ts";

/** Driving courses. */
export const courseType = {
  entity: "course",
  listName: "courses",
  cacheTag: cacheTags.courses,
  label: "Course",
  table: courses,
  newItemSchema: newCourseSchema,
  changeSchema: newCourseSchema.extend(expectedVersionFields),
  cardSchema: courseCardSchema,
  endpoints: {
    list: visitorEndpoints.listCourses,
    get: visitorEndpoints.getCourse,
    create: adminCatalogueEndpoints.createCourse,
    update: adminCatalogueEndpoints.updateCourse,
    delete: adminCatalogueEndpoints.deleteCourse,
  },
} as const;

/** Doctors and other health professionals. */
export const professionalType = {
  entity: "professional",
  listName: "professionals",
  cacheTag: cacheTags.doctors,
  label: "Professional",
  table: professionals,
  newItemSchema: newProfessionalSchema,
  changeSchema: newProfessionalSchema.extend(expectedVersionFields),
  cardSchema: professionalCardSchema,
  endpoints: {
    list: visitorEndpoints.listProfessionals,
    get: visitorEndpoints.getProfessional,
    create: adminCatalogueEndpoints.createProfessional,
    update: adminCatalogueEndpoints.updateProfessional,
    delete: adminCatalogueEndpoints.deleteProfessional,
  },
} as const;

/**
 * A kind of service item: its table, schemas and endpoints. `entity` is its name in the audit and the field of a single
 * item's response; `listName` is the field of a list's response.
 */
export type ServiceItemType = typeof courseType | typeof professionalType;

export type ServiceItem = Course | Professional;
