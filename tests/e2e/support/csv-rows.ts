import Papa from "papaparse";

/** Returns the rows of a CSV export as objects keyed by column. Cells are not converted. */
export function readCsvRows(csv: string): Record<string, string>[] {
  const [columns = [], ...rows] = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data;
  return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])));
}
