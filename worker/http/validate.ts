import { zValidator } from "@hono/zod-validator";
import type { z } from "zod";
import { validationFailed } from "./errors.ts";

/** Checks the query string or the JSON body against a schema; a failure is the contract's 422. */
export function validate<Schema extends z.ZodType, Target extends "query" | "json">(target: Target, schema: Schema) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw validationFailed(target === "json" ? "body" : "query", [...result.error.issues]);
  });
}
