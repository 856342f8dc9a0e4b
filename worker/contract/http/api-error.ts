/** One wrong field of a request: where it stands, what a person reads, and a word for programs. */
export interface FieldProblem {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** What every failed call of `/api/v1` carries: one sentence, or for 422 one entry per wrong field. */
export interface ApiErrorBody {
  detail: string | FieldProblem[];
}

/**
 * Reads the sentence to show from an error body: the string, or the fields' messages, each once, joined by commas.
 * Returns undefined when the body is not in the contract's form.
 */
export function readErrorDetail(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("detail" in body)) return undefined;
  const { detail } = body;
  if (typeof detail === "string") return detail;
  if (!Array.isArray(detail)) return undefined;
  const messages = detail.flatMap((problem: unknown) =>
    typeof problem === "object" && problem !== null && "msg" in problem && typeof problem.msg === "string"
      ? [problem.msg]
      : [],
  );
  return messages.length > 0 ? [...new Set(messages)].join(", ") : undefined;
}

/** The database or the image store failed or did not answer in time; callers are told to come back. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}
