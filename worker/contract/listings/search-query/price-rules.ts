import { atLeastPattern, atMostPattern, moreThanPattern, numberPattern, toNumber } from "./number-words.ts";
import type { SearchFilters } from "./parsed-search.ts";
import { createRule, type SearchRule } from "./search-rule.ts";

/** In US dollars, as in the listings. */
const maxAmount = 1_000_000_000;
/** A smaller number without a currency may count anything. */
const minPlainAmount = 20;
/** A range from here on is a price even without a currency, such as "300-600". */
const minPlainRange = 100;

const multipliers: Record<string, number> = { h: 100, k: 1000, t: 1000, m: 1_000_000 };

const currencyBefore = String.raw`(?:us_d?_)?\$_|usd_`;
const currencyAfter = String.raw`_(?:\$|usd?(?![a-z])(?:_\$|_dollars?)?|dollars?|bucks)`;
const money =
  `(${currencyBefore})?(${numberPattern})` +
  String.raw`((?:(?:_(?:k|hundred|thousand|million)|m)(?![a-z\d]))*)(${currencyAfter})?`;

const rangePattern = `(?:(between)_|from_)?${money}_(-|to|and|&)_${money}`;
const boundPattern =
  `(?:(${atMostPattern}|budget(?:_:| is| of)?)_|(${atLeastPattern}|${moreThanPattern})_|((?:starting )?from)_)?${money}` +
  String.raw`(?:((?: or| and) (?:less|below|under)| max(?:imum)?)|(_\+|(?: or| and) (?:more|above|over|up)| upwards?))?`;

const perMonth = /^[\s-]*(?:(?:a|per|each|every)[\s-]+|\/\s*)mo(?:nth)?(?![a-z])|^\s*(?:monthly|pm|pcm)(?![a-z])/;
/** A price for another time or for a part of the property cannot be compared with the prices of listings. */
const perOther =
  /^[\s-]*(?:(?:an?|per|each|every)[\s-]+|\/\s*)(?:year|yr|annu|week|day|night|hour|person|acre|lot|plot|sq)|^\s*(?:yearly|annual|weekly|daily|nightly)/;
/** After a number that counts something else than dollars. */
const otherUnit =
  /^[\s-]*(?:%|(?:sq|acre|lot|plot|hectare|met(?:er|re)|mile|minute|hour|year|night|day|week|bed|bath|toilet|person|people|street)|(?:ft|feet|m2|km|mins?|hrs?|yrs?|brs?|ba|st|rooms|guests|seats|pax|months?)(?![a-z]))/;

/** Returns whether the text has amounts in Liberian dollars, which are not converted. */
export function hasLiberianDollars(text: string): boolean {
  return /(?:^|[^a-z])l(?:\$|r?d(?![a-z]))|liberian dol/.test(text);
}

interface Amount {
  value: number;
  multiplier: number;
  hasCurrency: boolean;
  /** Whether it is money for sure: "$400", "85k". */
  isSure: boolean;
}

/** Reads the four groups of `money`. */
function readAmount([before, number = "", factors = "", after]: (string | undefined)[]): Amount {
  let multiplier = 1;
  for (const [name] of factors.matchAll(/[a-z]+/g)) multiplier *= multipliers[name.charAt(0)] ?? 1;
  const hasCurrency = Boolean(before || after);
  return {
    value: toNumber(number) * multiplier,
    multiplier,
    hasCurrency,
    isSure: hasCurrency || /k|th|mi/.test(factors),
  };
}

const textAfter = ({ input, index, 0: { length } }: RegExpExecArray) => input.slice(index + length);

/** Returns whether the number can be an amount. `after` is the text after it. */
function isPossible({ value, hasCurrency }: Amount, after: string): boolean {
  if (perOther.test(after) || (!hasCurrency && otherUnit.test(after))) return false;
  return value >= (hasCurrency ? 1 : minPlainAmount) && value <= maxAmount;
}

function readRange(match: RegExpExecArray): SearchFilters | undefined {
  const after = textAfter(match);
  const [between, separator = ""] = [match[1], match[6]];
  const [low, high] = [readAmount(match.slice(2, 6)), readAmount(match.slice(7, 11))];
  // "50 to 80k" means 50,000.
  if (low.multiplier === 1 && low.value < high.value / high.multiplier) low.value *= high.multiplier;
  const hasCurrency = low.hasCurrency || high.hasCurrency;
  if (![low, high].every((amount) => isPossible({ ...amount, hasCurrency }, after))) return undefined;
  if (/and|&/.test(separator) && !between) return undefined;
  const isPhoneNumber = /^-\d/.test(after) || match.input[match.index - 1] === "-";
  const isPlainRange = low.value >= minPlainRange && low.value < high.value && !isPhoneNumber;
  if (!(between || low.isSure || high.isSure || isPlainRange || perMonth.test(after))) return undefined;
  return { min_price: Math.min(low.value, high.value), max_price: Math.max(low.value, high.value) };
}

/** A single amount without a comparison is what somebody can pay, so an upper bound. */
function readBound(match: RegExpExecArray): SearchFilters | undefined {
  const after = textAfter(match);
  const [, atMost, atLeast, from, , , , , orLess, orMore] = match;
  const amount = readAmount(match.slice(4, 8));
  if (!isPossible(amount, after)) return undefined;
  if (!(amount.isSure || atMost || atLeast || orLess || orMore || perMonth.test(after))) return undefined;
  const isMinimum = !atMost && (atLeast || from || orMore);
  return isMinimum ? { min_price: amount.value } : { max_price: amount.value };
}

export const priceRules: SearchRule[] = [createRule(rangePattern, readRange), createRule(boundPattern, readBound)];
