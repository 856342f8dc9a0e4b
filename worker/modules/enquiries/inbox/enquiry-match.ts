import { toWords } from "#contract/listings/search-words.ts";
import { readPhoneNumber } from "#contract/people/phone-number.ts";
import { cleanPhoneText, digitsOf } from "#contract/people/phone-text.ts";

const maxSearchWords = 12;
/** A number or its beginning, as people type it: "+231 77 555" or "(077) 5550101". */
const typedNumber = /[+(]*\d[\d ()./-]{2,}\d/;
/** With fewer digits, a number may be anything. */
const minDigits = 4;
/** The index has the last nine and the last seven digits of each number; see the view `enquiry_words`. */
const indexedDigits = [9, 7] as const;

/**
 * Returns the full-text expression for a search; undefined if the text contains no words. A phone number is found in each
 * notation, also by its beginning, and everything by the beginnings of its words.
 */
export function matchExpression(q: string | undefined): string | undefined {
  const text = cleanPhoneText((q ?? "").replace(/['’]/g, " "));
  const [number = ""] = typedNumber.exec(text) ?? [];
  const phones = number && digitsOf(number).length >= minDigits ? phoneBeginnings(number) : [];
  if (phones.length === 0) return allWords(text);
  const numberWords = [allWords(number), ...phones.map(beginning)].map((each) => `(${each})`).join(" OR ");
  const others = allWords(text.replace(number, " "));
  return others ? `${others} AND (${numberWords})` : numberWords;
}

/** Returns what the indexed digits of a number begin with. */
function phoneBeginnings(number: string): string[] {
  const digits = digitsOf(number);
  const withoutCode = digits.replace(/^(00)?231(?=\d)/, "").replace(/^0+/, "");
  const read = readPhoneNumber(number);
  const whole = read && digitsOf(read.e164).slice(-indexedLength(read.national));
  return [...new Set([withoutCode, whole ?? ""])].filter((each) => each.length >= minDigits - 1 && each !== digits);
}

const indexedLength = (national: string) => indexedDigits.find((length) => length <= national.length) ?? 7;

function allWords(text: string): string | undefined {
  const words = [...new Set(toWords(text))].slice(0, maxSearchWords);
  return words.length > 0 ? words.map(beginning).join(" AND ") : undefined;
}

const beginning = (word: string) => `"${word}" *`;
