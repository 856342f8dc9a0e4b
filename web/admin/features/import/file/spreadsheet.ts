import { formatCount } from "#web/lib/format/format-values.ts";
import { findTable } from "./find-table.ts";
import type { MergedCells } from "./sheet-grid.ts";

/** A table of listings. Rows count from 0 here; people see their numbers in the sheet. */
export interface Spreadsheet {
  name: string;
  /** Distinct names, as written. */
  columns: string[];
  /** The cells as written; short rows have fewer. */
  rows: string[][];
  /** The number of each row in the sheet. */
  rowNumbers: number[];
  /** Rows with more cells than columns. They cannot be imported. */
  rowsWithExtraCells: Set<number>;
  /** The name of the sheet and the lines above the column names. */
  titles: string[];
  /** The sheets of a workbook that have content; undefined if there is only one. */
  sheets?: { names: string[]; hidden?: string[]; chosen: string };
  /** Warnings to show before the import. */
  notices: string[];
}

/**
 * Returns the table in a sheet.
 * @throws Error with a message for the user when there is none
 */
export function buildSpreadsheet(
  name: string,
  sheet: string[][],
  sheetName = "",
  merged: readonly MergedCells[] = [],
): Spreadsheet {
  const { columns, rows, rowNumbers, titles, notices } = findTable(sheet, merged);
  return {
    name,
    columns,
    rows,
    rowNumbers,
    titles: [sheetName, ...titles],
    rowsWithExtraCells: findExtraCells(columns, rows),
    notices: [...notices, ...shortRowNotices(columns, rows)],
  };
}

function findExtraCells(columns: string[], rows: string[][]): Set<number> {
  const extra = rows.flatMap((cells, row) => (cells.slice(columns.length).some((cell) => cell.trim()) ? [row] : []));
  return new Set(extra);
}

function shortRowNotices(columns: string[], rows: string[][]): string[] {
  const count = rows.filter((cells) => cells.length < columns.length).length;
  if (count === 0) return [];
  return [`${formatCount(count, "row has", "rows have")} fewer cells than columns. Missing cells stay unchanged.`];
}
