import { withPlainApostrophes } from "#shared/listings/words.ts";
import { findPhoneNumbers, readPhoneNumber } from "#shared/people/phone-number.ts";
import { cleanPhoneText, keepDigits } from "#shared/people/phone-text.ts";

/** A number or a part of it, as people type it: "+231 77 555", "(077) 5550101" and "555.0101", but not "E-1234ABCD". */
const typedNumber = /(?<![\p{L}\d])[+(]*\d[\d ()./-]{2,}\d(?![\p{L}\d])/gu;
/** What stands beside a number in links and texts that people paste. */
const besideNumber =
  /(?<![\p{L}\d])(?:https|http|api|wa|me|whatsapp|com|send|phone|number|telephone|tel|mobile|cell|call|please)(?![\p{L}\d])/giu;
/** What stands between two numbers. */
const betweenNumbers = /(?<![\p{L}\d])(?:and|or)(?![\p{L}\d])/giu;
/** With fewer digits, a number may be anything. */
const minDigits = 4;
/** With fewer, only the beginning or the end of a number is meant. */
const minInnerDigits = 6;

/** A typed search. */
export interface TypedSearch {
  /** The text without the numbers and what announces them. */
  text: string;
  /** The full-text expression of the numbers; undefined if the search has none. */
  number?: string;
}

/**
 * Finds the phone numbers in a search. The expression finds them in each notation and also in part, and other words that
 * begin with the same digits. Several whole numbers may be those of one person, so one of them is enough. The indexes have
 * each number with all its ends as words such as `_phone_3456`; see the views of `migrations/0020_older_sqlite.sql`.
 */
export function readTypedSearch(q: string): TypedSearch {
  const text = cleanPhoneText(withPlainApostrophes(q));
  const runs = (text.match(typedNumber) ?? []).filter((run) => keepDigits(run).length >= minDigits);
  if (runs.length === 0) return { text };
  const numbers = runs.flatMap(separateNumbers);
  const whole = numbers.filter((typed) => readPhoneNumber(typed)).map(toPhoneMatch);
  const parts = numbers.filter((typed) => !readPhoneNumber(typed)).map(toPhoneMatch);
  const all = [...(whole.length > 0 ? [`(${whole.join(" OR ")})`] : []), ...parts];
  const others = runs.reduce((rest, run) => rest.replace(run, " "), text).replace(besideNumber, " ");
  return { text: numbers.length > 1 ? others.replace(betweenNumbers, " ") : others, number: all.join(" AND ") };
}

/** Returns the numbers in digits and signs that may be several: "0886 123 456 / 0777 123 456". */
function separateNumbers(run: string): string[] {
  const found = findPhoneNumbers(run);
  return found.length > 1 || found[0]?.hasShorthand ? found.map(({ text }) => text) : [run];
}

/** Returns the full-text expression of one number. */
function toPhoneMatch(typed: string): string {
  const digits = keepDigits(typed);
  const spellings = getSpellings(typed, digits);
  const groups = typed.match(/\d+/g) ?? [];
  const asTyped = groups.map(groupMatch).join(" AND ");
  const ends =
    digits.length < minInnerDigits ? [`"_phone_${digits}"`] : spellings.map((each) => beginning(`_phone_${each}`));
  return `(${[`(${asTyped})`, ...spellings.map(beginning), ...ends].join(" OR ")})`;
}

/** Several groups may be the last digits of several numbers. */
const groupMatch = (group: string) =>
  group.length < minInnerDigits ? beginning(group) : `(${beginning(group)} OR ${beginning(`_phone_${group}`)})`;

/** Returns the digits of a number as they are typed, without the code of Liberia and zeros, and as the number is read. */
function getSpellings(typed: string, digits: string): string[] {
  const withoutCode = digits.replace(/^(00)?231(?=\d)/, "").replace(/^0+/, "");
  const read = readPhoneNumber(typed);
  return [...new Set([digits, withoutCode, read?.national ?? ""])].filter((each) => each.length >= minDigits - 1);
}

/** Finds the words that begin with a word. */
export const beginning = (word: string) => `"${word}" *`;
