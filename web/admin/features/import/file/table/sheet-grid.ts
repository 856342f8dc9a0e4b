import { maxColumns, maxFilledLines, maxLines } from "../limits.ts";
import type { MergedCells } from "./merged-cells.ts";

/** Collects the cells of a sheet whose rows and columns may have gaps. Rows and columns count from 0. */
export function createSheetGrid() {
  const lines: string[][] = [];
  const merged: MergedCells[] = [];
  let filledLines = 0;

  return {
    /**
     * Adds a cell. One line and one column more than allowed are kept, so that the check of the table finds them.
     * @param height how many rows the cell covers
     */
    put(row: number, place: number, text: string, height = 1): void {
      if (text === "" || row >= maxLines || filledLines > maxFilledLines) return;
      const column = Math.min(place, maxColumns);
      while (lines.length <= row) lines.push([]);
      const cells = lines[row] ?? [];
      if (cells.length === 0) filledLines += 1;
      while (cells.length < column) cells.push("");
      cells[column] = text;
      if (height > 1) merged.push({ row, column, rows: height });
    },

    /** Returns the cells of all rows. Rows with content are equally long. */
    finish(): { cells: string[][]; merged: MergedCells[] } {
      const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
      const pad = (cells: string[]) => [...cells, ...Array<string>(width - cells.length).fill("")];
      return { cells: lines.map((cells) => (cells.length > 0 ? pad(cells) : cells)), merged };
    },
  };
}
