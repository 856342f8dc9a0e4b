import { maxColumns, maxFilledLines, maxLines } from "./limits.ts";

/** A cell that covers several rows of a sheet. Rows and columns count from 0. */
export interface MergedCells {
  row: number;
  column: number;
  /** How many rows it covers, the first one included. */
  rows: number;
}

/** Collects the cells of a sheet whose rows and columns may have gaps. Rows and columns count from 0. */
export function createSheetGrid() {
  const lines: string[][] = [];
  const merged: MergedCells[] = [];
  let filledLines = 0;

  return {
    /** Adds a cell. One line and one column more than allowed are kept, so that the check of the table finds them. */
    put(row: number, place: number, text: string): void {
      if (text === "" || row >= maxLines || filledLines > maxFilledLines) return;
      const column = Math.min(place, maxColumns);
      while (lines.length <= row) lines.push([]);
      const cells = lines[row] ?? [];
      if (cells.length === 0) filledLines += 1;
      while (cells.length < column) cells.push("");
      cells[column] ||= text;
    },

    merge(row: number, column: number, rows: number): void {
      merged.push({ row, column, rows });
    },

    /** Returns the cells of all rows. Rows with content are equally long. */
    finish(): { cells: string[][]; merged: MergedCells[] } {
      const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
      const pad = (cells: string[]) => [...cells, ...Array<string>(width - cells.length).fill("")];
      return { cells: lines.map((cells) => (cells.length > 0 ? pad(cells) : cells)), merged };
    },
  };
}

/**
 * Writes the text of merged cells into all rows that they cover: a city may be written once for its homes. Rows without
 * other content stay empty, and so do the rows up to the column names, where merged cells are headings.
 * @param firstRow the first row below the column names
 */
export function fillMergedCells(sheet: readonly string[][], merged: readonly MergedCells[], firstRow: number): void {
  const isFilled = sheet.map((cells) => cells.some((cell) => cell.trim()));
  /** For each column, the first row below the last merged cell. They never overlap in a sound file. */
  const ends = new Map<number, number>();
  for (const { row, column, rows } of merged) {
    if (row < Math.max(firstRow, ends.get(column) ?? 0)) continue;
    const end = Math.min(row + rows, sheet.length);
    const text = sheet[row]?.[column] ?? "";
    for (let covered = row + 1; covered < end; covered++) {
      const cells = sheet[covered] ?? [];
      if (isFilled[covered] && column < cells.length) cells[column] ||= text;
    }
    ends.set(column, end);
  }
}
