import Papa, { type ParseResult, type Parser } from "papaparse";
import { maxLines, tooManyLines } from "./file/limits.ts";

/** In characters. A pause follows each chunk, so that a long file does not block the page. */
const chunkSize = 200_000;
/** Spreadsheet programs use semicolons in some countries, and tabs in copied cells. Databases export with bars. */
const delimiters = [",", ";", "\t", "|"] as const;
/** Excel may name the delimiter in the first line. */
const delimiterLine = /^sep=([,;\t|])\r?\n/;
/** Above the column names there may be a title with commas of its own. */
const comparedLines = 30;

/**
 * Returns the rows of a CSV text with their cells as written. An empty line is a row, as in a spreadsheet program, but not at
 * the end.
 * @throws Error with a message for the user when a quotation mark is misplaced or the text is too long
 */
export function parseCsv(text: string): Promise<string[][]> {
  const [firstLine = "", namedDelimiter] = delimiterLine.exec(text) ?? [];
  const table = text.slice(firstLine.length);
  const rows: string[][] = [];
  let chunkStart = firstLine.length;
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(table, {
      delimiter: namedDelimiter ?? detectDelimiter(table),
      newline: getNewline(table),
      chunkSize,
      chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
        // A row cut off by the end of the chunk may cause an error too. It is parsed again with the next chunk.
        const error = errors.find(({ row = 0 }) => row < data.length);
        if (error) {
          reject(quoteError(text, chunkStart + (error.index ?? 0)));
          return parser.abort();
        }
        for (const cells of data) rows.push(withoutCarriageReturn(cells));
        if (rows.length > maxLines) {
          reject(new Error(tooManyLines));
          return parser.abort();
        }
        chunkStart = firstLine.length + meta.cursor;
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(withoutEmptyEnd(rows)),
    });
  });
}

/**
 * Returns the delimiter whose most frequent number of columns is on the most lines. Commas inside cells give each line
 * another number. Of delimiters on equally many lines, it is the one with more columns.
 */
function detectDelimiter(table: string): string {
  const start = table.slice(0, chunkSize);
  const layouts = delimiters.map((delimiter) => readLayout(start, delimiter));
  return layouts.reduce((best, other) => (compare(other, best) > 0 ? other : best)).delimiter;
}

interface Layout {
  delimiter: string;
  /** How many lines have `columns`. */
  lines: number;
  columns: number;
}

const compare = (one: Layout, other: Layout) => one.lines - other.lines || one.columns - other.columns;

/** Returns the most frequent number of columns. Lines with one cell may be titles. */
function readLayout(table: string, delimiter: string): Layout {
  const { data } = Papa.parse<string[]>(table, { delimiter, newline: getNewline(table), preview: comparedLines });
  const widths = data.map((cells) => cells.length).filter((columns) => columns > 1);
  const counted = widths.map((columns) => ({
    delimiter,
    lines: widths.filter((width) => width === columns).length,
    columns,
  }));
  return counted.reduce((best, other) => (compare(other, best) > 0 ? other : best), {
    delimiter,
    lines: 0,
    columns: 1,
  });
}

const getNewline = (table: string) => (table.includes("\n") ? "\n" : "\r");

/** Lines may end in LF or CRLF in the same file. The parser splits at LF. */
function withoutCarriageReturn(cells: string[]): string[] {
  const last = cells[cells.length - 1];
  return last?.endsWith("\r") ? [...cells.slice(0, -1), last.slice(0, -1)] : cells;
}

function withoutEmptyEnd(rows: string[][]): string[][] {
  let end = rows.length;
  while (end > 0 && isEmptyLine(rows[end - 1] ?? [])) end--;
  return rows.slice(0, end);
}
const isEmptyLine = (cells: string[]) => cells.length === 1 && cells[0] === "";

function quoteError(text: string, position: number): Error {
  const line = text.slice(0, position).split(/\r\n|\r|\n/).length;
  return new Error(`Line ${line} has a quotation mark that is never closed, or text behind one`);
}
