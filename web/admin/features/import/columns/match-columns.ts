import { amountField, ignoredColumn } from "#contract/admin/import-fields.ts";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import type { ColumnField } from "./column-fields.ts";
import { fieldOfName, findNamedField, isFieldName, nameRanks } from "./column-names.ts";
import { fieldOfContent } from "./field-of-content.ts";
import { fieldOfWords } from "./fields-of-words.ts";
import { columnWords } from "./matching/column-words.ts";
import { findOwnerFields, findPrivateColumns } from "./matching/private-columns.ts";
import { reviewField } from "./matching/review-field.ts";

/** Cells that are read to recognize a column. */
const sampleSize = 60;
/** Of all columns, so that a table of hundreds does not block the page. */
const maxSampledCells = 6000;

/**
 * Returns the likely field of each column: by its name, else by words in it, else by its content. Each field has one column.
 * Content that disagrees with a name counts more. Private columns are left out, except
 * what the agency stores about the owner of a home.
 */
export function matchColumns({ columns, rows }: Spreadsheet): ColumnField[] {
  const size = Math.min(sampleSize, Math.ceil(maxSampledCells / Math.max(1, columns.length)));
  const step = Math.max(1, Math.floor(rows.length / size));
  const sample = rows.filter((_, index) => index % step === 0).slice(0, size);
  const getCells = (index: number) => sample.map((cells) => cells[index] ?? "");
  const isSettled = findPrivateColumns(columns);
  const matched = columns.map((): ColumnField => ignoredColumn);
  const use = (index: number, field: ColumnField) => {
    if (field !== ignoredColumn && !matched.includes(field)) matched[index] = field;
  };
  /** What cells mean that disagree with the name of their column. Columns whose cells agree come first. */
  const corrected = new Map<number, ColumnField>();
  /** A name that is known settles what a column is, unless its cells disagree. */
  const matchNames = (findField: (column: string) => ColumnField | undefined) => {
    for (const [index, column] of columns.entries()) {
      const named = isSettled[index] ? undefined : findField(column);
      if (named === undefined) continue;
      const field = reviewField(named, columnWords(column), getCells(index));
      if (field === named) {
        use(index, field);
        isSettled[index] = true;
      } else if (field !== ignoredColumn && !corrected.has(index)) corrected.set(index, field);
    }
  };
  for (const [index, field] of findOwnerFields(columns).entries()) {
    if (!field) continue;
    isSettled[index] = true;
    use(index, reviewField(field, columnWords(columns[index] ?? ""), getCells(index)));
  }
  for (const rank of nameRanks) {
    matchNames((column) => {
      const named = findNamedField(column);
      return named?.rank === rank ? named.field : undefined;
    });
  }
  matchNames((column) => (findNamedField(column) ? undefined : fieldOfWords(column)));
  for (const [index, field] of corrected) {
    use(index, field);
    isSettled[index] = true;
  }
  for (const [index, column] of columns.entries()) {
    if (isSettled[index]) continue;
    // A name that is not understood may say whose number it is.
    const isFree = (field: ColumnField) =>
      !matched.includes(field) && !(field === "contact_number" && hasMeaning(column));
    const field = fieldOfContent(getCells(index), isFree);
    if (field) use(index, field);
  }
  return withoutTwoPrices(columns, matched);
}

/** Whether a name is more than "Column 7" or "e". */
const hasMeaning = (column: string) => /[a-z]{3}/.test(columnWords(column).replaceAll(/\b(?:column|unnamed)\b/g, ""));

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
