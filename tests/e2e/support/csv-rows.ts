import Papa from "papaparse";

/** The rows of an exported table by its columns, cells as they are written. */
export function readCsvRows(table: string): Record<string, string>[] {
  const [columns = [], ...lines] = Papa.parse<string[]>(table, { skipEmptyLines: true }).data;
  return lines.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])));
}
