import { zValidator } from "@hono/zod-validator";
import type { MiddlewareHandler } from "hono";
import type * as z from "zod";
import { ApiError, invalidField, validationFailed } from "./api-error.ts";

/** Validates the query of a request. @throws ApiError 422 with the messages of the schema */
export const validateQuery = (schema: z.ZodType): MiddlewareHandler =>
  zValidator("query", schema, (result) => {
    if (!result.success) throw validationFailed("query", [...result.error.issues]);
  });

/**
 * Validates the path parameters of a request.
 * @param createsIds whether the client creates the ids
 * @throws ApiError 404, or 422 for an id that the client creates
 */
export const validateParams = (schema: z.ZodType, createsIds: boolean): MiddlewareHandler =>
  zValidator("param", schema, (result) => {
    const [issue] = result.success ? [] : result.error.issues;
    if (!issue) return;
    throw createsIds ? invalidField(String(issue.path[0]), issue.message) : new ApiError(404, issue.message);
  });

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
