import { maxColumns } from "../limits.ts";
import type { WorkbookSheet } from "../pick-sheet.ts";
import { createSheetGrid } from "../table/sheet-grid.ts";
import { numberText } from "../workbook/number-text.ts";
import { cellText } from "./cell-text.ts";
import { childrenNamed, readAttribute } from "./elements.ts";

/** A page laid out with tables has many. */
const maxTables = 100;

/** Returns the tables of a web page that have at least two rows. */
export function readHtmlTables(page: Document): WorkbookSheet[] {
  const tables = [...page.querySelectorAll("table")].map(getRows).filter(({ length }) => length > 1);
  return tables.slice(0, maxTables).map((rows, index) => ({ name: `Table ${index + 1}`, ...readTable(rows) }));
}

/** Returns the rows of a table, but not those of tables in its cells. */
const getRows = (table: Element): Element[] =>
  [...table.children].flatMap((child) => {
    if (/^(thead|tbody|tfoot)$/i.test(child.nodeName)) return childrenNamed(child, "tr");
    return /^tr$/i.test(child.nodeName) ? [child] : [];
  });

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
      grid.put(row, column, getNumber(cell) ?? cellText(cell), height);
      freeFrom.length = Math.max(freeFrom.length, column + width);
      freeFrom.fill(row + height, column, column + width);
      column += width;
    }
  }
  return grid.finish();
}

/** As browsers limit it. */
const maxSpan = 1000;

function getSpan(cell: Element, name: string): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? "", 10);
  return span > 1 ? Math.min(span, maxSpan) : 1;
}

/** Excel and LibreOffice write the number of a cell into an attribute; its text may be "8.86E+08". */
function getNumber(cell: Element): string | undefined {
  if (!/^-?\d[\d.,]*E\+\d+$/i.test(cell.textContent.trim())) return undefined;
  const number = readAttribute(cell, "num") ?? readAttribute(cell, "sdval");
  return number && numberText(number);
}
