import * as z from "zod";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { readNumberField } from "#web/admin/ui/fields/read-number-field.ts";
import { type FormValues, toRequestBody } from "./form-values.ts";

/**
 * Returns a schema that checks form values with the API's own schema, so that both give the same messages. A number with an
 * open question is invalid until the user has chosen what it means.
 */
export function fieldsSchema(fields: readonly FormField[], schema: z.ZodType) {
  const check = z.unknown().transform((input, context) => {
    const values = input as FormValues;
    const { data, error } = schema.safeParse(toRequestBody(fields, values));
    for (const issue of error?.issues ?? []) {
      const field = fields.find(({ name }) => name === issue.path[0]);
      const message = field && questionMessage(field, values);
      context.issues.push({ ...issue, input, code: "custom", message: message ?? issue.message });
    }
    return data;
  });
  return check as z.ZodType<unknown, FormValues>;
}

/** Returns undefined for a field without an open question that has answers. */
function questionMessage(field: FormField, values: FormValues): string | undefined {
  const { question } = readNumberField(field, String(values[field.name] ?? "")) ?? {};
  return question && question.readings.length > 0 ? `${field.label}: choose what you mean` : undefined;
}
