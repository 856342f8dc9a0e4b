import type { SearchFilters } from "../parsed-search.ts";
import { atLeastPattern, atMostPattern, moreThanPattern, numberPattern, toNumber } from "./number-words.ts";
import { readUnit } from "./price-units.ts";
import { asText, createRule, type RecognisedWords, type SearchRule } from "./search-rule.ts";

/** In US dollars, as in the listings. */
const maxAmount = 1_000_000_000;
/** A smaller number without a currency may count anything. */
const minPlainAmount = 20;
/** A range from here on is a price even without a currency, such as "300-600". */
const minPlainRange = 100;
/** Numbers alone are a price from here on; smaller ones are mostly numbers of streets and houses. */
const minBareAmount = 50;
/** Larger ones are phone numbers. */
const maxBareAmount = 99_999_999;

const factors: Record<string, number> = { h: 100, k: 1000, t: 1000, m: 1_000_000 };

const liberianBefore = String.raw`(?:l|ld|lr|lrd|lib|liberian)_\$_|(?:lrd|ld|lbd)_`;
const liberianAfter =
  String.raw`_\$_(?:l|ld|lr|lrd)(?![a-z])|_(?:l|ld|lr|lrd|lib)_\$|_(?:lrd|ld|lbd|liberty|libertys|liberties)(?![a-z])|` +
  "_(?:liberian|liberia|lib)(?:_dollars?|_money|_currency)|_liberian(?![a-z])";

/** A space between thousands, as in "$ 1 500" and "150 000 USD". Without a currency these may be two numbers. */
const spacedThousands = String.raw`[1-9]\d?\s\d{3}(?![\d,.])|[1-9]\d{0,2}\s(?:\d{3}\s)?000(?![\d,.])`;
/** Five groups: currency, number, factors, hundreds beside thousands, currency. */
const money =
  String.raw`((?:u_s_d?_)?\$_|usd?_|${liberianBefore})?(${spacedThousands}|${numberPattern})((?:(?:_(?:k|hundred|thousand|million)|m)(?![a-z\d]))*)(?: (?:and )?([1-9]|one|two|three|four|five|six|seven|eight|nine) hundred(?![a-z]))?` +
  String.raw`(${liberianAfter}|_(?:\$|usd?(?![a-z])(?:_\$|_dollars?)?|united states dollars?|dollars?|bucks))?`;
const rangePattern = `(?:(between|btw|btwn|b/w)_|from_)?${money}_(-|/|to|and|&)_${money}`;
const boundPattern =
  `(?:(${atMostPattern}|budget(?:_:| is| of)?)_|(${atLeastPattern}|${moreThanPattern})_|((?:starting )?(?:from|at))_)?${money}` +
  String.raw`(?:((?: or| and) (?:less|below|under|lower)| max(?:imum)?| downwards?)|(_\+|(?: or| and) (?:more|above|over|up)(?:wards?)?| upwards?| minimum))?`;

interface Amount {
  value: number;
  factor: number;
  hasCurrency: boolean;
  isLiberian: boolean;
}

/** Reads the groups of `money`. */
function readAmount([before, number = "", names = "", hundreds = "", after]: (string | undefined)[]): Amount {
  let factor = 1;
  for (const [name] of names.matchAll(/[a-z]+/g)) factor *= factors[name.charAt(0)] ?? 1;
  return {
    value: Math.round(toNumber(number.replace(/\s/g, "")) * factor + toNumber(hundreds) * 100),
    factor,
    hasCurrency: Boolean(before || after),
    isLiberian: [before, after].some((text) => /^[\s-]*(?:\$[\s-]*)?l/.test(text ?? "")),
  };
}

/** Converts amounts of which at least one names Liberian dollars; undefined without a rate. */
function inUsDollars(amounts: readonly Amount[], lrdPerUsd: number | undefined): Amount[] | undefined {
  if (!amounts.some(({ isLiberian }) => isLiberian)) return [...amounts];
  if (!lrdPerUsd) return undefined;
  return amounts.map((amount) => ({ ...amount, hasCurrency: true, value: Math.round(amount.value / lrdPerUsd) }));
}

/**
 * Returns whether amounts are a price of a listing, because of their currency, "k" or a month, or because of the words
 * around them. A price for a year, a night or an acre cannot be compared with listings.
 */
function isPrice({ input, index, 0: all }: RegExpExecArray, amounts: readonly Amount[], isNamed: boolean): boolean {
  const { isPerMonth, isMonth, isOther, isOtherPrice } = readUnit(input.slice(index + all.length));
  const hasCurrency = amounts.some((amount) => amount.hasCurrency);
  if (isOther ? isOtherPrice || !hasCurrency : isMonth && !isPerMonth && !hasCurrency) return false;
  const isInRange = amounts.every(({ value }) => value >= (hasCurrency ? 1 : minPlainAmount) && value <= maxAmount);
  // "2m" may be two metres.
  const isThousands = /\d\s*k|thousand|million/.test(all);
  return isInRange && (isNamed || hasCurrency || isThousands || isPerMonth);
}

/** A number alone, which the parts beside it decide about. */
function isBare({ input, index, 0: all }: RegExpExecArray, { value, factor }: Amount): boolean {
  const { isMonth, isOther } = readUnit(input.slice(index + all.length));
  // "Seventy second street" is no price, and "770 123" is a part of a phone number.
  if ((factor === 1 && !/\d/.test(all)) || /\d\s\d/.test(all)) return false;
  // "2m" may be two metres.
  return factor <= 100 && value >= minBareAmount && value <= maxBareAmount && !isMonth && !isOther;
}

function readRange(match: RegExpExecArray, lrdPerUsd: number | undefined): RecognisedWords | undefined {
  const [between, separator = ""] = [match[1], match[7]];
  const written = [readAmount(match.slice(2, 7)), readAmount(match.slice(8))] as const;
  // "50 to 80k" means 50,000.
  const [first, last] = written;
  if (first.factor === 1 && first.value < last.value / last.factor) first.value *= last.factor;
  const isPlainRange = first.value >= minPlainRange && first.value < last.value;
  if ((!between && /and|&/.test(separator)) || (separator === "/" && !isPlainRange)) return undefined;
  const amounts = inUsDollars(written, lrdPerUsd);
  if (!amounts) return asText;
  if (!isPrice(match, amounts, Boolean(between) || isPlainRange)) return undefined;
  const values = amounts.map(({ value }) => value);
  return { filters: { min_price: Math.min(...values), max_price: Math.max(...values) } };
}

/** A single amount without a comparison is what a person can pay, so an upper bound. */
function readBound(match: RegExpExecArray, lrdPerUsd: number | undefined): RecognisedWords | undefined {
  const [atMost, atLeast, from, orLess, orMore] = [...match.slice(1, 4), ...match.slice(9)];
  const [amount] = inUsDollars([readAmount(match.slice(4, 9))], lrdPerUsd) ?? [];
  if (!amount) return asText;
  const isMinimum = !atMost && (atLeast || from || orMore);
  const filters: SearchFilters = isMinimum ? { min_price: amount.value } : { max_price: amount.value };
  if (isPrice(match, [amount], Boolean(atMost || atLeast || orLess || orMore))) return { filters };
  return isBare(match, amount) ? { filters, isBareNumber: true } : undefined;
}

/** Returns the rules of prices. @param lrdPerUsd Liberian dollars for one US dollar */
export const createPriceRules = (lrdPerUsd: number | undefined): SearchRule[] => [
  createRule(rangePattern, (match) => readRange(match, lrdPerUsd)),
  createRule(boundPattern, (match) => readBound(match, lrdPerUsd)),
];
