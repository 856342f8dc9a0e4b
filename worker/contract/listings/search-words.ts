const maxQueryWords = 12;

/**
 * Splits a text into search words: lower case, without accents and apostrophes, separated by all other characters.
 * "ELWA Junction, Côte d'Azur" becomes "elwa", "junction", "cote" and "dazur".
 */
export function toWords(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the words by which a text is found. Text with an apostrophe is indexed joined and split: "O'Neill" is found by
 * "oneill", "o'ne" and "neill".
 */
export function toIndexWords(text: string): string[] {
  return [...new Set([...toWords(text), ...toWords(text.replace(/['’]/g, " "))])];
}

/** Returns a key that compares names of places and types without case, accents and punctuation. */
export function toSearchKey(name: string): string {
  return toWords(name).join("_");
}

/** A search word that matches whole words or, with `prefix`, beginnings of words. */
export interface SearchTerm {
  word: string;
  prefix: boolean;
}

/**
 * Parses a typed search. Words match beginnings of words, except a last word of fewer than three letters, which matches
 * whole words only. `dropIfEmpty` is true if this last word may be dropped when nothing matches.
 */
export function toSearchTerms(query: string): { terms: SearchTerm[]; dropIfEmpty: boolean } {
  const words = [...new Set(toWords(query))].slice(0, maxQueryWords);
  const last = words[words.length - 1];
  const isLastShort = last !== undefined && [...last].length < 3;
  const terms = words.map((word) => ({ word, prefix: !(isLastShort && word === last) }));
  return { terms, dropIfEmpty: isLastShort && terms.length > 1 };
}

/** Whether a text matches all terms, as in the database search; for lists stored in the browser. */
export function textMatches(text: string, terms: readonly SearchTerm[]): boolean {
  const words = toIndexWords(text);
  return terms.every(({ word, prefix }) => words.some((other) => (prefix ? other.startsWith(word) : other === word)));
}
