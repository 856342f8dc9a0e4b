import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { Endpoint } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { Course } from "#contract/services/course.ts";
import type { Professional } from "#contract/services/professional.ts";
import { coursesKey, professionalsKey } from "#web/features/services/service-items/service-keys.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import type { FormField } from "#web/lib/forms/form-fields.ts";
import { courseFields, professionalFields } from "./service-item-fields.ts";

/** What the staff's tabs of courses and of doctors have in common: an entry with an id that is available or not. */
export interface ServiceItem {
  id: string;
  available: boolean;
}

/** One kind of offer: its form, its calls and its words. */
export interface ServiceItemKind<Item extends ServiceItem> {
  /** `driving course`: for buttons and messages. */
  word: string;
  plural: string;
  fields: FormField[];
  /** The SWR key of the list, and how to read its answer. */
  key: string;
  read: (answer: unknown) => Item[];
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  nameOf: (item: Item) => string;
  linesOf: (item: Item) => string[];
}

export const courseKind: ServiceItemKind<Course> = {
  word: "driving course",
  plural: "driving courses",
  fields: courseFields,
  key: coursesKey,
  read: (answer) => (answer as { data: { courses: Course[] } }).data.courses,
  create: adminCatalogueEndpoints.createCourse,
  update: adminCatalogueEndpoints.updateCourse,
  remove: adminCatalogueEndpoints.deleteCourse,
  nameOf: ({ make, model }) => `${make} ${model}`,
  linesOf: ({ type, transmission, year, pricePerDay, location }) => [
    joinParts([type, transmission, String(year)], " · "),
    joinParts([formatMoney(pricePerDay), location], " · "),
  ],
};

export const professionalKind: ServiceItemKind<Professional> = {
  word: "doctor",
  plural: "doctors",
  fields: professionalFields,
  key: professionalsKey,
  read: (answer) => (answer as { data: { professionals: Professional[] } }).data.professionals,
  create: adminCatalogueEndpoints.createProfessional,
  update: adminCatalogueEndpoints.updateProfessional,
  remove: adminCatalogueEndpoints.deleteProfessional,
  nameOf: ({ name }) => name,
  linesOf: ({ specialty, location, availability, price }) => [
    joinParts([specialty, location], " · "),
    joinParts([availability, price], " · "),
  ],
};
