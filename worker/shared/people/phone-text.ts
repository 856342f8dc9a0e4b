import { invisibleCharacters } from "./contact-text.ts";

const hyphens = /[\p{Pd}\u2043\u2212]/gu;
/** Arabic-Indic, Persian and N'Ko digits. The last four bits of each are its value. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9]/g;

/**
 * Returns a text with a phone number in plain characters: digits 0-9, hyphens and single spaces for all characters that
 * look like them. Words stay. This file has no schemas and no library, so that visitors' forms can use it.
 */
export function cleanPhoneText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(invisibleCharacters, "")
    .replace(hyphens, "-")
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** The characters of a phone number in a clean text, at least five. It need not be a number that can be called. */
export const phonePattern = /^[\d +\-().]{5,}$/;

/** Returns the digits 0-9 of a text. */
export const keepDigits = (text: string): string => text.replace(/\D/g, "");
