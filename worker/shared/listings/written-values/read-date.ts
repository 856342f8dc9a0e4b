import { foldText } from "./numbers/fold-text.ts";
import { maxWrittenLength, type Reader, type Reading } from "./reading.ts";

/** Spreadsheets count days from here. */
const firstSpreadsheetDay = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
/** Browsers read years of five digits too. */
const lastNamedDay = Date.UTC(2100, 0);

/** Reads the year in a text such as "built 1998", "2,015", "5/1/1998" or a spreadsheet's day number. */
export const readYear: Reader = (text, context) => {
  const folded = foldText(text).replace(/^(\d)[.,](\d{3})$/, "$1$2");
  const years = new Set(folded.match(/\b(1[89]|20)\d{2}\b/g) ?? []);
  const [year, ...others] = years;
  if (year) return others.length > 0 ? { value: year, question: `Do you mean ${year}?` } : { value: year };
  const [, short = ""] = /^'?(\d{2})$/.exec(folded) ?? [];
  if (short) return { ...askYear(Number(short)), asWritten: short };
  const date = readDate(text, context)?.value?.slice(0, 4);
  return date ? { value: date } : undefined;
};

/** Two digits are a year of this century, unless that is in the future. */
function askYear(short: number): Reading {
  const year = short + (2000 + short > new Date().getUTCFullYear() ? 1900 : 2000);
  return { value: String(year), question: `Do you mean ${year}?` };
}

/**
 * Reads the day (2026-11-22) of a spreadsheet's day number, or of a date such as "22 Nov 2026", "22/11/2026" or "11/22/2026".
 * It is a question if day and month could be exchanged.
 */
export const readDate: Reader = (text) => {
  const date = text.trim().slice(0, maxWrittenLength);
  if (/^\d{5}(\.\d+)?$/.test(date)) return certain(dayOfNumber(Number(date)));
  const [, first = "", second = "", year = ""] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(date) ?? [];
  if (year) return readDay(Number(year), Number(first), Number(second));
  const [start = ""] = /^\d{4}-\d{2}-\d{2}/.exec(date) ?? [];
  if (start) return { value: start };
  const named = /[a-z]{3}/i.test(date) && /\b(19|20)\d{2}\b/.test(date) ? Date.parse(`${date} UTC`) : Number.NaN;
  return certain(named < lastNamedDay ? toDay(named) : undefined);
};

const certain = (value: string | undefined) => (value === undefined ? undefined : { value });

function dayOfNumber(day: number): string | undefined {
  return day < 18_000 || day > 73_000 ? undefined : toDay(firstSpreadsheetDay + Math.floor(day) * dayMs);
}

/** The order of day and month is known if one of them is above 12 or both are the same. */
function readDay(year: number, first: number, second: number): Reading | undefined {
  const [day, month] = [getDay(year, second, first), getDay(year, first, second)];
  if (!day || !month || day === month) return certain(day ?? month);
  return { value: day, question: `Do you mean ${inWords(day)} or ${inWords(month)}?`, asWritten: month };
}

/** Returns undefined for a day that does not exist, such as 31 April. */
function getDay(year: number, month: number, day: number): string | undefined {
  const date = toDay(Date.UTC(year, month - 1, day));
  return Number(date.slice(5, 7)) === month && Number(date.slice(8)) === day ? date : undefined;
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const months = "January February March April May June July August September October November December".split(" ");

/** Returns "5 June 2025" for "2025-06-05". */
function inWords(day: string): string {
  return `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}
