import { parseInertDocument } from "#web/lib/page/trusted-url.ts";
import { maxColumns } from "./limits.ts";
import { numberText } from "./number-formats.ts";
import type { WorkbookSheet } from "./pick-sheet.ts";
import { createSheetGrid } from "./sheet-grid.ts";

/** A page laid out with tables has many. */
const maxTables = 100;
/** As browsers limit it. */
const maxSpan = 1000;
/** Elements that start a line. */
const blocks = /^(address|blockquote|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tr|ul)$/i;
const hidden = /^(head|script|style|template|title)$/i;

/** Returns the tables of a web page that have at least two rows. Excel and many programs save such pages as .xls. */
export function readHtml(markup: string): WorkbookSheet[] {
  const page = parseInertDocument(withoutStyles(markup), "text/html");
  const tables = [...page.querySelectorAll("table")].map(getRows).filter(({ length }) => length > 1);
  return tables.slice(0, maxTables).map((rows, index) => ({ name: `Table ${index + 1}`, ...readTable(rows) }));
}

/** Returns the rows of a table, but not those of tables in its cells. */
const getRows = (table: Element) => [...table.querySelectorAll(":scope > tr, :scope > * > tr")];

/**
 * Returns a web page without styles and event handlers. They would have no effect, but browsers report each one as a violation
 * of the content security policy, and Excel writes a style for each cell.
 */
const withoutStyles = (markup: string): string =>
  markup.replaceAll(/<\/?[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/^<(\/?)style\b/i, "<$1template").replaceAll(/(\s)(style|on[a-z]+)(?= ?=)/gi, "$1data-$2"),
  );

function readTable(rows: readonly Element[]) {
  const grid = createSheetGrid();
  /** For each column, the first row that no cell from above covers. */
  const freeFrom: number[] = [];
  for (const [row, { children }] of rows.entries()) {
    let column = 0;
    for (const cell of children) {
      while ((freeFrom[column] ?? 0) > row) column += 1;
      if (column > maxColumns) break;
      const [width, height] = [getSpan(cell, "colspan"), getSpan(cell, "rowspan")];
      grid.put(row, column, getNumber(cell) ?? cellText(cell));
      if (height > 1) grid.merge(row, column, height);
      freeFrom.length = Math.max(freeFrom.length, column + width);
      freeFrom.fill(row + height, column, column + width);
      column += width;
    }
  }
  return grid.finish();
}

function getSpan(cell: Element, name: string): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? "", 10);
  return span > 1 ? Math.min(span, maxSpan) : 1;
}

/** Excel and LibreOffice write the number of a cell into an attribute; its text may be "8.86E+08". */
function getNumber(cell: Element): string | undefined {
  if (!/^-?\d[\d.,]*E\+\d+$/i.test(cell.textContent.trim())) return undefined;
  const number = cell.getAttribute("x:num") ?? cell.getAttribute("sdval");
  return number ? numberText(number) : undefined;
}

/** Returns the text of a cell, with its lines. A table inside the cell belongs to it if it has one row. */
function cellText(cell: Element): string {
  if (cell.childElementCount === 0) return cell.textContent.replaceAll(/\s+/g, " ").trim();
  return getLines(cell)
    .replaceAll(/[^\S\n]+/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

function getLines(element: Node): string {
  return [...element.childNodes]
    .map((node) => {
      // A line break in the source is a space.
      if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? "").replaceAll(/\s+/g, " ");
      if (node.nodeType !== Node.ELEMENT_NODE || hidden.test(node.nodeName)) return "";
      if (/^br$/i.test(node.nodeName)) return "\n";
      if (node instanceof HTMLTableElement && getRows(node).length > 1) return "";
      const lines = getLines(node);
      if (/^t[dh]$/i.test(node.nodeName)) return ` ${lines} `;
      return blocks.test(node.nodeName) ? `\n${lines}\n` : lines;
    })
    .join("");
}
