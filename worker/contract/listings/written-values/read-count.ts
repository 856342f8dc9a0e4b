import { readNumber } from "./read-amount.ts";

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const squareFeetPerSquareMetre = 10.7639;
const squareFeetPerAcre = 43_560;

/** Returns the number in a text such as "3 bed", "two" or "Studio" (no bedroom), as digits. */
export function readCount(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (/^(studio|bedsitter|none)\b/.test(word)) return "0";
  const named = words.findIndex((name) => new RegExp(`^${name}\\b`).test(word));
  if (named >= 0) return String(named);
  return wholeNumber(firstNumber(word));
}

/** Returns the square feet in a text such as "2,500 sq ft" or "120 m²", as digits. */
export function readFloorArea(text: string): string | undefined {
  const number = firstNumber(text);
  if (number === undefined) return undefined;
  if (/m²|m2|\bsq\.?\s*m|sqm|metre|meter/i.test(text)) return wholeNumber(number * squareFeetPerSquareMetre);
  return wholeNumber(/\bacres?\b/i.test(text) ? number * squareFeetPerAcre : number);
}

function firstNumber(text: string): number | undefined {
  const [digits] = /\d[\d.,']*/.exec(text) ?? [];
  return digits === undefined ? undefined : readNumber(digits.replace(/[.,']+$/, ""));
}

const wholeNumber = (number: number | undefined) => (number === undefined ? undefined : String(Math.round(number)));
