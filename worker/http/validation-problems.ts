import type { z } from "zod";
import type { FieldProblem } from "#contract/http/api-error.ts";

/** What a schema refused, as a 422 says it: one entry per wrong field, named by its whole path, with the schema's own message. */
export function validationProblems(part: "query" | "body", issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const { path, message, code } of issues) {
    const loc = [part, ...path.map((step) => (typeof step === "symbol" ? String(step) : step))];
    const key = loc.join(".");
    if (!problems.has(key)) problems.set(key, { loc, msg: message, type: code ?? "invalid" });
  }
  return [...problems.values()];
}
