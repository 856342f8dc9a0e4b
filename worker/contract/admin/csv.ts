/*
 * CSV cells as in RFC 4180. Spreadsheet programs run text that begins with = + - @ as a formula. Such a cell is written
 * with an apostrophe in front, which is removed again on reading.
 */
const formula = /^'*[=+\-@\t\r]/;

export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text);
export const unescapeFormula = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

/** Numbers are not escaped: a minus sign does not make them a formula. */
function formatCell(value: string | number | boolean | null): string {
  const text = typeof value === "string" ? escapeFormula(value) : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one line with its line break. */
export function csvLine(values: (string | number | boolean | null)[]): string {
  return `${values.map(formatCell).join(",")}\r\n`;
}

/** Written at the start of a file, so that spreadsheet programs read it as UTF-8. */
export const byteOrderMark = "\ufeff";
