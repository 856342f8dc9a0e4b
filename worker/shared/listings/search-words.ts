import { readReference } from "./reference.ts";
import { type SearchTerm, type SearchWord, toTerms } from "./search-synonyms.ts";
import { toIndexWords, toWords } from "./words.ts";

const maxQueryWords = 12;
/**
 * Parses a typed search. Words match beginnings of words and other spellings of the word, except a last word of fewer than
 * three letters, which matches whole words only. A reference is found in each spelling. `dropIfEmpty` is true if the last term may be dropped when nothing matches.
 */
export function toSearchTerms(query: string): { terms: SearchTerm[]; dropIfEmpty: boolean } {
  const words = [...new Set(toWords(readReference(query) ?? query))].slice(0, maxQueryWords);
  const last = words[words.length - 1];
  const isLastShort = last !== undefined && [...last].length < 3;
  const terms = toTerms(words, (word) => !(isLastShort && word === last));
  return { terms, dropIfEmpty: isLastShort && terms.length > 1 };
}

/** Whether a text matches all terms, as in the database search; for lists stored in the browser. */
export function textMatches(text: string, terms: readonly SearchTerm[]): boolean {
  const words = toIndexWords(text);
  const contains = ({ word, prefix }: SearchWord) =>
    words.some((other) => (prefix ? other.startsWith(word) : other === word));
  return terms.every((spellings) => spellings.some((all) => all.every(contains)));
}
