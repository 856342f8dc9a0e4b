import { invisibleCharacters } from "./contact-text.ts";

const hyphens = /[\p{Pd}\u2043\u2212]/gu;
/** Digits of other scripts, such as Arabic, Vai and N'Ko. */
const otherDigits = /[^\P{Nd}\d]/gu;
const isDigit = /\p{Nd}/u;

/** Returns the value of a digit of another script, whose ten digits follow each other. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Returns a text with a phone number in plain characters: digits 0-9, hyphens and single spaces for all characters that
 * look like them. Words stay. This file has no schemas and no library, so that visitors' forms can use it.
 */
export function cleanPhoneText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(invisibleCharacters, "")
    .replace(hyphens, "-")
    .replace(otherDigits, toDigit)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** The characters of a phone number in a clean text, at least five. It need not be a number that can be called. */
export const phonePattern = /^[\d +\-().]{5,}$/;

/** Returns the digits 0-9 of a text. */
export const keepDigits = (text: string): string => text.replace(/\D/g, "");
