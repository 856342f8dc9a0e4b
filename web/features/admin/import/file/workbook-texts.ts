import type { WorkbookSheet } from "./pick-sheet.ts";

type Cells = readonly (readonly unknown[])[];

/**
 * Returns the cells of all sheets as texts. A formula has the value that the spreadsheet program has computed last.
 * @param sheets as the reader returns them; a sheet that is only a chart has no cells
 */
export const toSheets = (sheets: readonly { sheet: string; data?: Cells }[]): WorkbookSheet[] =>
  sheets.map(({ sheet, data = [] }) => ({ name: sheet, cells: toWorkbookTexts(data) }));

const toWorkbookTexts = (cells: Cells): string[][] => cells.map((row) => row.map(toText));

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  // Workbooks have days without a time zone.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00.*$/, "");
  // Computed decimals such as 0.1 + 0.2 have more digits than their cell shows.
  return typeof cell === "number" ? String(Number(cell.toPrecision(12))) : String(cell);
}
