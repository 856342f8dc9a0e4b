import type { FieldProblem } from "#contract/api-error.ts";

/** The messages of a 422 by field; the first of each. */
export function fieldProblems(body: unknown): Record<string, string> {
  const detail = (body as { detail?: unknown } | null)?.detail;
  if (!Array.isArray(detail)) return {};
  const named = (detail as FieldProblem[]).map(({ loc, msg }) => [String(loc.at(-1)), msg] as const);
  return Object.fromEntries(named.reverse());
}
