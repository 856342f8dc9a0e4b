import * as z from "zod";
import type { FormField } from "#web/ui/admin/fields/form-field.ts";
import { type FormValues, toRequestBody } from "./form-values.ts";

/** Returns a schema that checks form values with the API's own schema, so that both give the same messages. */
export function fieldsSchema(fields: readonly FormField[], schema: z.ZodType) {
  const toBody = (values: unknown) => toRequestBody(fields, values as FormValues);
  return z.preprocess(toBody, schema) as z.ZodType<unknown, FormValues>;
}
