import type { ResourceKind } from "#contract/appointments/appointment-kinds.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { courseFields } from "./service-item-fields.ts";

/** What a lesson may need, in the order of the form. */
const lessonKinds: readonly ResourceKind[] = ["instructor", "car", "room"];

/** Returns the fields of a course, with the instructors, cars and rooms by name. */
export function useCourseFields(): FormField[] {
  const { resources } = useResources();
  const options = lessonKinds.flatMap((kind) =>
    resources.filter((one) => one.kind === kind).map(({ id, name }) => [id, name] as const),
  );
  return courseFields.map((field) => (field.control === "chips" ? { ...field, options } : field));
}
