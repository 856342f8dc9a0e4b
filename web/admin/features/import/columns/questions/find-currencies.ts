import { currencies, currencyOfText, storedCurrency } from "#shared/listings/written-values/currencies.ts";
import type { Spreadsheet } from "../../file/spreadsheet.ts";
import type { ColumnField } from "../column-fields.ts";
import { amountFields, currencyBeside, type UnitColumns } from "../matching/unit-columns.ts";

/** The currencies of the amounts in a file. */
export interface FileCurrencies {
  /** The codes of currencies other than US dollars. */
  foreign: string[];
  /** Whether all amounts are in them. */
  areAll: boolean;
  /** The currency of amounts that name none, by the name of their column, a title or the file's name. */
  unnamed?: string;
  /** Whether amounts name none and nothing else says it, next to amounts in another currency. */
  isUnclear: boolean;
}

/** Returns the currencies that the amounts, what is beside them, the names of their columns, the titles and the file's name say. */
export function findCurrencies(
  fields: readonly ColumnField[],
  spreadsheet: Spreadsheet,
  units: UnitColumns = {},
): FileCurrencies {
  const { columns, rows } = spreadsheet;
  const ofTitles = currenciesOfTitles(spreadsheet);
  const ofFile = ofTitles.size === 1 ? [...ofTitles][0] : undefined;
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
  // Titles that name two currencies leave open which one is meant.
  if (unnamed.has(undefined)) for (const code of ofTitles) named.add(code);
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

const moneyWords =
  /\b(?:prices?|rents?|rentals?|amounts?|currency|currencies|all|figures?|values?|costs?|fees?|rates?|money|sums?|quoted|payments?|payable|paid|charges?)\b/i;
/** What stands for a currency in every text. "Rand Street" and "Liberty Homes" are none. */
const clearCurrency = new RegExp(
  String.raw`[₦₵₹₨€£]|\b[a-z]{1,3} ?\$|\b(?:${currencies.map(({ code }) => code).join("|")})\b|\b(?:nairas?|cedis?|shillings?|francs?|rupees?|dalasis?|leones?|dirhams?|euros?|yuan|[a-z]+ dollars?)\b`,
  "i",
);
/** A title that is one word, as "Pounds" or "In dollars". */
const oneWord = /^(?:in )?\(?\p{L}+\)?(?: only)?$/iu;

/** Returns the currencies that the titles and the name of a file name: "Figures in NGN", "Naira", "All amounts in L$". */
function currenciesOfTitles({ titles, name }: Spreadsheet): Set<string> {
  const texts = [...titles, name.replace(/\.[a-z]{3,4}$/i, "").replaceAll(/[_-]/g, " ")];
  const ofMoney = texts.filter((text) =>
    [moneyWords, clearCurrency, oneWord].some((pattern) => pattern.test(text.slice(0, 200).trim())),
  );
  return new Set(ofMoney.map(currencyOfText).filter((code) => code !== undefined));
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
