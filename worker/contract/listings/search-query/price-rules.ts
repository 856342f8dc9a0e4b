import { atLeastPattern, atMostPattern, moreThanPattern, numberPattern, toNumber } from "./number-words.ts";
import type { SearchFilters } from "./parsed-search.ts";
import { createRule, type SearchRule } from "./search-rule.ts";

/** In US dollars, as in the listings. */
const maxAmount = 1_000_000_000;
/** A smaller number without a currency may count anything. */
const minPlainAmount = 20;
/** A range from here on is a price even without a currency, such as "300-600". */
const minPlainRange = 100;

const factors: Record<string, number> = { h: 100, k: 1000, t: 1000, m: 1_000_000 };

/** Four groups: currency, number, factors, currency. */
const money =
  String.raw`((?:us_d?_)?\$_|usd_)?(${numberPattern})((?:(?:_(?:k|hundred|thousand|million)|m)(?![a-z\d]))*)` +
  String.raw`(_(?:\$|usd?(?![a-z])(?:_\$|_dollars?)?|dollars?|bucks))?`;
const rangePattern = `(?:(between)_|from_)?${money}_(-|to|and|&)_${money}`;
const boundPattern =
  `(?:(${atMostPattern}|budget(?:_:| is| of)?)_|(${atLeastPattern}|${moreThanPattern})_|((?:starting )?from)_)?${money}` +
  String.raw`(?:((?: or| and) (?:less|below|under)| max(?:imum)?)|(_\+|(?: or| and) (?:more|above|over|up)))?`;

/** What a number counts: groups for "per", a month, "monthly", another unit and "yearly". */
const unitPattern =
  /^[\s-]*((?:an?|per|each|every)[\s-]+|\/\s*)?(?:(mo(?:nth)?s?(?![a-z]))|(monthly|pcm|pm)(?![a-z])|((?:sq|acre|lot|plot|hect|met(?:er|re)|mile|minute|hour|year|annua?|nigh?t|da[iy]|week|bed|bath|toilet|person|people|street|%)|(?:ft|feet|m2|km|mins?|hrs?|yrs?|brs?|ba|st|rooms|guests|seats|pax)(?![a-z]))(ly)?)/;

/** Returns whether a folded text names Liberian dollars, which are not converted. */
export function hasLiberianDollars(text: string): boolean {
  return /(?:^|[^a-z])l(?:\$|r?d(?![a-z]))|liberian dol/.test(text);
}

interface Amount {
  value: number;
  factor: number;
  hasCurrency: boolean;
}

/** Reads the groups of `money`. */
function readAmount([before, number = "", names = "", after]: (string | undefined)[]): Amount {
  let factor = 1;
  for (const [name] of names.matchAll(/[a-z]+/g)) factor *= factors[name.charAt(0)] ?? 1;
  return { value: Math.round(toNumber(number) * factor), factor, hasCurrency: Boolean(before || after) };
}

/**
 * Returns whether amounts are a price of a listing, because of their currency, "k" or a month, or because of the words
 * around them. A price for a year, a night or an acre cannot be compared with listings.
 */
function isPrice({ input, index, 0: all }: RegExpExecArray, amounts: readonly Amount[], isNamed: boolean): boolean {
  const [, per, month, monthly, other, often] = unitPattern.exec(input.slice(index + all.length)) ?? [];
  const hasCurrency = amounts.some((amount) => amount.hasCurrency);
  const isPerMonth = monthly || (month && per);
  if (other ? per || often || !hasCurrency : month && !isPerMonth && !hasCurrency) return false;
  const isInRange = amounts.every(({ value }) => value >= (hasCurrency ? 1 : minPlainAmount) && value <= maxAmount);
  // "2m" may be two metres.
  const isThousands = /\d\s*k|thousand|million/.test(all);
  return isInRange && (isNamed || hasCurrency || isThousands || Boolean(isPerMonth));
}

function readRange(match: RegExpExecArray): SearchFilters | undefined {
  const [between, separator = ""] = [match[1], match[6]];
  const [first, second] = [readAmount(match.slice(2, 6)), readAmount(match.slice(7))];
  // "50 to 80k" means 50,000.
  if (first.factor === 1 && first.value < second.value / second.factor) first.value *= second.factor;
  const isPlainRange = first.value >= minPlainRange && first.value < second.value;
  if (!between && /and|&/.test(separator)) return undefined;
  if (!isPrice(match, [first, second], Boolean(between) || isPlainRange)) return undefined;
  return { min_price: Math.min(first.value, second.value), max_price: Math.max(first.value, second.value) };
}

/** A single amount without a comparison is what a person can pay, so an upper bound. */
function readBound(match: RegExpExecArray): SearchFilters | undefined {
  const [atMost, atLeast, from, orLess, orMore] = [...match.slice(1, 4), ...match.slice(8)];
  const amount = readAmount(match.slice(4, 8));
  if (!isPrice(match, [amount], Boolean(atMost || atLeast || orLess || orMore))) return undefined;
  return !atMost && (atLeast || from || orMore) ? { min_price: amount.value } : { max_price: amount.value };
}

export const priceRules: SearchRule[] = [createRule(rangePattern, readRange), createRule(boundPattern, readBound)];
