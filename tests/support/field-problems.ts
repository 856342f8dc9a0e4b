import type * as z from "zod";
import { validationProblems } from "#worker/http/validation-problems.ts";

/** Returns the fields that a request with this body, or this query, would name in its 422, with the messages. */
export function fieldProblemsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  return Object.fromEntries(
    validationProblems("body", error?.issues ?? []).map(({ loc, msg }) => [loc.slice(1).join("."), msg]),
  );
}
