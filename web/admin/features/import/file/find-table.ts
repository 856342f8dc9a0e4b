import { unescapeFormula } from "#shared/csv.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { fieldOfName } from "../columns/column-names.ts";
import { maxColumns, maxFilledLines, maxRows, tooManyColumns, tooManyRows } from "./limits.ts";
import { fillMergedCells, type MergedCells } from "./sheet-grid.ts";

interface Table {
  columns: string[];
  rows: string[][];
  /** The number of each row in the sheet, from 1, as spreadsheet programs show it. */
  rowNumbers: number[];
  /** The lines above the column names. */
  titles: string[];
  notices: string[];
}

/** Above the column names there may be a title, a logo or merged headings. */
const maxLinesAbove = 20;
/** Sums are at the end of a table. */
const maxLinesBelow = 5;
const unknownNames =
  "No column name is known here. If the first row is a listing, add a line of column names above it.";
/** `row` is the number of the row in a request. */
const reservedNames = ["row"];

/**
 * Returns the table in a sheet: without lines above the column names, headings and column names between the rows, sums at
 * the end, and columns without content.
 * @throws Error with a message for the user when it has no column names or no rows
 */
export function findTable(written: string[][], merged: readonly MergedCells[] = []): Table {
  const sheet = written.map(withinColumns);
  const numbers = new Map(sheet.map((cells, index) => [cells, index + 1]));
  const lines = sheet.filter((cells) => cells.some((cell) => cell.trim()));
  if (lines.length > maxFilledLines) throw new Error(tooManyRows);
  const firstAt = findHeader(lines);
  const headerAt = isSecondHeader(lines[firstAt] ?? [], lines[firstAt + 1] ?? []) ? firstAt + 1 : firstAt;
  const header = lines[headerAt] ?? [];
  fillMergedCells(sheet, merged, numbers.get(header) ?? 0);
  const below = lines.slice(headerAt + 1);
  const listed = withoutTotals(below, header.length);
  const { rows, headings, repeats } = withoutHeadings(listed, header);
  if (rows.length === 0) throw new Error("The file has no rows below the column names");
  if (rows.length > maxRows) throw new Error(tooManyRows);
  const names = nameColumns(header, lines[headerAt - 1] ?? []);
  const used = names.flatMap((name, index) => (name || rows.some((cells) => cells[index]?.trim()) ? [index] : []));
  const isWhole = used.length === names.length;
  return {
    columns: distinct(used.map((index) => names[index] || `Column ${index + 1}`)),
    rows: isWhole ? rows : rows.map((cells) => withoutUnused(cells, used, names.length)),
    rowNumbers: rows.map((cells) => numbers.get(cells) ?? 0),
    titles: lines.slice(0, firstAt).map((cells) => cells.filter((cell) => cell.trim()).join(" ")),
    notices: [
      ...leftOut(firstAt, "line above the column names is", "lines above the column names are"),
      ...leftOut(below.length - listed.length, "row looks like a sum and is", "rows look like sums and are"),
      ...leftOut(headings, "row has only one filled cell and is", "rows have only one filled cell and are"),
      ...leftOut(repeats, "row repeats the column names and is", "rows repeat the column names and are"),
      ...(names.some((name) => fieldOfName(name)) ? [] : [unknownNames]),
    ],
  };
}

const leftOut = (count: number, one: string, many: string) =>
  count > 0 ? [`${formatCount(count, one, many)} left out.`] : [];

/** Returns the cells without empty ones beyond the limit. */
function withinColumns(cells: string[]): string[] {
  if (cells.length <= maxColumns) return cells;
  if (cells.slice(maxColumns).some((cell) => cell.trim())) throw new Error(tooManyColumns);
  return cells.slice(0, maxColumns);
}

