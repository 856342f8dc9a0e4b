import { currencyOfText } from "../currencies.ts";
import { isMisgrouped, type WrittenNumber } from "../numbers/read-number.ts";
import { splitWords, type Word } from "../numbers/split-words.ts";
import { type FoundPeriod, findPaidPeriod, isPeriodWord, isTermWord } from "../read-period.ts";

/** What the words of an amount say. */
export interface AmountParts {
  value: number;
  /** Another value that may be meant. */
  other?: number;
  /** Whether the text has the factor: "85k". */
  hasFactor: boolean;
  period?: FoundPeriod;
  /** Whether the text may mean something else: a range, other numbers, unknown words. */
  isUnclear: boolean;
  /** Whether four digits or more follow its comma, as in "85,0000", so that a digit is too many or a comma is wrong. */
  isMisgrouped: boolean;
  /** Whether it is no amount of money, such as "10%", "2 months" or a price per square metre. */
  isOther: boolean;
}

const factors: ReadonlyMap<string, number> = new Map([
  ...["hundred", "hundreds"].map((word) => [word, 100] as const),
  ...["k", "thousand", "thousands", "grand", "mille"].map((word) => [word, 1000] as const),
  ...["lakh", "lakhs", "lac", "lacs"].map((word) => [word, 100_000] as const),
  ...["m", "mm", "mn", "mln", "mil", "mill", "mio", "million", "millions"].map((word) => [word, 1_000_000] as const),
  ...["crore", "crores", "cr"].map((word) => [word, 10_000_000] as const),
  ...["b", "bn", "bln", "billion", "billions", "mrd", "milliard"].map((word) => [word, 1_000_000_000] as const),
]);
const noise: ReadonlySet<string> = new Set(
  (
    "$ ( ) : = / . , ; - + a agency amount ask asking at best cost deposit " +
    "excl exclusive fee final firm fixed flat for from incl inclusive is l ld lib lr neg negotiable nego net of offer offers obo oiro ono only or per price " +
    "rent rental sale selling start starting starts the total"
  ).split(" "),
);
/** Between the two amounts of a range. */
const joiners: ReadonlySet<string> = new Set(["-", "to", "/", "or", "and", "$", "us", "usd", "l", "ld", "lrd", "up"]);
/** What a price may be for, instead of the whole property. */
const unitsOfPrice =
  /^(sq\w*|square|m|(m|mts?|mtrs?|ft|yds?|km)2|ft|yds?|yards?|m[eè]t(er|re)s?|f(oo|ee)t|acres?|ha|hectares?|lots?|plots?|persons?|people|heads?|rooms?|bed\w*|units?|hours?|hrs?)$/;
const leadsOfUnit: ReadonlySet<string> = new Set(["per", "/", "a", "an", "each"]);
/** The longest deposit or agency fee that is written in months. */
const maxMonths = 60;
/** Larger amounts are no prices, and numbers have no exact cents there. */
const maxAmount = 1e12;
const maxPrice = 1e9;
/** Longer lists of numbers are phone numbers or sentences. */
const maxNumbers = 4;

/** The same with "per" in it. */
const perUnitWords: ReadonlySet<string> = new Set(["psm", "psqm", "psf", "psqft", "pm2", "pft2"]);

/** The units of an area. After a number they are the size of the property, else the price is for one: "Price (m²)". */
const areaWords = /^(sqm|sqft|sqyd|(sq)?(m|mts?|mtrs?|ft|yds?)2)$/;

/** Returns whether words such as "20 per sqm" are about a part of a property. */
export const isPerUnit = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => {
    const before = words[at - 1];
    const isLed = unitsOfPrice.test(text) && text !== "m" && leadsOfUnit.has(before?.text ?? "");
    return isLed || perUnitWords.has(text) || (areaWords.test(text) && before?.number === undefined);
  });

/**
 * Returns the parts of a folded text such as "us$ 1,200 per month"; undefined if it has no amount.
 * @param isRent whether it is a rent, where "350 m" means a month
 * @param isAmount whether it is an amount for sure, because its column is
 */
