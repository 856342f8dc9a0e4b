import { foldName, foldText } from "./numbers/fold-text.ts";
import { numberOfWord, splitWords, type Word } from "./numbers/split-words.ts";
import { readCount } from "./read-count.ts";
import type { Reader } from "./reading.ts";

/** How long a rent is paid for. */
export interface Period {
  months: number;
  /** After an amount: "a year", "for 6 months". */
  name: string;
}

const monthsPerUnit = {
  day: 12 / 365,
  week: 12 / 52,
  fortnight: 24 / 52,
  month: 1,
  quarter: 3,
  "half year": 6,
  year: 12,
};
type Unit = keyof typeof monthsPerUnit;

/** Words that are a period alone, without "per". */
const adverbs = unitsByWord({
  day: "daily nightly pd pn",
  week: "weekly wkly pw ppw",
  fortnight: "fortnightly biweekly",
  month: "monthly mthly mnthly pm pcm pmo",
  quarter: "quarterly pq",
  "half year": "halfyearly halfyear semiannual semiannually biannual biannually",
  year: "yearly annual annually annum pa py",
});
const units = unitsByWord({
  day: "day days night nights",
  week: "week weeks wk wks",
  fortnight: "fortnight fortnights",
  month: "month months mo mos mth mths mnth mnths mon",
  quarter: "quarter quarters qtr qtrs",
  year: "year years yr yrs",
});
/** Letters that are a period after "per" or a slash only: "350/m". */
const letters = unitsByWord({ day: "d", week: "w", month: "m", quarter: "q", year: "y a" });

function unitsByWord(words: Partial<Record<Unit, string>>): ReadonlyMap<string, Unit> {
  const entries = Object.entries(words) as [Unit, string][];
  return new Map(entries.flatMap(([unit, list]) => list.split(" ").map((word) => [word, unit] as const)));
}

/** A higher number before a unit is an amount: "500-600 monthly". */
const maxCount = 60;
export const isPeriodWord = (word: string): boolean => adverbs.has(word) || units.has(word);

const strongLeads: ReadonlySet<string> = new Set(["per", "/"]);
/** Words before the unit. */
const leads: ReadonlySet<string> = new Set([...strongLeads, ..."calendar a an each every for in the".split(" ")]);
const noise: ReadonlySet<string> = new Set(
  "per / a an each every for p in the ( ) - : by is of on once rent rental rate price payment payments pay paid payable calendar cal basis advance frequency".split(
    " ",
  ),
);

export interface FoundPeriod extends Period {
  /** The positions of its first word and of the word after it. */
  start: number;
  end: number;
  /** Whether it has a number of units: "6 months". */
  isCounted: boolean;
}

/**
 * Returns the first period in words such as "350 / month" or "3000 for 6 months".
 * @param amountAt the position of the amount, which is not a number of months; -1 without an amount
 */
const findPeriod = (words: readonly Word[], amountAt: number): FoundPeriod | undefined =>
  findPeriods(words, amountAt)[0];

/** Returns the first period that a rent is paid for, as `findPeriod`: not that of an advance or a lease. */
export const findPaidPeriod = (words: readonly Word[], amountAt: number): FoundPeriod | undefined =>
  findPeriods(words, amountAt).find((period) => !isTerm(words, period, amountAt));

function findPeriods(words: readonly Word[], amountAt: number): FoundPeriod[] {
  return words.flatMap(({ text }, at) => {
    const isLetterMeant = strongLeads.has(words[at - 1]?.text ?? "") && words[at - 2]?.text !== "n";
    // In "500/a month" the "a" is no year.
    const isArticle = text === "a" && /^\p{L}/u.test(words[at + 1]?.text ?? "");
    const letter = isLetterMeant && !isArticle ? letters.get(text) : undefined;
    const unit = adverbs.get(text) ?? units.get(text) ?? letter;
    if (!unit) return [];
    const { count = 1, start: first } = countBefore(words, at, amountAt);
    let start = first;
    while (start > amountAt + 1 && leads.has(words[start - 1]?.text ?? "")) start--;
    const name = count === 1 ? `a ${unit}` : `for ${count} ${unit}s`;
    return [{ months: monthsPerUnit[unit] * count, name, start, end: at + 1, isCounted: first < at }];
  });
}

/** Words that a number of months or years is for, instead of the rent. */
const termWords: ReadonlySet<string> = new Set(
  (
    "advance adv advanced agreement caution commitment contract deposit duration fee fees lease leases let min minimum notice " +
    "prepaid prepayment security stay tenancy tenure term terms upfront"
  ).split(" "),
);
export const isTermWord = (word: string): boolean => termWords.has(word);
const besideTerms = /^([-(),:;.+&']|s|in|of|as|for|up|is|rent|rental|payment|paid|payable|front|an?|the)$/;

/** Whether a number of months or years is that of an advance or a lease: "6 months advance", "min 1 yr". */
function isTerm(words: readonly Word[], { start, end, isCounted }: FoundPeriod, amountAt: number): boolean {
  const own = words.slice(start, end);
  if (own.some(({ text }) => strongLeads.has(text) || adverbs.has(text)) || (!isCounted && amountAt >= 0)) return false;
  const after = words.slice(end).find(({ text }) => !besideTerms.test(text));
  const before = words
    .slice(amountAt + 1, start)
    .reverse()
    .find(({ text }) => !besideTerms.test(text));
  const isUpFront = words[end]?.text === "up" && words[end + 1]?.text === "front";
  return isUpFront || isTermWord(after?.text ?? "") || isTermWord(before?.text ?? "");
}

/** Returns how many units a period has, as in "6 months" and "6-monthly", and where it starts. */
function countBefore(words: readonly Word[], at: number, amountAt: number): { count?: number; start: number } {
  const position = words[at - 1]?.text === "-" ? at - 2 : at - 1;
  const word = words[position];
  if (!word || position === amountAt) return { start: at };
  const count = word.number?.value ?? numberOfWord(word.text) ?? 0;
  return count > 0 && count <= maxCount ? { count, start: position } : { start: at };
}

/** Returns the period of a text that is nothing else, such as "pw", "per annum" or "6 months". */
export function readPeriod(text: string): Period | undefined {
  const words = splitWords(foldText(text));
  const found = findPaidPeriod(words, -1);
  if (!found) return words.length === 1 ? periodOfLetter(words[0]?.text ?? "") : undefined;
  const { months, name, start, end } = found;
  const others = [...words.slice(0, start), ...words.slice(end)];
  return others.every((word) => noise.has(word.text)) ? { months, name } : undefined;
}

/** A cell of a column of periods may have a letter only. */
function periodOfLetter(letter: string): Period | undefined {
  const unit = letters.get(letter);
  return unit && { months: monthsPerUnit[unit], name: `a ${unit}` };
}

/** Returns the period in the name of a column, such as "Rent per year (USD)". */
export const periodOfName = (name: string): Period | undefined => findPaidPeriod(splitWords(foldName(name)), -1);

/** Reads a number of months, which may be written in years: "1 year in advance" is 12. */
export const readMonths: Reader = (text, context) => {
  const words = splitWords(foldText(text));
  const found = findPeriod(words, -1);
  if (!found || found.name.endsWith("month") || found.name.endsWith("months")) return readCount(text, context);
  const value = String(found.months);
  const isWhole = Number.isInteger(found.months);
  const hasOthers = words.some(({ number }, at) => number && (at < found.start || at >= found.end));
  if (isWhole && !hasOthers) return { value };
  return isWhole ? { value, question: `Do you mean ${value} months?` } : { question: `"${text}": enter whole months` };
};
