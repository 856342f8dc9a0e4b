/** One invalid field of a request: its path, a message for people, and an error code for programs. */
export interface FieldProblem {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** The body of every failed API request: one message, or for a 422 one entry per invalid field. */
export interface ApiErrorBody {
  detail: string | FieldProblem[];
}

/**
 * Returns the message to show for an error body: its text, or the distinct messages of its fields, separated by commas.
 * Returns undefined when the body is not an `ApiErrorBody`.
 */
export function readErrorDetail(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("detail" in body)) return undefined;
  const { detail } = body;
  if (typeof detail === "string") return detail;
  if (!Array.isArray(detail)) return undefined;
  const messages = detail.flatMap((problem: unknown) => {
    if (typeof problem === "string") return [problem];
    const hasMessage = typeof problem === "object" && problem !== null && "msg" in problem;
    return hasMessage && typeof problem.msg === "string" ? [problem.msg] : [];
  });
  return messages.length > 0 ? [...new Set(messages)].join(", ") : undefined;
}
