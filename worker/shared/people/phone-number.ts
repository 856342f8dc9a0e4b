import { type PhoneNumber as ParsedNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { findNumberTexts, getSplits, isShorthand } from "./number-texts.ts";
import { cleanPhoneText, keepDigits } from "./phone-text.ts";

/** A number without a country code belongs here. */
const country = "LR";
const callingCode = "231";
/** More numbers in one run of digits and signs are not read, so that reading takes little time. */
const maxNumbersOfRun = 4;
/** The digits of the longest number, with a zero after the country code and two before it. */
const maxDigits = 18;

export interface PhoneNumber {
  /** The form in which numbers are compared, such as "+231775556066". */
  e164: string;
  /** For people, such as "+231 77 555 6066". */
  international: string;
  /** The digits without the country code and the zero in front, such as "775556066". */
  national: string;
  isLiberian: boolean;
  /** False if the country had to be concluded from the digits, or if no such number is known to exist. */
  isSure: boolean;
}

/** A number and the part of the text in which it is written. */
export interface WrittenPhoneNumber {
  number: PhoneNumber;
  text: string;
  /** Whether the last digits of another number follow, such as "/457". */
  hasShorthand?: boolean;
}

/**
 * Returns the first phone number in a text, in any notation. A number of Liberia needs no country code. Undefined if the
 * text has none that can be called.
 */
export const readPhoneNumber = (text: string): PhoneNumber | undefined => findPhoneNumbers(text)[0]?.number;

/** Returns the phone numbers in a text of at most 200 characters, in their order. */
export const findPhoneNumbers = (text: string): WrittenPhoneNumber[] =>
  findNumberTexts(text).flatMap((run) => readRun(run, maxNumbersOfRun));

/** Returns the E.164 form of the first number in a text; if it has none, its digits, so that same texts stay the same. */
export const comparablePhone = (text: string): string =>
  readPhoneNumber(text)?.e164 ?? keepDigits(cleanPhoneText(text));

/** Returns the links that call a number and that open a WhatsApp chat; undefined if the text has no number to call. */
export function phoneLinks(text: string): { tel: string; whatsapp: string } | undefined {
  const number = readPhoneNumber(text);
  return number && { tel: `tel:${number.e164}`, whatsapp: `https://wa.me/${keepDigits(number.e164)}` };
}

/**
 * Returns a number so that its sign and digits are its E.164 form: as it is written if that is so, else in international
 * form. A text without a number is returned unchanged.
 */
export function toInternationalText(text: string): string {
  const number = readPhoneNumber(text);
  const clean = cleanPhoneText(text);
  return !number || clean.replace(/[^+\d]/g, "") === number.e164 ? clean : number.international;
}

/** Whether a text has one number, and not the last digits of another one. */
export function isOnePhoneNumber(text: string): boolean {
  const found = findPhoneNumbers(text);
  return found.length === 1 && !found[0]?.hasShorthand;
}

/**
 * Reads digits and signs, which may be several numbers. Returns none if digits are left over: they may belong to the
 * number, and without them it would be the number of another person.
 */
function readRun(run: string, maxNumbers: number): WrittenPhoneNumber[] {
  const whole = parse(run);
  if (whole) return [{ number: whole, text: run }];
  for (const split of maxNumbers > 1 ? getSplits(run) : []) {
    const { text, rest } = split;
    const number = keepDigits(text).length <= maxDigits ? parse(text) : undefined;
    if (!number?.isSure) continue;
    const others = readRun(rest, maxNumbers - 1);
    if (others[0] && (others[0].number.isSure || /^[(+0]/.test(rest))) return [{ number, text }, ...others];
    if (isShorthand(split)) return [{ number, text, hasShorthand: true }];
  }
  return [];
}

function parse(run: string): PhoneNumber | undefined {
  const candidates = getCandidates(run);
  const found = candidates.find(({ parsed }) => parsed.isValid()) ?? candidates.find(isTolerable);
  if (!found) return undefined;
  const { parsed, isConcluded } = found;
  return {
    e164: parsed.number,
    international: parsed.format("INTERNATIONAL", { fromCountry: country }).replace(/ ext\. .*/, ""),
    national: parsed.nationalNumber,
    isLiberian: parsed.countryCallingCode === callingCode,
    isSure: parsed.isValid() && !isConcluded,
  };
}

interface Candidate {
  parsed: ParsedNumber;
  /** Whether the country was concluded from digits without a sign. */
  isConcluded: boolean;
}

/** Returns what the digits may mean, the likely meaning first. */
function getCandidates(run: string): Candidate[] {
  const digits = keepDigits(run);
  const read = (text: string, isConcluded = false): Candidate[] => {
    const parsed = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
    return parsed ? [{ parsed, isConcluded }] : [];
  };
  if (/^[( ]*\+/.test(run)) {
    // People put a plus before a national number, or before the zeros that stand for it.
    return digits.startsWith("0") ? [...read(digits), ...read(`+${digits.replace(/^0+/, "")}`)] : read(`+${digits}`);
  }
  if (digits.startsWith(`0${callingCode}`)) return [...read(digits), ...read(`+${digits.slice(1)}`)];
  // 011 is dialled before international numbers in North America.
  if (digits.startsWith("011") && digits.length > 12) return read(`+${digits.slice(3)}`);
  return [...read(digits), ...(isForeignWithoutSign(digits) ? read(`+${digits}`, true).filter(isValid) : [])];
}

/** Eleven digits are too many for a number of Liberia, so they begin with a country code. Ten may be a local number. */
const isForeignWithoutSign = (digits: string) => digits.length >= 11 && !digits.startsWith("0");

const isValid = ({ parsed }: Candidate) => parsed.isValid();

/**
 * Whether a number may exist that the library does not know. Liberia had numbers of seven digits, and new ones of nine
 * digits may begin with other digits; one of eight digits lacks a digit.
 */
function isTolerable({ parsed }: Candidate): boolean {
  if (!parsed.isPossible()) return false;
  return parsed.countryCallingCode !== callingCode || /^[2-8](\d{6}|\d{8})$/.test(parsed.nationalNumber);
}
