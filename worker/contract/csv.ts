/**
 * Tables as text (RFC 4180). Spreadsheets run what begins with = + - @ as a formula: such a cell is written with an
 * apostrophe before it, and read without.
 */
const formula = /^'*[=+\-@\t\r]/;

export const disarm = (text: string) => (formula.test(text) ? `'${text}` : text);
export const rearm = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

/** A cell's value as text: a number is left as it is, since a minus makes no formula of it. */
function cell(value: string | number | boolean | null): string {
  const text = typeof value === "string" ? disarm(value) : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its end. */
export function csvLine(values: (string | number | boolean | null)[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

/** What a file begins with, so that spreadsheets read its accents right. */
export const byteOrderMark = "\ufeff";

/**
 * Reads a table: its first line names the columns. Cells stay as written, apostrophes included; missing ones are empty.
 * Commas or, as some countries' spreadsheets write, semicolons part the cells.
 */
export function readCsv(text: string): { columns: string[]; rows: Record<string, string>[] } {
  const [columns = [], ...lines] = splitLines(text.replace(/^\ufeff/, ""));
  const names = columns.map((name) => name.trim());
  const rows = lines.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])));
  return { columns: names, rows };
}

function splitLines(text: string): string[][] {
  const separator = /^[^"\r\n,]*;/.test(text) ? ";" : ",";
  const cellPattern = new RegExp(
    `(?:"((?:[^"]|"")*)"|((?!")[^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    "y",
  );
  const lines: string[][] = [];
  let line: string[] = [];
  while (cellPattern.lastIndex < text.length || line.length > 0) {
    const [, quoted, plain = "", end] = cellPattern.exec(text) ?? [];
    if (end === undefined)
      throw new Error(`Line ${lines.length + 1} has a quotation mark that is never closed, or text behind one`);
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    if (line.length > 1 || line[0] !== "") lines.push(line);
    line = [];
    if (end === "") break;
  }
  return lines;
}
