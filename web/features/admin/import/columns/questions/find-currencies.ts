import { amountField } from "#contract/admin/import-fields.ts";
import { currencyOfText, storedCurrency } from "#contract/listings/written-values/currencies.ts";
import type { Spreadsheet } from "../../file/spreadsheet.ts";
import type { ColumnField } from "../column-fields.ts";

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

const amountFields: ReadonlySet<ColumnField> = new Set<ColumnField>([
  amountField,
  "price",
  "monthly_rent",
  "deposit",
  "agency_fee",
]);

/** Returns the currencies that the amounts, the names of their columns and the titles name. */
export function findCurrencies(fields: readonly ColumnField[], { columns, rows, titles }: Spreadsheet): FileCurrencies {
  const ofTitles = titles.filter((title) => /\b(price|rent|amount|currency|all)s?\b/i.test(title)).map(currencyOfText);
  const ofFile = ofTitles.find((code) => code !== undefined);
  const named = new Set<string>();
  const unnamed = new Set<string | undefined>();
  for (const [index, column] of columns.entries()) {
    const field = fields[index];
    if (field === undefined || !amountFields.has(field)) continue;
    const ofColumn = currencyOfText(column) ?? ofFile;
    for (const code of currenciesOfCells(rows, index)) {
      if (code) named.add(code);
      else unnamed.add(ofColumn);
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

/** Returns the currencies that the cells with digits of a column name; undefined is one of them if some name none. */
function currenciesOfCells(rows: readonly string[][], index: number): Set<string | undefined> {
  // Cells that differ in their digits only name the same currency.
  const shapes = new Set(rows.map((cells) => (cells[index] ?? "").trim().slice(0, 60).replaceAll(/\d+/g, "1")));
  return new Set([...shapes].filter((shape) => shape.includes("1")).map(currencyOfText));
}
