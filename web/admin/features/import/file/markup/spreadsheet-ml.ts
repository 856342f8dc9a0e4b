import type { WorkbookSheet } from "../pick-sheet.ts";
import { createSheetGrid } from "../table/sheet-grid.ts";
import { numberText } from "../workbook/number-text.ts";
import { childrenNamed, descend, getCount, readAttribute } from "./elements.ts";

/** Returns the sheets of an "XML Spreadsheet 2003", which Excel and many web programs write. */
export const readSpreadsheetMl = (workbook: Element): WorkbookSheet[] =>
  childrenNamed(workbook, "Worksheet").map((sheet, index) => ({
    name: readAttribute(sheet, "Name") ?? `Sheet ${index + 1}`,
    isHidden: /hidden$/i.test(descend(sheet, "WorksheetOptions", "Visible")?.textContent ?? ""),
    ...readTable(childrenNamed(descend(sheet, "Table"), "Row")),
  }));

function readTable(rows: readonly Element[]) {
  const grid = createSheetGrid();
  let row = 0;
  for (const line of rows) {
    row = Math.max(row, getCount(line, "Index") - 1);
    let column = 0;
    for (const cell of childrenNamed(line, "Cell")) {
      column = Math.max(column, getCount(cell, "Index") - 1);
      grid.put(row, column, getText(cell), Number(readAttribute(cell, "MergeDown") ?? 0) + 1);
      column += Number(readAttribute(cell, "MergeAcross") ?? 0) + 1;
    }
    row += 1;
  }
  return grid.finish();
}

function getText(cell: Element): string {
  const data = descend(cell, "Data");
  const text = data?.textContent.trim() ?? "";
  const type = data && readAttribute(data, "Type");
  if (type === "Error") return "";
  if (type === "Number") return numberText(text);
  if (type === "Boolean") return String(text === "1");
  return type === "DateTime" ? text.replace(/T00:00:00.*$/, "") : text;
}
