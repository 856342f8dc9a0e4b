import { serviceEndpoints } from "#contract/endpoints/services.ts";
import type { ResponseOf } from "#contract/http/endpoint-types.ts";
import { type AdminCourse, type Course, courseCardSchema, newCourseSchema } from "#contract/services/course.ts";
import { expectedVersionFields } from "#contract/services/expected-version-fields.ts";
import {
  type AdminProfessional,
  newProfessionalSchema,
  type Professional,
  professionalCardSchema,
} from "#contract/services/professional.ts";
import { columnNames, storedColumns } from "#worker/db/stored-columns.ts";
import { binnedCourses, binnedProfessionals, courses, professionals } from "#worker/db/tables/services.ts";
import { cacheTags } from "#worker/http/caching/cache-tags.ts";

/** Driving courses. */
export const courseType = {
  entity: "course",
  listName: "courses",
  cacheTag: cacheTags.courses,
  label: "Course",
  table: courses,
  row: storedColumns(courses, columnNames(courses)),
  binTable: binnedCourses,
  newItemSchema: newCourseSchema,
  changeSchema: newCourseSchema.extend(expectedVersionFields),
  cardSchema: courseCardSchema,
  endpoints: {
    list: serviceEndpoints.listCourses,
    get: serviceEndpoints.getCourse,
    listAdmin: serviceEndpoints.listAdminCourses,
    create: serviceEndpoints.createCourse,
    update: serviceEndpoints.updateCourse,
    delete: serviceEndpoints.deleteCourse,
    restore: serviceEndpoints.restoreCourse,
  },
} as const;

/** Health professionals. */
export const professionalType = {
  entity: "professional",
  listName: "professionals",
  cacheTag: cacheTags.professionals,
  label: "Professional",
  table: professionals,
  row: storedColumns(professionals, columnNames(professionals)),
  binTable: binnedProfessionals,
  newItemSchema: newProfessionalSchema,
  changeSchema: newProfessionalSchema.extend(expectedVersionFields),
  cardSchema: professionalCardSchema,
  endpoints: {
    list: serviceEndpoints.listProfessionals,
    get: serviceEndpoints.getProfessional,
    listAdmin: serviceEndpoints.listAdminProfessionals,
    create: serviceEndpoints.createProfessional,
    update: serviceEndpoints.updateProfessional,
    delete: serviceEndpoints.deleteProfessional,
    restore: serviceEndpoints.restoreProfessional,
  },
} as const;

/**
 * A kind of service item: its tables with the schemas of their rows, its schemas of input and its endpoints. `entity` is its name in the audit and the field of a single
 * item's response; `listName` is the field of a list's response.
 */
export type ServiceItemType = typeof courseType | typeof professionalType;

export const serviceItemTypes: readonly ServiceItemType[] = [courseType, professionalType];

export type ServiceItem = Course | Professional;
/** An item as admins see it, with the time of its deletion. */
export type AdminServiceItem = AdminCourse | AdminProfessional;

type Endpoints = ServiceItemType["endpoints"];
export type ServiceItemResponse = ResponseOf<Endpoints["get"]>;
export type ServiceItemList = ResponseOf<Endpoints["list"]>;
export type AdminServiceItemList = ResponseOf<Endpoints["listAdmin"]>;
