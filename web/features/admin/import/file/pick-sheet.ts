import { fieldOfName } from "../columns/column-names.ts";
import { buildSpreadsheet, type Spreadsheet } from "./spreadsheet.ts";

export interface Workbook {
  sheets: WorkbookSheet[];
  /** The number of cells whose formula has no stored result. They are read as empty. */
  formulasWithoutResult: number;
}

/** A sheet of a workbook with its cells as texts. */
export interface WorkbookSheet {
  name: string;
  cells: string[][];
}

/**
 * Returns the table in the chosen sheet of a workbook, else the one with the most known column names: the first sheet is
 * often a cover, and homes for sale and for rent are often apart.
 * @throws Error with a message for the user when there is none
 */
export function pickSheet(fileName: string, sheets: readonly WorkbookSheet[], chosen?: string): Spreadsheet {
  const filled = sheets.filter(({ cells }) => cells.some((row) => row.some((cell) => cell.trim())));
  const [first = { name: "", cells: [] }] = filled;
  const names = filled.map(({ name }) => name);
  const read = ({ name, cells }: WorkbookSheet): Spreadsheet => {
    if (filled.length < 2) return buildSpreadsheet(fileName, cells, name);
    return { ...buildSpreadsheet(`${fileName} (${name})`, cells, name), sheets: { names, chosen: name } };
  };
  if (chosen !== undefined || filled.length < 2) return read(filled.find(({ name }) => name === chosen) ?? first);
  const tables = filled.flatMap((sheet) => tryRead(() => read(sheet)));
  const known = tables.map(({ columns }) => columns.filter((column) => fieldOfName(column)).length);
  const best = tables[known.indexOf(Math.max(...known))];
  if (best) return best;
  throw new Error(`None of the ${filled.length} sheets has a line that names the columns, such as “Title” and “Price”`);
}

function tryRead(read: () => Spreadsheet): Spreadsheet[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}
