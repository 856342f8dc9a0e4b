import { ignoredColumn, isImportField } from "#contract/admin/import-fields.ts";
import type { PropertyImport } from "#contract/admin/property-import.ts";
import { unescapeFormula } from "#shared/csv.ts";
import { toStoredReference } from "#shared/listings/reference.ts";
import { toLine } from "#shared/listings/written-values/reading.ts";
import { readList } from "#worker/modules/properties/import/values/read-list.ts";

/** The cells of an imported row by field. */
export type ImportCells = Record<string, unknown>;

/** A row as it was sent, with its cells by field. */
export interface ImportRow {
  /** In the file if the client sent it, else in the request; from 1. Undefined for a number that is not valid. */
  number: number | undefined;
  isNumbered: boolean;
  /** Empty for a row without one. */
  reference: string;
  cells: ImportCells;
  /** The name of the column of each field, as sent. */
  names: Readonly<Record<string, string>>;
}

/** Returns the rows of a request by field, and the columns that are not fields of a property. */
export function readImportRows({ rows, mapping }: Pick<PropertyImport, "rows" | "mapping">): {
  rows: ImportRow[];
  ignoredColumns: string[];
} {
  const fields = new Map(Object.entries(mapping).map(([column, field]) => [cleanName(column), field]));
  const ignored = new Set<string>();
  const read = rows.map(({ row: number, ...columns }, index): ImportRow => {
    const cells: ImportCells = {};
    const names: Record<string, string> = {};
    for (const [column, cell] of Object.entries(columns)) {
      const name = cleanName(column);
      const field = fields.get(name) ?? name;
      if (field === ignoredColumn) continue;
      if (!isImportField(field)) ignored.add(name);
      // Of two columns of a field, the first one with a value counts.
      else if (isEmpty(cells[field])) {
        cells[field] = toCell(field, cell);
        names[field] = column.trim();
      }
    }
    return {
      ...readNumber(number, index),
      reference: typeof cells.reference === "string" ? toStoredReference(cells.reference) : "",
      cells,
      names,
    };
  });
  return { rows: read, ignoredColumns: [...ignored] };
}

export const isEmpty = (cell: unknown) =>
  cell === undefined || cell === null || (typeof cell === "string" && cell.trim() === "");

/** Returns the text of a cell on one line, for readers. */
export const getText = (cell: unknown) => (typeof cell === "string" ? toLine(cell) : "");

/** Without the byte order mark that some programs write before the first name. */
const cleanName = (name: string) =>
  name
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase();

function readNumber(sent: unknown, index: number): Pick<ImportRow, "number" | "isNumbered"> {
  if (isEmpty(sent)) return { number: index + 1, isNumbered: false };
  const number = typeof sent === "string" || typeof sent === "number" ? Number(sent) : Number.NaN;
  return { number: Number.isSafeInteger(number) && number > 0 ? number : undefined, isNumbered: true };
}

/** Removes the apostrophe that spreadsheets put before formulas, and splits amenities. */
function toCell(field: string, cell: unknown): unknown {
  if (typeof cell !== "string") return cell;
  const text = unescapeFormula(cell);
  return field === "amenities" && !isEmpty(text) ? readList(text) : text;
}
