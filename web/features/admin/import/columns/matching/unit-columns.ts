import { amountField } from "#contract/admin/import-fields.ts";
import { currencyOfText } from "#contract/listings/written-values/currencies.ts";
import { toWords } from "#contract/listings/written-values/to-words.ts";
import type { Spreadsheet } from "../../file/spreadsheet.ts";
import type { ColumnField } from "../column-fields.ts";
import { isNumber } from "./cell-looks.ts";

/** The positions of the columns that have the currency of the prices and the unit of the floor area. */
export interface UnitColumns {
  currency?: number;
  area?: number;
}

const currencyName = /\b(?:currency|ccy)\b/;
const areaUnitName = /\b(?:size|area|floor|measurement)\b.*\b(?:units?|prefix|postfix|suffix|uom)\b|^(?:units?|uom)$/;
const areaUnit = /^(?:sq|square|m|ft|acre|hectare|ha)/i;

/** The fields whose cells are amounts of money. */
export const amountFields: ReadonlySet<ColumnField> = new Set<ColumnField>([
  amountField,
  "price",
  "monthly_rent",
  "deposit",
  "agency_fee",
]);

/** Returns the columns that have the units of others, such as "Currency" and "Size unit". */
export function findUnitColumns({ columns, rows }: Spreadsheet): UnitColumns {
  const find = (name: RegExp, isUnit: (cell: string) => boolean) =>
    columns.findIndex(
      (column, index) => name.test(toWords(column)) && rows.some((cells) => isUnit((cells[index] ?? "").trim())),
    );
  const currency = find(currencyName, (cell) => currencyOfText(cell) !== undefined);
  const area = find(areaUnitName, (cell) => areaUnit.test(cell));
  return { ...(currency >= 0 && { currency }), ...(area >= 0 && { area }) };
}

/** Returns the currency of the amounts in a row that name none, by its own column of currencies or the amount's column. */
export const currencyBeside = (cells: readonly string[], column: string, { currency = -1 }: UnitColumns) =>
  currencyOfText(cells[currency] ?? "") ?? currencyOfText(column);

/** Returns a floor area with the unit that another column has: "120 sqm". */
export function withAreaUnit(cell: string, cells: readonly string[], { area = -1 }: UnitColumns): string {
  const unit = (cells[area] ?? "").trim();
  const isSquareFeet = /^sq.*f(?:ee|oo)?t\b/i.test(unit);
  return unit && !isSquareFeet && isNumber(cell.trim()) ? `${cell.trim()} ${unit}` : cell;
}
