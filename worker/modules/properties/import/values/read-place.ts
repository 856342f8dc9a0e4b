import type { Reader, Reading } from "#shared/listings/written-values/reading.ts";
import { findNumberTexts, isPowerOfTen, undoSpreadsheet } from "#shared/people/number-texts.ts";
import { findPhoneNumbers, type WrittenPhoneNumber } from "#shared/people/phone-number.ts";
import { cleanPhoneText, keepDigits, phonePattern } from "#shared/people/phone-text.ts";

/** Returns the degrees in a text such as "6.31° N" or "10,8 W", as a number; south and west are negative. */
export function readDegrees(text: string): string | undefined {
  const [, sign = "", digits = "", side = ""] = /^([-+]?)(\d+(?:[.,]\d+)?)\s*°?\s*([NSEW]?)$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const isNegative = sign === "-" || /[SW]/i.test(side);
  return `${isNegative ? "-" : ""}${digits.replace(",", ".")}`;
}

/** The longest phone number of a listing. */
const maxPhoneLength = 30;
const minPhoneDigits = 7;
/** The last digits of another number after a sign or word that is in no number: ", 457" and " or 457". */
const lastDigits = /^ ?(?:[,;:&|\\_*]|or|and) ?\d{1,6}$/i;
const extension = /(ext|extension|x|#)[.:=]? ?\d{1,7}\)?$/i;

/**
 * Reads a phone number without the words around it, such as "Call 0886 123 456 (Mary)", and repairs what a spreadsheet
 * changed: the missing zero of 886123456, the power of ten of 8.86123456E8. The value is written as in the text.
 */
export const readPhone: Reader = (text) => {
  const clean = cleanPhoneText(text);
  if (isPowerOfTen(clean) && undoSpreadsheet(clean) === "")
    return { question: "A spreadsheet removed digits of this number. Enter the whole number" };
  const texts = findNumberTexts(clean);
  const [first, ...others] = findPhoneNumbers(clean);
  if (!first) return describeUnread(clean, texts.length > 0);
  const { number } = first;
  const value = writeNumber(first);
  if (texts[0] && !texts[0].startsWith(first.text))
    return { value, question: "Two numbers: only this one can be called" };
  const isFollowed = first.hasShorthand || lastDigits.test(clean.split(first.text)[1] ?? "");
  if (isFollowed || texts.length > others.length + 1 || others.some((other) => other.number.e164 !== number.e164)) {
    return { value, question: "Two numbers: the first one is used" };
  }
  if (extension.test(clean)) return { value, question: "The extension is left out" };
  if (number.isSure) return { value };
  const question = number.isLiberian
    ? "Is this number right? No such number is known"
    : `Do you mean ${number.international}, a number of another country?`;
  return { value: number.isLiberian ? value : number.international, question, ...asWritten(clean) };
};

/** Returns a number as it is written, with the zero that a spreadsheet removed. */
function writeNumber({ number, text }: WrittenPhoneNumber): string {
  const plain = text.replaceAll("/", " ");
  const isZeroMissing = number.isLiberian && keepDigits(text) === number.national;
  if (isZeroMissing) return /^\d/.test(plain) ? `0${plain}` : `0${number.national}`;
  return plain.length <= maxPhoneLength ? plain : number.international;
}

function describeUnread(clean: string, hasNumber: boolean): Reading | undefined {
  return hasNumber ? { question: "This number cannot be called. Is it complete?", ...asWritten(clean) } : undefined;
}

function asWritten(clean: string): Pick<Reading, "asWritten"> {
  const isAccepted =
    phonePattern.test(clean) && clean.length <= maxPhoneLength && keepDigits(clean).length >= minPhoneDigits;
  return isAccepted ? { asWritten: clean } : {};
}
