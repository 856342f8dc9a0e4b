import { maxWrittenLength } from "./reading.ts";

/** A currency that people write into spreadsheets. */
export interface Currency {
  code: string;
  /** In a sentence: "The prices are in …". */
  name: string;
  /** Before an amount. */
  sign: string;
  /** Words and signs that stand for it, in a text whose words and digits are separated by spaces. */
  pattern: RegExp;
}

/** The currency in which prices are stored. */
export const storedCurrency = "USD";

/** US dollars come last: a text that names another currency too is not read as US dollars. */
export const currencies: readonly Currency[] = [
  {
    code: "LRD",
    name: "Liberian dollars",
    sign: "L$",
    pattern:
      /\b(l|ld|lr|lrd|lib) ?\$|\$ ?(l|ld|lr|lrd|lib)\b|\b(lrd|ld|lbd|lib|liberty)\b|\bliberian (dollars?|money|currency)\b/i,
  },
  { code: "NGN", name: "Nigerian naira", sign: "₦", pattern: /₦|\b(ngn|nairas?)\b|^n ?\d/i },
  { code: "GHS", name: "Ghanaian cedis", sign: "GH₵", pattern: /₵|\b(ghs|ghc|cedis?)\b|\bgh ?¢/i },
  { code: "KES", name: "Kenyan shillings", sign: "KSh", pattern: /\b(kes|kshs?|kenyan? shillings?)\b/i },
  { code: "UGX", name: "Ugandan shillings", sign: "USh", pattern: /\b(ugx|ushs?|ugandan? shillings?)\b/i },
  { code: "TZS", name: "Tanzanian shillings", sign: "TSh", pattern: /\b(tzs|tshs?|tanzanian? shillings?)\b/i },
  { code: "SLE", name: "Leones", sign: "Le", pattern: /\b(sle|sll|nle|leones?)\b|^le ?\d|\d le\b|\(le\)/i },
  { code: "XAF", name: "Central African francs", sign: "FCFA", pattern: /\bxaf\b/i },
  { code: "XOF", name: "CFA francs", sign: "CFA", pattern: /\b(xof|fcfa|cfa)\b/i },
  { code: "GNF", name: "Guinean francs", sign: "GNF", pattern: /\b(gnf|guinean? francs?)\b/i },
  { code: "GMD", name: "Gambian dalasis", sign: "D", pattern: /\b(gmd|dalasis?)\b/i },
  { code: "ZAR", name: "South African rand", sign: "R", pattern: /\b(zar|rands?)\b|^r ?\d/i },
  { code: "INR", name: "Indian rupees", sign: "₹", pattern: /[₹₨]|\b(inr|rs|rupees?)\b/i },
  { code: "EUR", name: "euros", sign: "€", pattern: /€|\b(eur|euros?)\b/i },
  { code: "GBP", name: "British pounds", sign: "£", pattern: /£|\b(gbp|pounds?|sterling)\b/i },
  { code: "CHF", name: "Swiss francs", sign: "CHF", pattern: /\b(chf|swiss francs?)\b/i },
  { code: "AED", name: "dirhams", sign: "AED", pattern: /\b(aed|dhs?|dirhams?)\b/i },
  { code: "CNY", name: "Chinese yuan", sign: "CN¥", pattern: /\b(cny|rmb|yuan|renminbi)\b|\bcn¥/i },
  { code: "CAD", name: "Canadian dollars", sign: "CA$", pattern: /\b(c|ca|can)\$|\bcad\b|\bcanadian dollars?\b/i },
  { code: "AUD", name: "Australian dollars", sign: "A$", pattern: /\b(a|au)\$|\baud\b|\baustralian dollars?\b/i },
  { code: storedCurrency, name: "US dollars", sign: "US$", pattern: /\$|\b(usd|us|usa|u s|dollars?|bucks)\b/i },
];

/**
 * Returns the code of the currency that an amount such as "L$ 5,000" or a name such as "Rent (LRD)" is in; undefined if it
 * names none. "$" alone means US dollars, "L" alone means nothing.
 */
export function currencyOfText(text: string): string | undefined {
  const words = text
    .slice(0, maxWrittenLength)
    .replaceAll(/\.(?!\d)/g, "")
    .replaceAll(/(\d)(?=\p{L})/gu, "$1 ")
    .replaceAll(/(\p{L})(?=\d)/gu, "$1 ")
    .replaceAll(/(\p{Ll}{2})(?=\p{Lu})/gu, "$1 ")
    .replaceAll(/[_\s]+/g, " ")
    .trim();
  return currencies.find(({ pattern }) => pattern.test(words))?.code;
}

/** Returns the currency with a code; undefined if it is not known here. */
export const findCurrency = (code: string): Currency | undefined =>
  currencies.find((currency) => currency.code === code);
