import type { FieldProblem } from "#contract/http/api-error.ts";

/** The messages of a 422 by field; the first of each. What is wrong within a list is said of the field that holds it. */
export function readFieldProblems(body: unknown): Record<string, string> {
  const detail = (body as { detail?: unknown } | null)?.detail;
  if (!Array.isArray(detail)) return {};
  const named = (detail as FieldProblem[]).map(({ loc, msg }) => [String(loc[1] ?? loc[0]), msg] as const);
  return Object.fromEntries(named.reverse());
}
