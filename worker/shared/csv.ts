/*
 * CSV cells as in RFC 4180. Spreadsheet programs run text that begins with = + - @ as a formula, some also with the
 * full-width forms of these. In many countries they split cells at semicolons instead of commas, and some also at tabs.
 * Then a formula may begin after any of them, and after a line break, because a quotation mark inside a cell no longer
 * protects it. An apostrophe is written in front of every such beginning and removed again on reading.
 */
const atStart = /^(?= *'*[=+\-@＝＋－＠\t\r])/;
const afterSeparator = /[;\t\r\n](?= *'*[=+\-@＝＋－＠\t\r])/g;
const escapedAtStart = /^'(?= *'*[=+\-@＝＋－＠\t\r])/;
const escapedAfterSeparator = /([;\t\r\n])'(?= *'*[=+\-@＝＋－＠\t\r])/g;

export const escapeFormula = (text: string) => text.replace(afterSeparator, "$&'").replace(atStart, "'");
export const unescapeFormula = (text: string) => text.replace(escapedAtStart, "").replace(escapedAfterSeparator, "$1");

/** Numbers are not escaped: a minus sign does not make them a formula. */
function formatCell(value: string | number | boolean | null): string {
  const text = typeof value === "string" ? escapeFormula(value) : String(value ?? "");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one line with its line break. */
export function csvLine(values: (string | number | boolean | null)[]): string {
  return `${values.map(formatCell).join(",")}\r\n`;
}

/** Written at the start of a file, so that spreadsheet programs read it as UTF-8. */
export const byteOrderMark = "\ufeff";
