import { type Currency, currencyOfText, findCurrency, storedCurrency } from "../currencies.ts";
import type { ReadingContext } from "../reading.ts";

interface ChosenCurrency {
  code: string;
  /** Before an amount: "US$", "L$ ". */
  sign: string;
  /** Whether the text has only a sign that another currency has too: "$", "L". */
  isDoubtful: boolean;
}

/** Returns the currency of an amount, from its text, else from the name of its column, else from the whole file. */
export function chooseCurrency(text: string, { name = "", currency }: ReadingContext): ChosenCurrency {
  const named = currencyOfText(text);
  const around = currencyOfText(name) ?? currency;
  const other = around === undefined || around === storedCurrency ? undefined : findCurrency(around);
  const isBareDollar = named === storedCurrency && text.includes("$") && !/us|dollar|buck/i.test(text);
  const isLetter = (named === undefined || named === storedCurrency) && letterOfLiberia.test(text);
  const isDoubtful = isLetter || (isBareDollar && hasDollarSign(other));
  const code = isLetter ? "LRD" : ((isDoubtful ? around : (named ?? around)) ?? storedCurrency);
  const sign = findCurrency(code)?.sign ?? code;
  return { code, sign: code === storedCurrency ? sign : `${sign} `, isDoubtful };
}

/** "L 60,000" may mean Liberian dollars. */
const letterOfLiberia = /(?:^|\P{L})lr?(?![\p{L}'])/iu;

const hasDollarSign = (currency: Currency | undefined) => currency?.sign.endsWith("$") ?? false;

/** Returns the part in US dollars of a folded text with two currencies, such as "us$500 / l$ 95,000". */
export function dollarPart(folded: string): string | undefined {
  const parts = folded.split(/[/(=|;]| or /).filter((part) => /\d/.test(part));
  const codes = parts.map(currencyOfText);
  const hasOther = codes.some((code) => code !== undefined && code !== storedCurrency);
  return hasOther ? parts[codes.indexOf(storedCurrency)] : undefined;
}
