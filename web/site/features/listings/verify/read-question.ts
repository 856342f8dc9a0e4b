import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** What a visitor checks. */
export type Question = { text: string } | { reference: string };

/** Reads what is to be checked from the address of the page: a text that a visitor typed, or a reference of a link. */
export function readQuestion(params: URLSearchParams): Question | undefined {
  const reference = params.get("reference")?.trim();
  if (reference) return { reference };
  const text = params.get("q")?.trim();
  return text ? { text } : undefined;
}

/** The key of the answer. The worker reads what is in the text. */
export const verifyKey = (question: Question) => endpointKey("GET /public/verify", { query: question });
