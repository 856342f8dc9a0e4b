/** An invalid field: its path in the request, such as `["body", "email"]`, and a message for people. */
interface LocatedProblem {
  path: string[];
  msg: string;
}

/**
 * Returns the invalid fields that an error body names. Another server between this one and the browser may send another
 * shape, so entries without a path or a message are left out; `readErrorDetail` has their messages.
 */
export function readLocatedProblems(body: unknown): LocatedProblem[] {
  if (typeof body !== "object" || body === null || !("detail" in body) || !Array.isArray(body.detail)) return [];
  return body.detail.flatMap((problem: unknown): LocatedProblem[] => {
    if (typeof problem !== "object" || problem === null || !("loc" in problem && "msg" in problem)) return [];
    const { loc, msg } = problem;
    const parts: unknown[] = Array.isArray(loc) ? loc : [loc];
    const path = parts.filter((part) => typeof part === "string" || typeof part === "number").map(String);
    return path.length > 0 && typeof msg === "string" ? [{ path, msg }] : [];
  });
}

/** Returns the first message of each field from a 422 response. A problem inside a list belongs to the list's field. */
export function readFieldProblems(body: unknown): Record<string, string> {
  const entries = readLocatedProblems(body).map(({ path, msg }) => [path[1] ?? path[0] ?? "", msg] as const);
  return Object.fromEntries(entries.reverse());
}
