import { type SearchTerm, type SearchWord, toTerms } from "./search-synonyms.ts";

const maxQueryWords = 12;
/** The apostrophe, and what keyboards write for it. */
const apostrophes = /['’‘ʼ`´′＇]/g;

/** Returns a text with the plain apostrophe for all that are written for it. */
export const withPlainApostrophes = (text: string): string => text.replace(apostrophes, "'");

/**
 * Splits a text into search words: lower case, without accents and apostrophes, separated by all other characters.
 * "ELWA Junction, Côte d'Azur" becomes "elwa", "junction", "cote" and "dazur".
 */
export function toWords(text: string): string[] {
  const folded = text.replace(apostrophes, "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the words by which a text is found. Text with an apostrophe is indexed joined and split: "O'Neill" is found by
 * "oneill", "o'ne" and "neill".
 */
export function toIndexWords(text: string): string[] {
  return [...new Set([...toWords(text), ...toWords(text.replace(apostrophes, " "))])];
}

/** Returns a key that compares names of places and types without case, accents and punctuation. */
export function toSearchKey(name: string): string {
  return toWords(name).join("_");
}

/**
 * Parses a typed search. Words match beginnings of words and other spellings of the word, except a last word of fewer than
 * three letters, which matches whole words only. `dropIfEmpty` is true if the last term may be dropped when nothing matches.
 */
export function toSearchTerms(query: string): { terms: SearchTerm[]; dropIfEmpty: boolean } {
  const words = [...new Set(toWords(query))].slice(0, maxQueryWords);
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
