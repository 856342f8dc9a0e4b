import { maxLines } from "../limits.ts";

export interface SheetCell {
  /** From 1. */
  column: number;
  type: string;
  style: string | undefined;
  /** The markup inside the cell. */
  content: string;
}

export interface SheetRow {
  /** As spreadsheet programs show it, from 1. */
  number: number;
  /** The cells with content, from left to right. */
  cells: SheetCell[];
}

const tags = /<(\/?)(?:[\w.-]+:)?(row|c)(?=[\s/>])([^<>]*)>/g;
const attributes = {
  r: /\sr ?= ?["']([^"']*)["']/,
  s: /\ss ?= ?["']([^"']*)["']/,
  t: /\st ?= ?["']([^"']*)["']/,
};

/** Yields the rows of a sheet that have cells with content. Rows and cells without a place follow the last one. */
export function* readSheetRows(xml: string): Generator<SheetRow> {
  let row: SheetRow = { number: 0, cells: [] };
  let column = 0;
  let cell: { inTag: string; start: number } | undefined;
  for (const { 0: tag, 1: slash, 2: name, 3: inTag = "", index } of xml.matchAll(tags)) {
    if (name === "row") {
      if (row.cells.length > 0) yield row;
      // The end of a row starts nothing; the number is kept for the next row.
      row = slash ? { number: row.number, cells: [] } : { number: nextRow(row.number, inTag), cells: [] };
      column = 0;
    } else if (slash) {
      if (cell) row.cells.push(toCell(cell.inTag, column, xml.slice(cell.start, index)));
      cell = undefined;
    } else {
      const place = attributes.r.exec(inTag)?.[1] ?? "";
      column = getColumn(place) || column + 1;
      if (row.cells.length === 0) row.number = getRow(place, row.number);
      cell = tag.endsWith("/>") ? undefined : { inTag, start: index + tag.length };
    }
  }
}

function toCell(inTag: string, column: number, content: string): SheetCell {
  const type = attributes.t.exec(inTag)?.[1] ?? "n";
  return { column, type, style: attributes.s.exec(inTag)?.[1], content };
}

function nextRow(last: number, inTag: string): number {
  const number = Number(attributes.r.exec(inTag)?.[1]);
  return number > last && number <= maxLines ? number : last + 1;
}

/** Returns the row in the place of a cell, which a row without a number is at. */
function getRow(place: string, atLeast: number): number {
  const number = Number(/\d+$/.exec(place)?.[0]);
  return number > atLeast && number <= maxLines ? number : atLeast;
}

/** Returns the number of the column in a place such as "AB12", from 1; 0 if there is none. */
function getColumn(place: string): number {
  const [letters = ""] = /^[A-Z]{1,3}/.exec(place) ?? [];
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Returns the text of an element `<v>` in a cell; undefined if it has none. */
export const storedValue = (content: string): string | undefined =>
  /<(?:[\w.-]+:)?v(?=[\s>])[^<>]*>([^<]*)</.exec(content)?.[1];
