const maxQueryWords = 12;

/**
 * Splits text into search words: lower case, accents and apostrophes removed, everything that is
 * neither letter nor digit separates. "ELWA Junction, Côte d'Azur" -> elwa junction cote dazur.
 */
export function toWords(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words a text is found by: its words, and where an apostrophe joins two, those as well, so that
 * "O'Neill" is found by "oneill", "o'ne" and "neill".
 */
export function toIndexWords(text: string): string[] {
  return [...new Set([...toWords(text), ...toWords(text.replace(/['’]/g, " "))])];
}

/** One comparable word for a name of a place or a type, so that case, accents and punctuation do not matter. */
export function toSearchKey(name: string): string {
  return toWords(name).join("_");
}

/** What one typed word has to match: itself, or every word that begins with it. */
export interface SearchTerm {
  word: string;
  prefix: boolean;
}

/**
 * Reads a typed search (ruling 6): every word also matches as a beginning, except a last word under
 * three letters, which matches whole words only and is named in `dropIfEmpty` because it is ignored
 * when it would leave nothing.
 */
export function toSearchTerms(query: string): { terms: SearchTerm[]; dropIfEmpty: boolean } {
  const words = [...new Set(toWords(query))].slice(0, maxQueryWords);
  const last = words.at(-1);
  const shortEnd = last !== undefined && [...last].length < 3;
  const terms = words.map((word) => ({ word, prefix: !(shortEnd && word === last) }));
  return { terms, dropIfEmpty: shortEnd && terms.length > 1 };
}

/** Whether a text holds all terms: the rule of the database's search, for lists kept on the phone. */
export function textMatches(text: string, terms: readonly SearchTerm[]): boolean {
  const words = toIndexWords(text);
  return terms.every(({ word, prefix }) => words.some((found) => (prefix ? found.startsWith(word) : found === word)));
}
