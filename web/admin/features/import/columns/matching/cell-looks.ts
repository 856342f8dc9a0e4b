import { currencyOfText } from "#shared/listings/written-values/currencies.ts";
import { readKind, readPropertyType } from "#shared/listings/written-values/read-choice.ts";
import { readPeriod } from "#shared/listings/written-values/read-period.ts";
import { toWords } from "#shared/listings/written-values/to-words.ts";
import { findPhoneNumbers } from "#shared/people/phone-number.ts";

/** Tells whether a cell looks like something. */
export type Look = (cell: string) => boolean;

const wordCount = (text: string) => text.split(/\s+/).length;

export const hasDigit: Look = (cell) => /\d/.test(cell);
export const isNumber: Look = (cell) => /^[-+]?[\d.,' ]+$/.test(cell) && hasDigit(cell);
export const isEmail: Look = (cell) => /^[^\s@]+@[^\s@]+$/.test(cell);
export const isYesOrNo: Look = (cell) => /^(?:yes|no|y|n|true|false|x)$/i.test(cell);
export const isDate: Look = (cell) => /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/.test(cell);
export const isLong: Look = (cell) => cell.length > 80;
export const isSize: Look = (cell) =>
  /^[\d.,]+ ?(?:sq\.?|sqft|sqm|m|m²|m2|ft|acres?|hectares?|ha)(?:[^a-z]|$)/i.test(cell);
/** Seven digits may be a price too, so a number has more, or a sign or a zero in front. */
export const isPhone: Look = (cell) =>
  /\d{2}/.test(cell) &&
  cell.length <= 60 &&
  findPhoneNumbers(cell).some(({ number, text }) => /^\(?[+0]/.test(text) || (number.isSure && hasNineDigits(text)));
const hasNineDigits = (text: string) => text.replaceAll(/\D/g, "").length >= 9;
export const isPrice: Look = (cell) =>
  cell.length <= 40 && hasDigit(cell) && (currencyOfText(cell) !== undefined || /\dk\b/i.test(cell));
export const isPhotoName: Look = (cell) => /\.(?:jpe?g|jfif|png|webp|gif|heic|avif)\b/i.test(cell);
export const isType: Look = (cell) => wordCount(cell) <= 4 && readPropertyType(cell) !== undefined;
/** "For sale", but not "House for sale", which is a title. */
export const isOffer: Look = (cell) => wordCount(cell) <= 4 && readKind(cell) !== undefined && !isType(cell);
/** "Mary Doe" or "Mr. Kollie", but not "call office". */
export const isPersonName: Look = (cell) =>
  !hasDigit(cell) && wordCount(cell) <= 4 && cell.split(/\s+/).every((word) => /^\p{Lu}/u.test(word));

/** "pw", "per month" or "yearly". "12 months" is the length of a lease, and "Y" may be a yes. */
export const isPeriod: Look = (cell) =>
  cell.length > 1 && !hasDigit(cell) && readPeriod(cell)?.name.startsWith("a ") === true;
/** Whether an amount is paid again and again, as "$500 / month". */
export const isPeriodicAmount: Look = (cell) =>
  hasDigit(cell) &&
  /\b(?:per|a|p|each) ?(?:day|night|week|month|quarter|year|annum|m|a|w)\b|\b(?:pw|pm|pcm|pa|mo|mth|month|week|year|weekly|monthly|yearly|annually)\b/.test(
    toWords(cell),
  );
