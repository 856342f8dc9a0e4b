import { amountField, ignoredColumn } from "#contract/admin/import-fields.ts";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import type { ColumnField } from "./column-fields.ts";
import { fieldOfName, isFieldName } from "./column-names.ts";
import { fieldsOfContent } from "./fields-of-content.ts";
import { fieldOfWords } from "./fields-of-words.ts";

/** Cells that are read to recognize a column without a known name. */
const sampleSize = 60;

/** Returns the likely field of each column: by its name, else by words in it, else by its content. Each field has one column. */
export function matchColumns({ columns, rows }: Spreadsheet): ColumnField[] {
  const byName = columns.map(fieldOfName);
  const matched = columns.map((_, index): ColumnField => {
    const field = byName[index];
    return field !== undefined && byName.indexOf(field) === index ? field : ignoredColumn;
  });
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  const sample = rows.filter((_, index) => index % step === 0).slice(0, sampleSize);
  const sampleOf = (index: number) => sample.map((cells) => cells[index] ?? "");
  const addMatches = (findFields: (column: string, cells: string[]) => (ColumnField | undefined)[]) => {
    for (const [index, column] of columns.entries()) {
      if (matched[index] !== ignoredColumn || byName[index] !== undefined) continue;
      const likely = findFields(column, sampleOf(index)).find((name) => name && !matched.includes(name));
      if (likely) matched[index] = likely;
    }
  };
  addMatches((column, cells) => [fieldOfWords(column, cells)]);
  addMatches((_, cells) => fieldsOfContent(cells));
  return withoutTwoPrices(columns, matched);
}

/** A single column named "price" of another program has the prices of both kinds. */
function withoutTwoPrices(columns: readonly string[], matched: ColumnField[]): ColumnField[] {
  const hasPrice = (field: ColumnField) => matched.includes(field);
  if (hasPrice("monthly_rent") || hasPrice(amountField) || isOfThisSite(columns)) return matched;
  return matched.map((field) => (field === "price" && hasPrice("kind") ? amountField : field));
}

/** Whether the file uses the names of the export, so that its columns need no check. */
export function isOfThisSite(columns: readonly string[]): boolean {
  const isReference = (column: string) => column.trim().toLowerCase() === "reference";
  return (
    columns.some(isReference) && columns.every((column) => isFieldName(column) || fieldOfName(column) === undefined)
  );
}
