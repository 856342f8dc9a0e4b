/** Spreadsheets count days from here. */
const firstSpreadsheetDay = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/** Returns the year in a text such as "built 1998", "5/1/1998" or a spreadsheet's day number; undefined without one. */
export function readYear(text: string): string | undefined {
  const [year] = /\b(1[89]|20)\d{2}\b/.exec(text) ?? [];
  return year ?? readDate(text)?.slice(0, 4);
}

/** Returns the day (2026-11-22) that a spreadsheet's day number means. */
export function readDate(text: string): string | undefined {
  const day = /^\d{5}(\.\d+)?$/.test(text.trim()) ? Number(text) : 0;
  if (day < 18_000 || day > 73_000) return undefined;
  return new Date(firstSpreadsheetDay + Math.floor(day) * dayMs).toISOString().slice(0, 10);
}
