import type * as z from "zod";
import type { FieldProblem } from "#contract/http/api-error.ts";

/** Converts schema issues to the detail of a 422: the first issue of each field, with its path and message. */
export function validationProblems(part: "query" | "body", issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const { path, message, code } = issue;
    // An unknown field is reported at the object that has it.
    const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const loc = [part, ...[...path, ...unknown].map((step) => (typeof step === "symbol" ? String(step) : step))];
    const key = loc.join(".");
    if (!problems.has(key)) problems.set(key, { loc, msg: message, type: code ?? "invalid" });
  }
  return [...problems.values()];
}
