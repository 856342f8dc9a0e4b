import { cleanPhoneText, keepDigits } from "./phone-text.ts";

/** Longer texts are no phone numbers. */
const maxLength = 200;
/** Digits and the signs between them, from the first digit or the sign before it. */
const digitRun = /[+(]*\d[\d ()./+-]*/g;
/** The fewest digits that are read as a number; shorter ones are times or house numbers. */
const minDigits = 7;

/** Whether a text is a number that a spreadsheet wrote as a power of ten, such as "8.86123456E8". */
export const isPowerOfTen = (text: string): boolean => /^\d([.,]\d+)?E\+?\d{1,2}$/i.test(text);

/**
 * Returns the digits of a number as they were before a spreadsheet changed it: "8.86123456E8", "886123456.0" and
 * "886,123,456" are 886123456. "" if digits were lost, as in "2.31886E+11"; the same text if no spreadsheet changed it.
 */
export function undoSpreadsheet(text: string): string {
  if (isPowerOfTen(text)) {
    const [mantissa = "", exponent = ""] = text.toUpperCase().split("E");
    const digits = keepDigits(mantissa);
    return digits.length === Number(exponent) + 1 ? digits : "";
  }
  if (/^\d+\.0+$/.test(text)) return text.slice(0, text.indexOf("."));
  return /^\d{1,3}(,\d{3})+$/.test(text) ? keepDigits(text) : text;
}

/** Returns the parts of a text that may be phone numbers: runs of at least seven digits, without the words around them. */
export function findNumberTexts(text: string): string[] {
  const plain = undoSpreadsheet(cleanPhoneText(text.slice(0, maxLength)));
  const runs = plain.match(digitRun) ?? [];
  return runs.map(trimSigns).filter((run) => keepDigits(run).length >= minDigits);
}

/** Removes signs that belong to the words around a number: "(0886123456" and "0886123456 (". */
function trimSigns(run: string): string {
  const trimmed = run.replace(/[^\d]+$/, "");
  const isBalanced = trimmed.split("(").length === trimmed.split(")").length;
  return isBalanced ? trimmed : trimmed.replace(/[()]/g, "").trim();
}

/** A text that may be a number, what follows it in the same run of digits and signs, and the signs between both. */
export interface NumberSplit {
  text: string;
  signs: string;
  rest: string;
}

/** Returns the ways to split a text with two numbers in two, such as "0886 123 456 / 0777 123 456". */
export function getSplits(run: string): NumberSplit[] {
  return [...run.matchAll(/[ /+.-]+/g)].map(({ index, 0: signs }) => {
    const rest = run.slice(index).replace(/^[^\d+(]+/, "");
    return { text: trimSigns(run.slice(0, index)), signs, rest };
  });
}

/**
 * Whether a number is followed by the last digits of another one: "0886-123-456/457" and "0775 556 066-068". A sign that
 * is also inside the number says nothing, and a hyphen stands between the ends of a range; else they are excess digits.
 */
export function isShorthand({ text, signs, rest }: NumberSplit): boolean {
  if (signs.includes("/")) return !text.includes("/");
  if (!signs.includes("-") || text.includes("-") || !/^\d{2,4}$/.test(rest)) return false;
  return Number(rest) > Number(keepDigits(text).slice(-rest.length));
}
