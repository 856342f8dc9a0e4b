/** Returns the cells of a sheet as texts. A formula has the value that the spreadsheet program has computed last. */
export const toWorkbookTexts = (sheet: readonly (readonly unknown[])[]): string[][] =>
  sheet.map((cells) => cells.map(toText));

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  // Workbooks have days without a time zone.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00.*$/, "");
  // Computed decimals such as 0.1 + 0.2 have more digits than their cell shows.
  return typeof cell === "number" ? String(Number(cell.toPrecision(12))) : String(cell);
}
