import type { WorkbookSheet } from "../pick-sheet.ts";
import type { MergedCells } from "../table/merged-cells.ts";
import { numberText } from "./number-text.ts";

type Cells = readonly (readonly unknown[])[];

/** Where the rows of a sheet have been. */
interface SheetPlace {
  isHidden?: boolean;
  /** The number of each row, from 1, in ascending order. */
  rowNumbers?: readonly number[];
  merged?: MergedCells[];
}

/**
 * Returns the cells of all sheets as texts, each row at its number. A formula has the value that the spreadsheet program has
 * computed last.
 * @param sheets as the reader returns them; a sheet that is only a chart has no cells
 * @param places of the same sheets
 */
export const toSheets = (
  sheets: readonly { sheet: string; data?: Cells }[],
  places: readonly SheetPlace[] = [],
): WorkbookSheet[] =>
  sheets.map(({ sheet, data = [] }, index) => {
    const { rowNumbers = [], isHidden, merged } = places[index] ?? {};
    return {
      name: sheet,
      cells: placeRows(data, rowNumbers),
      ...(isHidden && { isHidden }),
      ...(merged && { merged }),
    };
  });

function placeRows(rows: Cells, rowNumbers: readonly number[]): string[][] {
  const placed: string[][] = [];
  const empty: string[] = [];
  for (const [index, row] of rows.entries()) {
    const number = rowNumbers[index] ?? index + 1;
    while (placed.length < number - 1) placed.push(empty);
    placed.push(row.map(toText));
  }
  return placed;
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  // Workbooks have days without a time zone.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00.*$/, "");
  return typeof cell === "number" ? numberText(String(cell)) : String(cell);
}
