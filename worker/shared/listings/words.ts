/** The apostrophe, and what keyboards write for it. */
const apostrophes = /['’‘ʼ`´′＇]/g;

/** Returns a text with the plain apostrophe for all that are written for it. */
export const withPlainApostrophes = (text: string): string => text.replace(apostrophes, "'");

/** Marks, and the letters that the tokenizer of SQLite takes for marks: it would split a word there. */
const marks = /[\p{M}\u19b0-\u19c0\u19c8\u19c9\u1cf2\u1cf3]/gu;

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/**
 * Splits a text into search words: lower case, without accents and apostrophes, separated by all other characters.
 * "ELWA Junction, Côte d'Azur" becomes "elwa", "junction", "cote" and "dazur".
 */
export function toWords(text: string): string[] {
  // Most texts are English, and Unicode's classes of characters take four times as long.
  if (isAscii(text))
    return (
      text
        .replace(apostrophes, "")
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    );
  const folded = text.replace(apostrophes, "").normalize("NFKD").replace(marks, "").toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the words by which a text is found. Text with an apostrophe is indexed joined and split: "O'Neill" is found by
 * "oneill", "o'ne" and "neill".
 */
export function toIndexWords(text: string): string[] {
  const split = text.replace(apostrophes, " ");
  return [...new Set(split === text ? toWords(text) : [...toWords(text), ...toWords(split)])];
}

/** Returns a key that compares names of places and types without case, accents and punctuation. */
export function toSearchKey(name: string): string {
  return toWords(name).join("_");
}
