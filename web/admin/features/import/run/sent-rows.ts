import { amountField, ignoredColumn } from "#contract/admin/import-fields.ts";
import { currencyOfText, storedCurrency } from "#shared/listings/written-values/currencies.ts";
import { type ColumnField, photosColumn } from "../columns/column-fields.ts";
import type { ColumnPlan } from "../columns/column-layouts.ts";
import { amountFields, currencyBeside, withAreaUnit } from "../columns/matching/unit-columns.ts";
import type { Spreadsheet } from "../file/spreadsheet.ts";

/** Corrected cells by row position and field; null for a cell that is left out. */
export type Corrections = ReadonlyMap<number, Readonly<Record<string, string | null>>>;

/** Fields by row position whose doubtful cells are meant as they are written. */
export type AcceptedCells = ReadonlyMap<number, readonly string[]>;

/** What is imported: a table, how its columns are read, and what the user has decided about cells. */
export interface ImportSource {
  spreadsheet: Spreadsheet;
  plan: ColumnPlan;
  corrections: Corrections;
  accepted?: AcceptedCells | undefined;
}

/** A row as the API takes it: its number and its cells by column. */
export type SentRow = Record<string, string | number>;

const isSent = (field: ColumnField | undefined) => field !== ignoredColumn && field !== photosColumn;
/** For corrected fields that the file has no column for. No column has this name, because names are trimmed. */
const addedColumn = (field: string) => ` ${field} `;

/** A column with the name of its field needs no mapping. */
const sentName = (column: string, field: ColumnField | undefined) => (column.toLowerCase() === field ? field : column);

/** Returns the number of a row as people see it: that in the spreadsheet program. */
export const rowNumber = ({ spreadsheet }: Pick<ImportSource, "spreadsheet">, position: number): number =>
  spreadsheet.rowNumbers[position] ?? position + 1;

/** Returns the first column with a field; -1 if there is none. */
export const columnOfField = (plan: ColumnPlan, field: string): number => columnsOfField(plan, field)[0] ?? -1;

/** Returns the columns with a field. The price of a kind may be in a column for both. */
function columnsOfField({ fields }: ColumnPlan, field: string): number[] {
  const isPrice = field === "price" || field === "monthly_rent";
  const getColumns = (name: string) => fields.flatMap((column, index) => (column === name ? [index] : []));
  const columns = getColumns(field);
  return columns.length === 0 && isPrice ? getColumns(amountField) : columns;
}

/** Returns a row without the columns that are left out. */
export function toSentRow(source: ImportSource, position: number): SentRow {
  const { spreadsheet, plan, corrections } = source;
  const cells = spreadsheet.rows[position] ?? [];
  const row: SentRow = { row: rowNumber(source, position) };
  for (const [index, column] of spreadsheet.columns.entries()) {
    const cell = cells[index];
    if (cell !== undefined && isSent(plan.fields[index]))
      row[sentName(column, plan.fields[index])] = withUnit(source, cells, index);
  }
  for (const [field, value] of Object.entries(corrections.get(position) ?? {})) {
    const names = columnsOfField(plan, field).map((index) =>
      sentName(spreadsheet.columns[index] ?? "", plan.fields[index]),
    );
    for (const name of names) delete row[name];
    if (value !== null) row[names[0] ?? addedColumn(field)] = value;
  }
  return row;
}

/** Returns a cell with what other cells or its column say about it, if the request does not say it: "LRD 500", "120 sqm". */
function withUnit({ spreadsheet, plan }: ImportSource, cells: readonly string[], index: number): string {
  const { fields, units = {}, currency = storedCurrency, rates = {} } = plan;
  const cell = cells[index] ?? "";
  const field = fields[index];
  if (field === "area_sqft") return withAreaUnit(cell, cells, units);
  if (field === undefined || !amountFields.has(field) || !/\d/.test(cell) || currencyOfText(cell)) return cell;
  const code = currencyBeside(cells, spreadsheet.columns[index] ?? "", units) ?? currency;
  return code === currency || rates[code] === 1 ? cell : `${code} ${cell}`;
}

/** Returns the fields of the columns that are not named like their field. */
export function toMapping({ spreadsheet, plan }: ImportSource): Record<string, string> {
  const named = spreadsheet.columns.map((column, index) => [column, plan.fields[index] ?? ignoredColumn] as const);
  return Object.fromEntries(named.filter(([column, field]) => isSent(field) && column.toLowerCase() !== field));
}

/** Returns the default values that are set. */
export const toDefaults = ({ plan }: ImportSource): Record<string, string> =>
  Object.fromEntries(Object.entries(plan.defaults).filter(([, value]) => value.trim()));

/**
 * Returns the cell of a field as it is written or corrected; empty if the file has no column for it. Of two columns of a
 * field, the first one with a value counts.
 */
export function getCell({ spreadsheet, plan, corrections }: ImportSource, position: number, field: string): string {
  const corrected = corrections.get(position)?.[field];
  if (corrected !== undefined) return corrected ?? "";
  const cells = columnsOfField(plan, field).map((index) => spreadsheet.rows[position]?.[index] ?? "");
  return cells.find((cell) => cell.trim()) ?? "";
}
