import Papa from "papaparse";
import { maxLines, tooManyRows } from "./limits.ts";

/** Spreadsheet programs use semicolons in some countries, and tabs in copied cells. */
const delimiters = [",", ";", "\t"] as const;
/** Excel may name the delimiter in the first line. */
const delimiterLine = /^sep=([,;\t])\r?\n/;
/** Above the column names there may be a title with commas of its own. */
const comparedLines = 30;

/**
 * Returns the rows of a CSV text with their cells as written. An empty line is a row, as in a spreadsheet program, but not at
 * the end.
 * @throws Error with a message for the user when a quotation mark is misplaced or the text is too long
 */
export function readCsv(text: string): string[][] {
  const [firstLine = "", namedDelimiter] = delimiterLine.exec(text) ?? [];
  const table = text.slice(firstLine.length);
  const { data, errors } = parse(table, namedDelimiter ?? findDelimiter(table), maxLines + 1);
  const [error] = errors;
  if (error) throw quoteError(text, firstLine.length + (error.index ?? 0));
  if (data.length > maxLines) throw new Error(tooManyRows);
  let end = data.length;
  while (end > 0 && data[end - 1]?.join("") === "") end -= 1;
  return data.slice(0, end);
}

/** Lines may end in LF or CRLF in the same file. The parser splits at LF. */
function parse(table: string, delimiter: string, preview: number) {
  const newline = table.includes("\n") ? "\n" : "\r";
  const { data, errors } = Papa.parse<string[]>(table, { delimiter, newline, preview });
  for (const cells of data) cells.push((cells.pop() ?? "").replace(/\r$/, ""));
  return { data, errors };
}

/**
 * Returns the delimiter whose most frequent number of columns is on the most lines. Commas inside cells give each line
 * another number. Of delimiters on equally many lines, it is the one with more columns.
 */
function findDelimiter(table: string): string {
  const layouts = delimiters.flatMap((delimiter) => {
    const widths = parse(table, delimiter, comparedLines).data.map((cells) => cells.length);
    // Lines with one cell may be titles.
    const columns = [...new Set(widths)].filter((width) => width > 1);
    return columns.map((width) => ({ delimiter, width, lines: widths.filter((other) => other === width).length }));
  });
  const [best] = layouts.sort((one, other) => other.lines - one.lines || other.width - one.width);
  return best?.delimiter ?? ",";
}

function quoteError(text: string, position: number): Error {
  const line = text.slice(0, position).split(/\r\n|\r|\n/).length;
  return new Error(`Line ${line} has a quotation mark that is never closed, or text behind one`);
}
