import { currencies } from "#shared/listings/written-values/currencies.ts";
import { toWords } from "#shared/listings/written-values/to-words.ts";

const currencySigns = /(?:\b[a-z]{1,3})?[$€£₦₹₵]/gi;
const currencyCodes = new RegExp(
  String.raw`\b(?:${currencies.map(({ code }) => code.toLowerCase()).join("|")}|ld|ksh|cfa|naira)\b`,
  "g",
);

/** Returns the name of a column as words in lower case. Each currency is "usd": "Rent (L$)" is "rent usd". */
export const columnWords = (column: string): string => toColumnWords(column, " usd ");

/** Returns the words without signs of currencies, which say nothing alone: "US$" has none. */
export const wordsWithoutSigns = (column: string): string => toColumnWords(column, " ");

const toColumnWords = (column: string, sign: string) =>
  toWords(column.replaceAll(currencySigns, sign).replaceAll("#", " number ")).replaceAll(currencyCodes, "usd");
