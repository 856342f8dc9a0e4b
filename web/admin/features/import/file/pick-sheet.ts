import { fieldOfName } from "../columns/column-names.ts";
import type { MergedCells } from "./sheet-grid.ts";
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
  /** Whether spreadsheet programs do not show it. */
  isHidden?: boolean;
  /** The cells that cover several rows. */
  merged?: MergedCells[];
}

const isHiddenSheet = "Only a hidden sheet of the workbook has a table. Check that it is meant to be imported.";

/**
 * Returns the table in the chosen sheet of a workbook, else the one with the most known column names: the first sheet is
 * often a cover, and homes for sale and for rent are often apart. A hidden sheet is read only if no other one has a table.
 * @throws Error with a message for the user when there is none
 */
export function pickSheet(fileName: string, sheets: readonly WorkbookSheet[], chosen?: string): Spreadsheet {
  const filled = sheets.filter(({ cells }) => cells.some((row) => row.some((cell) => cell.trim())));
  const [first = { name: "", cells: [] }] = filled;
  const names = filled.map(({ name }) => name);
  const hidden = filled.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  const read = ({ name, cells, merged }: WorkbookSheet): Spreadsheet => {
    if (filled.length < 2) return buildSpreadsheet(fileName, cells, name, merged);
    return {
      ...buildSpreadsheet(`${fileName} (${name})`, cells, name, merged),
      sheets: { names, ...(hidden.length > 0 && { hidden }), chosen: name },
    };
  };
  if (chosen !== undefined) return read(filled.find(({ name }) => name === chosen) ?? first);
  if (filled.length < 2 && !first.isHidden) return read(first);
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const best = findBest(visible, read);
  if (best) return best;
  const bestHidden = findBest(filled, read);
  if (bestHidden) return { ...bestHidden, notices: [isHiddenSheet, ...bestHidden.notices] };
  throw new Error("No sheet has a line that names the columns, such as “Title” and “Price”");
}

function findBest(
  sheets: readonly WorkbookSheet[],
  read: (sheet: WorkbookSheet) => Spreadsheet,
): Spreadsheet | undefined {
  const tables = sheets.flatMap((sheet) => {
    try {
      return read(sheet);
    } catch {
      return [];
    }
  });
  const known = tables.map(({ columns }) => columns.filter((column) => fieldOfName(column)).length);
  return tables[known.indexOf(Math.max(...known))];
}
