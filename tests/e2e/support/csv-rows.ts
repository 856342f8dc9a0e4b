import { parseCsv } from "#contract/admin/csv.ts";

/** The rows of an exported table by its columns, cells as they are written. */
export function readCsvRows(table: string): Record<string, string>[] {
  const [columns = [], ...lines] = parseCsv(table);
  return lines.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])));
}