export function splitAmount(folded: string, isRent: boolean, isAmount = false): AmountParts | undefined {
  const words = splitWords(folded);
  const at = amountPosition(words);
  const { number, text = "" } = words[at] ?? {};
  const isPhone = /^0\d{3,}/.test(text) || words.filter((word) => word.number).length > maxNumbers;
  if (!number || isPhone || /^[-+]/.test(folded) || number.value > maxAmount) return undefined;
  const next = words[at + 1]?.text ?? "";
  const period = isTimes(next) ? undefined : findPaidPeriod(words, at);
  const isInPeriod = (position: number) => period !== undefined && position >= period.start && position < period.end;
  const range = isInPeriod(nextNumber(words, at)) ? undefined : findRange(words, at);
  const ownFactor = isInPeriod(at + 1) ? undefined : factors.get(next);
  const factor = ownFactor ?? range?.factor ?? 1;
  const end = range?.end ?? (ownFactor ? at + 2 : at + 1);
  const rest = words.filter((_, position) => (position < at || position >= end) && !isInPeriod(position));
  const isMonthLetter = isRent && next === "m" && ownFactor !== undefined;
  const isMonth = isMonthLetter && number.value >= 20 && number.other === undefined;
  const values = isMonth
    ? { value: number.value, other: number.value * factor }
    : withFactor(number, factor, (isAmount || words.length > 1) && text.includes(","));
  const isUnitOnly =
    period?.start === at + 1 && period.end === at + 2 && rest.every((word) => isKnown(word) || isTermWord(word.text));
  const isInMonths = isUnitOnly && (isRent ? next.endsWith("s") : number.value <= maxMonths);
  return {
    ...values,
    hasFactor: ownFactor !== undefined,
    ...(period && { period }),
    isUnclear: isMonthLetter || longDecimal.test(text) || range !== undefined || rest.some((word) => !isKnown(word)),
    isMisgrouped: isMisgrouped(text),
    isOther: words.some((word) => word.text === "%") || isPerUnit(words) || isInMonths,
  };
}

/** More decimals than cents have, after a number that could be thousands: "85.0000". */
const longDecimal = /^[1-9]\d{0,2}\.\d{4,}$/;

/**
 * A comma with three digits is a group if the text is an amount for sure: "US$ 1,200". In "1.250 million" the dot is a
 * decimal sign, because no price has so many millions.
 */
function withFactor({ value, other }: WrittenNumber, factor: number, isAmount: boolean): WrittenNumber {
  if (other === undefined || (isAmount && factor === 1 && other < value)) return { value: value * factor };
  return value * factor > maxPrice ? { value: other * factor } : { value: value * factor, other: other * factor };
}

/** "500 x 12 months" is the sum of a year. */
const isTimes = (word: string) => word === "x" || word === "*";

/** Returns where the amount is: not the number in "6 months: 3000", "1 year: 4200" or "3 bedroom 85000". */
function amountPosition(words: readonly Word[]): number {
  const numbers = words.flatMap(({ number }, at) => (number ? [at] : []));
  const valueAt = (at: number) => words[at]?.number?.value ?? 0;
  const largest = numbers.reduce((one, other) => (valueAt(other) > valueAt(one) ? other : one), numbers[0] ?? -1);
  const isCount = (at: number) => {
    const next = words[at + 1]?.text === "-" ? words[at + 2] : words[at + 1];
    if (!next) return false;
    if (isPeriodWord(next.text)) return plurals.test(next.text) || (valueAt(at) <= maxMonths && at !== largest);
    return /^\p{L}{3}/u.test(next.text) && !factors.has(next.text) && !isKnown(next) && !joiners.has(next.text);
  };
  return numbers.find((at) => !isCount(at)) ?? largest;
}

const plurals = /^(months|years|weeks|days)$/;

const nextNumber = (words: readonly Word[], at: number) =>
  words.findIndex(({ number }, position) => position > at && number !== undefined);

/** Returns the end of a range such as "500 - 600" or "50-80k", and the factor of its second amount. */
function findRange(words: readonly Word[], at: number): { end: number; factor?: number } | undefined {
  const second = nextNumber(words, at);
  if (second < 0) return undefined;
  const between = words.slice(at + 1, second).filter(({ text }) => !factors.has(text));
  if (between.length === 0 || !between.every(({ text }) => joiners.has(text))) return undefined;
  const factor = factors.get(words[second + 1]?.text ?? "");
  const isSmaller = (words[at]?.number?.value ?? 0) < (words[second]?.number?.value ?? 0);
  return { end: factor ? second + 2 : second + 1, ...(factor && isSmaller && { factor }) };
}

/** A word next to a digit is tested too, because "N" is a currency only there. */
const isKnown = ({ text, number }: Word) =>
  number === undefined && (noise.has(text) || (currencyOfText(text) ?? currencyOfText(`${text}1`)) !== undefined);
