import { readIdReference } from "#shared/listings/reference.ts";
import { toWords } from "#shared/listings/words.ts";
import { beginning, readTypedSearch } from "./phone-search.ts";

const maxSearchWords = 12;

/**
 * Returns the full-text expression for a search; undefined if the text contains no words. A phone number is found in each
 * notation, also in part, a reference of an enquiry however it is written, and everything by the beginnings of its words.
 */
export function matchExpression(q: string | undefined): string | undefined {
  const reference = readIdReference("e", q ?? "");
  // The index has it without its signs too.
  if (reference) return beginning(`e${reference}`);
  const { text, number } = readTypedSearch(q ?? "");
  const words = [...new Set(toWords(text))].slice(0, maxSearchWords).map(beginning);
  const all = [...words, ...(number ? [number] : [])];
  return all.length > 0 ? all.join(" AND ") : undefined;
}
