import { readPhoneNumber } from "#contract/people/phone-number.ts";
import { cleanPhoneText, digitsOf } from "#contract/people/phone-text.ts";

/** A number or a part of it, as people type it: "+231 77 555", "(077) 5550101" and "555.0101", but not "E-1234ABCD". */
const typedNumber = /(?<![\p{L}\d])[+(]*\d[\d ()./-]{2,}\d(?![\p{L}\d])/u;
/** What stands beside a number in links and texts that people paste. */
const besideNumber =
  /(?<![\p{L}\d])(?:https|http|api|wa|me|whatsapp|com|send|phone|number|telephone|tel|mobile|cell|call|please)(?![\p{L}\d])/giu;
/** With fewer digits, a number may be anything. */
const minDigits = 4;
/** With fewer, only the beginning or the end of a number is meant. */
const minInnerDigits = 6;

/** A typed search. */
export interface TypedSearch {
  /** The text without the number and what announces it. */
  text: string;
  /** The full-text expression of the number; undefined if the search has none. */
  number?: string;
}

/**
 * Finds the phone number in a search. The expression finds it in each notation and also in part, and other words that
 * begin with the same digits. The indexes have each number with all its ends as words such as `_phone_3456`; see
 * `migrations/0000_baseline.sql`.
 */
export function readTypedSearch(q: string): TypedSearch {
  const text = cleanPhoneText(q);
  const [typed = ""] = typedNumber.exec(text) ?? [];
  const digits = digitsOf(typed);
  if (digits.length < minDigits) return { text };
  const spellings = spellingsOf(typed, digits);
  const groups = typed.match(/\d+/g) ?? [];
  const asTyped = groups.map(beginning).join(" AND ");
  const ends =
    digits.length < minInnerDigits ? [`"_phone_${digits}"`] : spellings.map((each) => beginning(`_phone_${each}`));
  const alternatives = [`(${asTyped})`, ...spellings.map(beginning), ...ends];
  return { text: text.replace(typed, " ").replace(besideNumber, " "), number: `(${alternatives.join(" OR ")})` };
}

/** Returns the digits of a number as they are typed, without the code of Liberia and zeros, and as the number is read. */
function spellingsOf(typed: string, digits: string): string[] {
  const withoutCode = digits.replace(/^(00)?231(?=\d)/, "").replace(/^0+/, "");
  const read = readPhoneNumber(typed);
  return [...new Set([digits, withoutCode, read?.national ?? ""])].filter((each) => each.length >= minDigits - 1);
}

/** Finds the words that begin with a word. */
export const beginning = (word: string) => `"${word}" *`;
