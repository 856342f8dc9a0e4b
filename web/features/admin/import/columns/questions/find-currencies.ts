import { currencyOfText, storedCurrency } from "#contract/listings/written-values/currencies.ts";
import type { Spreadsheet } from "../../file/spreadsheet.ts";
import type { ColumnField } from "../column-fields.ts";
import { amountFields, currencyBeside, type UnitColumns } from "../matching/unit-columns.ts";

/** The currencies of the amounts in a file. */
export interface FileCurrencies {
  /** The codes of currencies other than US dollars. */
  foreign: string[];
  /** Whether all amounts are in them. */
  areAll: boolean;
  /** The currency of amounts that name none, by the name of their column or a title. */
  unnamed?: string;
  /** Whether amounts name none and nothing else says it, next to amounts in another currency. */
  isUnclear: boolean;
}

/** Returns the currencies that the amounts, what is beside them, the names of their columns and the titles name. */
export function findCurrencies(
  fields: readonly ColumnField[],
  { columns, rows, titles }: Spreadsheet,
  units: UnitColumns = {},
): FileCurrencies {
  const ofTitles = titles.filter((title) => /\b(price|rent|amount|currency|all)s?\b/i.test(title)).map(currencyOfText);
  const ofFile = ofTitles.find((code) => code !== undefined);
  const named = new Set<string>();
  const unnamed = new Set<string | undefined>();
  for (const [index, column] of columns.entries()) {
    const field = fields[index];
    if (field === undefined || !amountFields.has(field)) continue;
    for (const [amount, currency] of shapesOfAmounts(rows, index, units)) {
      const code = currencyOfText(amount);
      if (code) named.add(code);
      else unnamed.add(currencyBeside([currency], column, { currency: 0 }) ?? ofFile);
    }
  }
  const [ofUnnamed] = unnamed.size === 1 ? unnamed : [];
  const codes = new Set([...named, ...[...unnamed].filter((code) => code !== undefined)]);
  const foreign = [...codes].filter((code) => code !== storedCurrency);
  return {
    foreign,
    areAll: foreign.length === codes.size && !unnamed.has(undefined),
    ...(ofUnnamed && ofUnnamed !== storedCurrency && { unnamed: ofUnnamed }),
    isUnclear: foreign.length > 0 && unnamed.has(undefined),
  };
}

/** Returns the different amounts of a column with what is in the column of currencies. Their digits do not matter. */
function shapesOfAmounts(rows: readonly string[][], index: number, { currency = -1 }: UnitColumns): [string, string][] {
  const shapes = new Map<string, [string, string]>();
  for (const cells of rows) {
    const shape = (cells[index] ?? "").trim().slice(0, 60).replaceAll(/\d+/g, "1");
    const beside = (cells[currency] ?? "").trim().slice(0, 60);
    if (shape.includes("1")) shapes.set(`${shape}\n${beside}`, [shape, beside]);
  }
  return [...shapes.values()];
}
