/**
 * Tables as text (RFC 4180). Spreadsheets run what begins with = + - @ as a formula: such a cell is written with an
 * apostrophe before it, and read without.
 */
const formula = /^'*[=+\-@\t\r]/;

export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text);
export const unescapeFormula = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

/** A cell's value as text: a number is left as it is, since a minus makes no formula of it. */
function cell(value: string | number | boolean | null): string {
  const text = typeof value === "string" ? escapeFormula(value) : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its end. */
export function csvLine(values: (string | number | boolean | null)[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

/** What a file begins with, so that spreadsheets read its accents right. */
export const byteOrderMark = "\ufeff";

/** What parts the cells of a line: spreadsheets of some countries write semicolons, copied tables have tabs. */
const separators = [",", ";", "\t"] as const;

/**
 * Reads a table line by line, so that a long one can be read in pieces: each line's cells as written, apostrophes included.
 * Empty lines are left out.
 * @throws a sentence for the person whose table cannot be read, with the line it stands in
 */
export function* parseCsv(text: string): Generator<string[]> {
  const start = text.startsWith(byteOrderMark) ? 1 : 0;
  // Excel tells itself the separator in a line of its own.
  const told = /^sep=([,;\t])\r?\n/.exec(text.slice(start, start + 8));
  const separator = told?.[1] ?? separatorOf(text, start);
  const plainCell = new RegExp(`[^${separator}\\r\\n]*`, "y");
  let at = start + (told?.[0].length ?? 0);
  let cells: string[] = [];
  while (at < text.length) {
    if (text[at] === '"') {
      const end = closingQuote(text, at);
      cells.push(text.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 1;
      if (at < text.length && text[at] !== separator && !isLineEnd(text[at])) throw wrongQuote(text, at);
    } else {
      plainCell.lastIndex = at;
      const [cell = ""] = plainCell.exec(text) ?? [];
      cells.push(cell);
      at += cell.length;
    }
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push("");
    }
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
    if (cells.length > 1 || cells[0] !== "") yield cells;
    cells = [];
  }
}

const isLineEnd = (character: string | undefined) => character === "\r" || character === "\n";

/** The separator that stands most often in the first line, outside quotation marks. */
function separatorOf(text: string, start: number): string {
  const counts = new Map<string | undefined, number>();
  let isQuoted = false;
  for (let at = start; at < text.length && (isQuoted || !isLineEnd(text[at])); at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted) counts.set(text[at], (counts.get(text[at]) ?? 0) + 1);
  }
  const [first, ...others] = separators;
  return others.reduce<string>((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best), first);
}

/** Where the quotation mark that opens a cell is closed; two of them in a row stand for one. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  throw wrongQuote(text, open);
}

function wrongQuote(text: string, at: number): Error {
  const line = text.slice(0, at).split(/\r\n|\r|\n/).length;
  return new Error(`Line ${line} has a quotation mark that is never closed, or text behind one`);
}
