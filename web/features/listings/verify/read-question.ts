import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** What a visitor checks. */
export type Question = { phone: string } | { reference: string };

/** A reference has letters before a number, such as "MH-1042". */
const referencePattern = /^[a-z]{1,5}[\s-]?\d+[.,;:!?]*$/i;
const minPhoneDigits = 7;

/** Reads what is to be checked from the address of the page: a text that somebody typed, or a reference of a link. */
export function readQuestion(params: URLSearchParams): Question | undefined {
  const reference = params.get("reference")?.trim();
  if (reference) return { reference };
  const typed = params.get("q")?.trim();
  return typed ? readTyped(typed) : undefined;
}

/** Reads a typed or pasted text: a link to a home or a chat, the code of a sign, a reference, or else a phone number. */
function readTyped(typed: string): Question {
  const link = /\/(?:r|property)\/([^\s/?#]+)/.exec(typed)?.[1];
  if (link) return { reference: decode(link).replace(/\.svg$/, "") };
  const chat = /wa\.me\/(\d+)/.exec(typed)?.[1];
  if (chat) return { phone: `+${chat}` };
  const digits = typed.replace(/\D/g, "").length;
  return referencePattern.test(typed) || digits < minPhoneDigits ? { reference: typed } : { phone: typed };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The key of the answer. */
export const verifyKey = (question: Question) => endpointKey(visitorEndpoints.verify, { query: question });
