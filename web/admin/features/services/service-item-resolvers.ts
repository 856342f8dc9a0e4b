import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { newCourseSchema } from "#contract/services/course.ts";
import { newProfessionalSchema } from "#contract/services/professional.ts";
import { fieldsSchema } from "#web/admin/ui/fields/fields-schema.ts";
import type { FormValues } from "#web/admin/ui/fields/form-values.ts";
import { courseFields, professionalFields } from "./service-item-fields.ts";
import type { ServiceItem, ServiceItemKind } from "./service-item-kinds.ts";

/** Check the form of each kind with the schema of the API. */
export const serviceItemResolvers: Record<ServiceItemKind<ServiceItem>["name"], Resolver<FormValues>> = {
  course: zodResolver(fieldsSchema(courseFields, newCourseSchema), undefined, { raw: true }),
  professional: zodResolver(fieldsSchema(professionalFields, newProfessionalSchema), undefined, { raw: true }),
};
