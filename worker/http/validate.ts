import { zValidator } from "@hono/zod-validator";
import type * as z from "zod";
import { validationFailed } from "./api-error.ts";

/** Validates the query string or the JSON body. Throws a 422 with the issues of the schema. */
export function validate<Schema extends z.ZodType, Target extends "query" | "json">(target: Target, schema: Schema) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw validationFailed(target === "json" ? "body" : "query", [...result.error.issues]);
  });
}
