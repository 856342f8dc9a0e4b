import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { Endpoint } from "#contract/http/endpoints/endpoint.ts";
import type { Course } from "#contract/services/course.ts";
import { courseTitle } from "#contract/services/course-title.ts";
import type { Professional } from "#contract/services/professional.ts";
import { coursesKey, professionalsKey } from "#web/features/services/service-items/service-keys.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import type { FormField } from "#web/ui/admin/form-field.ts";
import { courseFields, professionalFields } from "./service-item-fields.ts";

/** What courses and professionals have in common. */
export interface ServiceItem {
  id: string;
  available: boolean;
  updated_at?: string | null | undefined;
}

/** The form, API calls and labels of courses or professionals. */
export interface ServiceItemKind<Item extends ServiceItem> {
  name: "course" | "professional";
  /** `driving course`: for buttons and messages. */
  singular: string;
  plural: string;
  fields: FormField[];
  /** The SWR key of the list. */
  key: string;
  readItems: (response: unknown) => Item[];
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  titleOf: (item: Item) => string;
  linesOf: (item: Item) => string[];
}

export const courseKind: ServiceItemKind<Course> = {
  name: "course",
  singular: "driving course",
  plural: "driving courses",
  fields: courseFields,
  key: coursesKey,
  readItems: (response) => (response as { data: { courses: Course[] } }).data.courses,
  create: adminCatalogueEndpoints.createCourse,
  update: adminCatalogueEndpoints.updateCourse,
  remove: adminCatalogueEndpoints.deleteCourse,
  titleOf: courseTitle,
  linesOf: ({ make, model, transmission, year, pricePerDay, location }) => [
    joinParts([`${make} ${model}, ${year}`, transmission], " · "),
    joinParts([formatMoney(pricePerDay), location], " · "),
  ],
};

export const professionalKind: ServiceItemKind<Professional> = {
  name: "professional",
  singular: "doctor",
  plural: "doctors",
  fields: professionalFields,
  key: professionalsKey,
  readItems: (response) => (response as { data: { professionals: Professional[] } }).data.professionals,
  create: adminCatalogueEndpoints.createProfessional,
  update: adminCatalogueEndpoints.updateProfessional,
  remove: adminCatalogueEndpoints.deleteProfessional,
  titleOf: ({ name }) => name,
  linesOf: ({ specialty, location, availability, price }) => [
    joinParts([specialty, location], " · "),
    joinParts([availability, price], " · "),
  ],
};
