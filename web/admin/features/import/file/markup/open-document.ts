import { maxColumns, maxFilledLines } from "../limits.ts";
import type { WorkbookSheet } from "../pick-sheet.ts";
import { createSheetGrid } from "../table/sheet-grid.ts";
import { numberText } from "../workbook/number-text.ts";
import { childrenNamed, descend, getCount, readAttribute } from "./elements.ts";

/**
 * Returns the sheets of an OpenDocument spreadsheet (.ods, .fods), as LibreOffice saves it.
 * @throws Error with a message for the user when it is another document
 */
export function readOpenDocument(root: Element): WorkbookSheet[] {
  const spreadsheet = descend(root, "body", "spreadsheet");
  if (!spreadsheet)
    throw new Error("This document is no spreadsheet. Copy its table into one, and save it as CSV or Excel");
  const hidden = hiddenStyles(root);
  return childrenNamed(spreadsheet, "table").map((table, index) => ({
    name: readAttribute(table, "name") ?? `Sheet ${index + 1}`,
    isHidden: hidden.has(readAttribute(table, "style-name") ?? ""),
    ...readTable(getRows(table)),
  }));
}

/** Returns the names of styles of hidden sheets. */
function hiddenStyles(root: Element): Set<string> {
  const styles = childrenNamed(descend(root, "automatic-styles"), "style");
  const isHidden = (style: Element) =>
    childrenNamed(style, "table-properties").some((properties) => readAttribute(properties, "display") === "false");
  return new Set(styles.filter(isHidden).map((style) => readAttribute(style, "name") ?? ""));
}

/** Rows may be in groups. */
function getRows(element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    if (child.localName === "table-row") return [child];
    return /^table-(rows|row-group|header-rows)$/.test(child.localName) ? getRows(child) : [];
  });
}

function readTable(rows: readonly Element[]) {
  const grid = createSheetGrid();
  let row = 0;
  for (const line of rows) {
    const repeated = getCount(line, "number-rows-repeated");
    const cells = placeCells(line);
    // Empty rows are repeated to the end of the sheet.
    for (let copy = 0; copy < Math.min(repeated, maxFilledLines + 1) && cells.length > 0; copy++)
      for (const { column, text, height } of cells) grid.put(row + copy, column, text, height);
    row += repeated;
  }
  return grid.finish();
}

/** Returns the cells with content of a row. */
function placeCells(line: Element) {
  let column = 0;
  return [...line.children].flatMap((cell) => {
    const start = column;
    const repeated = getCount(cell, "number-columns-repeated");
    column += repeated;
    const text = cell.localName === "table-cell" ? getText(cell) : "";
    if (text === "") return [];
    const height = getCount(cell, "number-rows-spanned");
    const copies = Math.min(repeated, maxColumns + 1);
    return Array.from({ length: copies }, (_, copy) => ({ column: start + copy, text, height }));
  });
}

function getText(cell: Element): string {
  const type = readAttribute(cell, "value-type");
  const lines = childrenNamed(cell, "p").map((paragraph) => paragraph.textContent);
  const text = lines.join("\n").trim();
  if (type === "float") return leadingZeros(text) ?? numberText(readAttribute(cell, "value") ?? text);
  if (type === "currency") return getAmount(cell, text);
  if (type === "date") return (readAttribute(cell, "date-value") ?? text).replace(/T00:00:00.*$/, "");
  if (type === "boolean") return readAttribute(cell, "boolean-value") ?? text;
  return /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!)$|^Err:\d+$/.test(text) ? "" : text;
}

/** Prices are in US dollars, so only another currency is part of the text. */
function getAmount(cell: Element, text: string): string {
  const [value, currency] = [readAttribute(cell, "value"), readAttribute(cell, "currency")];
  if (value === undefined || currency === undefined) return text;
  return currency === "USD" ? numberText(value) : `${numberText(value)} ${currency}`;
}

/** A format such as "0000000000" shows the zero of a phone number. */
const leadingZeros = (text: string) => (/^0\d+$/.test(text) ? text : undefined);
