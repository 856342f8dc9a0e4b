/** A cell that covers several rows of a sheet. Rows and columns count from 0. */
export interface MergedCells {
  row: number;
  column: number;
  /** How many rows it covers, the first one included. */
  rows: number;
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
