import type * as z from "zod";
import { validationFailed } from "./api-error.ts";

/**
 * Returns the value as the schema reads it.
 * @throws ApiError 422 with the messages of the schema
 */
export function validate<Schema extends z.ZodType>(
  part: "query" | "body",
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationFailed(part, parsed.error.issues);
  return parsed.data;
}
