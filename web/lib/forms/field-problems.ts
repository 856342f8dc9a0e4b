import type { FieldProblem } from "#contract/http/api-error.ts";

/** Returns the first message of each field from a 422 response. A problem inside a list belongs to the list's field. */
export function readFieldProblems(body: unknown): Record<string, string> {
  const detail = (body as { detail?: unknown } | null)?.detail;
  if (!Array.isArray(detail)) return {};
  const entries = (detail as FieldProblem[]).map(({ loc, msg }) => [String(loc[1] ?? loc[0]), msg] as const);
  return Object.fromEntries(entries.reverse());
}
