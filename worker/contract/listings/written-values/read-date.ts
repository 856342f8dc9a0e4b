/** Spreadsheets count days from here. */
const firstSpreadsheetDay = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/** Returns the year in a text such as "built 1998", "5/1/1998" or a spreadsheet's day number; undefined without one. */
export function readYear(text: string): string | undefined {
  const [year] = /\b(1[89]|20)\d{2}\b/.exec(text) ?? [];
  return year ?? readDate(text)?.slice(0, 4);
}

/**
 * Returns the day (2026-11-22) of a spreadsheet's day number, or of a date such as "22 Nov 2026", "22/11/2026" or
 * "11/22/2026". Undefined if day and month could be exchanged.
 */
export function readDate(text: string): string | undefined {
  const date = text.trim();
  if (/^\d{5}(\.\d+)?$/.test(date)) return dayOfNumber(Number(date));
  const [, first = "", second = "", year = ""] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(date) ?? [];
  if (year) return dayOf(Number(year), Number(first), Number(second));
  const [start = ""] = /^\d{4}-\d{2}-\d{2}/.exec(date) ?? [];
  if (start) return start;
  const named = /[a-z]{3}/i.test(date) && /\b(19|20)\d{2}\b/.test(date) ? Date.parse(`${date} UTC`) : Number.NaN;
  return Number.isNaN(named) ? undefined : toDay(named);
}

function dayOfNumber(day: number): string | undefined {
  return day < 18_000 || day > 73_000 ? undefined : toDay(firstSpreadsheetDay + Math.floor(day) * dayMs);
}

/** The order of day and month is known if one of them is above 12 or both are the same. */
function dayOf(year: number, first: number, second: number): string | undefined {
  if (first <= 12 && second <= 12 && first !== second) return undefined;
  const [day, month] = first > 12 ? [first, second] : [second, first];
  return month > 12 || day > 31 || day === 0 ? undefined : toDay(Date.UTC(year, month - 1, day));
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
