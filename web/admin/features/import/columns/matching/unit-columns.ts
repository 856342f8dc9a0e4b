import { amountField } from "#contract/admin/import-fields.ts";
import { currencyOfText } from "#shared/listings/written-values/currencies.ts";
import { takeAreaUnits } from "#shared/listings/written-values/numbers/area-units.ts";
import { foldText } from "#shared/listings/written-values/numbers/fold-text.ts";
import { toWords } from "#shared/listings/written-values/to-words.ts";
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
/** Words for an area that are units only in a column of units. */
const shortUnit = /^(?:sq|square|m|mts?|mtrs?|met(?:er|re)s?|ft|feet|foot)$/;
const noUnit = /^(?:n\/?a|none|null|[-–—?.]*)$/i;

/** Whether a cell is a unit of an area and nothing else: "M2", "sq. ft" or "acres". */
function isAreaUnit(cell: string): boolean {
  const folded = foldText(cell).replaceAll(".", "");
  const { units, rest } = takeAreaUnits(folded);
  return (units.length === 1 && rest === "") || shortUnit.test(folded);
}

/** The fields whose cells are amounts of money. */
export const amountFields: ReadonlySet<ColumnField> = new Set<ColumnField>([
  amountField,
  "price",
  "monthly_rent",
  "deposit",
  "agency_fee",
]);

/** The columns that are read because of their names. Files have one or two. */
const maxCandidates = 20;

/**
 * Returns the columns that have the units of others, such as "Currency" and "Size unit". A column "Unit" may have the numbers
 * of flats, so each of its cells must be a unit.
 */
export function findUnitColumns({ columns, rows }: Spreadsheet): UnitColumns {
  const find = (name: RegExp, areUnits: (cells: string[]) => boolean) =>
    columns
      .flatMap((column, index) => (name.test(toWords(column)) ? [index] : []))
      .slice(0, maxCandidates)
      .find((index) => areUnits(rows.map((cells) => (cells[index] ?? "").trim()))) ?? -1;
  const currency = find(currencyName, (cells) => cells.some((cell) => currencyOfText(cell) !== undefined));
  const area = find(areaUnitName, (cells) => {
    const filled = cells.filter((cell) => !noUnit.test(cell));
    return filled.length > 0 && filled.every(isAreaUnit);
  });
  return { ...(currency >= 0 && { currency }), ...(area >= 0 && { area }) };
}

/** Returns the currency of the amounts in a row that name none, by its own column of currencies or the amount's column. */
export const currencyBeside = (cells: readonly string[], column: string, { currency = -1 }: UnitColumns) =>
  currencyOfText(cells[currency] ?? "") ?? currencyOfText(column);

/** Returns a floor area with the unit that another column has: "120 sqm". */
export function withAreaUnit(cell: string, cells: readonly string[], { area = -1 }: UnitColumns): string {
  const unit = (cells[area] ?? "").trim();
  const isSquareFeet = /^sq.*f(?:ee|oo)?t\b/i.test(unit);
  return isAreaUnit(unit) && !isSquareFeet && isNumber(cell.trim()) ? `${cell.trim()} ${unit}` : cell;
}