/** Returns the line with the most known column names, else the first line with at least two texts. */
function findHeader(lines: string[][]): number {
  const known = lines.slice(0, maxLinesAbove).map((cells) => cells.filter((cell) => fieldOfName(cell)).length);
  const most = Math.max(0, ...known);
  // One word may also be the content of a cell.
  if (most > 1) return known.indexOf(most);
  const isHeader = (cells: string[]) =>
    cells.filter((cell) => cell.trim()).length > 1 &&
    !cells.some((cell) => /\d/.test(cell) && /^[\s$\d.,-]*$/.test(cell));
  const first = lines.slice(0, maxLinesAbove).findIndex(isHeader);
  if (first < 0 && most > 0) return known.indexOf(most);
  if (first < 0) throw new Error("No line names the columns, such as “Title” and “Price”. Add one above the rows");
  return first;
}

/** Whether a line names the columns below merged headings: only texts, with a known name where the line above is empty. */
function isSecondHeader(first: string[], second: string[]): boolean {
  const isFilled = (cell: string | undefined) => Boolean(cell?.trim());
  const isBelow = second.some((cell, index) => fieldOfName(cell) !== undefined && !isFilled(first[index]));
  const isMerged = first.some((cell, index) => isFilled(cell) && !isFilled(second[index]));
  const isText = !second.some((cell) => /\d/.test(cell));
  return isBelow && isMerged && isText;
}

/**
 * A column without a name has the heading above it, if there is one. A name that says little, such as "US$", gets the merged
 * heading above it: "Price US$".
 */
function nameColumns(header: string[], above: string[]): string[] {
  const isTitle = above.filter((cell) => cell.trim()).length < 2;
  let merged = "";
  return header.map((cell, index) => {
    const [name, heading] = [cell.trim(), above[index]?.trim() ?? ""];
    merged = isTitle ? "" : heading || merged;
    const isKnown = merged === "" || fieldOfName(name) !== undefined;
    const text = name ? (isKnown ? name : `${merged} ${name}`) : heading;
    return unescapeFormula(text).replaceAll(/\s+/g, " ");
  });
}

/** Tables narrower than this may have rows with one value. */
const minWidthOfHeadings = 4;

/** Leaves out headings of a part of the table, which have one cell, and column names that are repeated for each page. */
function withoutHeadings(rows: string[][], header: string[]) {
  const toText = (cells: string[]) =>
    cells
      .map((cell) => cell.trim().toLowerCase())
      .join("\n")
      .trim();
  const names = toText(header);
  const isRepeat = (cells: string[]) => toText(cells) === names;
  const isWide = header.filter((cell) => cell.trim()).length >= minWidthOfHeadings;
  const isHeading = (cells: string[]) => isWide && cells.filter((cell) => cell.trim()).length === 1;
  const repeats = rows.filter(isRepeat).length;
  const listed = rows.filter((cells) => !isRepeat(cells));
  const kept = listed.filter((cells) => !isHeading(cells));
  if (kept.length === 0) return { rows: listed, headings: 0, repeats };
  return { rows: kept, headings: listed.length - kept.length, repeats };
}

function withoutTotals(rows: string[][], width: number): string[][] {
  const isTotal = (cells: string[], index: number) =>
    index >= rows.length - maxLinesBelow &&
    cells.filter((cell) => cell.trim()).length <= Math.max(2, width / 2) &&
    cells.some((cell) => /^(grand |sub)?(total|sum|average|count)s?\b/i.test(cell.trimStart()));
  return rows.filter((cells, index) => !isTotal(cells, index));
}

function withoutUnused(cells: string[], used: number[], width: number): string[] {
  const kept = used.filter((index) => index < cells.length).map((index) => cells[index] ?? "");
  return [...kept, ...cells.slice(width)];
}

function distinct(names: string[]): string[] {
  const taken = new Set(reservedNames);
  const counts = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLowerCase();
    let count = counts.get(key) ?? 1;
    let candidate = name;
    for (; taken.has(candidate.toLowerCase()); candidate = `${name} (${count})`) count += 1;
    counts.set(key, count);
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
