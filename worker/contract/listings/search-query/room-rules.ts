import { atLeastPattern, atMostPattern, moreThanPattern, numberPattern, toNumber } from "./number-words.ts";
import { createRule, type SearchRule } from "./search-rule.ts";

/** Larger numbers are something else. */
const maxRooms = 20;

const number = `(${numberPattern})`;
const comparison = `(?:(${atMostPattern})_|(${moreThanPattern})_|(?:${atLeastPattern}|from|between)_)?`;
const range = String.raw`${number}(?:_\(\d+\))?(?:(?:_-_| to | or | and )${number})?(?:_\+| or more)?`;
const bedrooms = "b(?:ed_(?:roo?m|rm)s?|eds?|drms?|drs?|ds?|rs?|hk)";
const bathrooms = "bath(?:_roo?m)?s?|bths?|ba";

/** Digits may follow, as in "3br2ba". */
const roomCount = createRule(
  `${comparison}${range}_(?:(${bedrooms})|${bathrooms})(?:_\\+)?`,
  ([, atMost, moreThan, first = "", second = first, isBedrooms]) => {
    // The list has no filter for "at most 3 bedrooms".
    if (atMost) return "text";
    const rooms = Math.floor(Math.min(toNumber(first), toNumber(second))) + (moreThan ? 1 : 0);
    if (rooms < 1 || rooms > maxRooms) return undefined;
    return isBedrooms ? { min_bedrooms: rooms } : { min_bathrooms: rooms };
  },
  String.raw`(?!'?\p{L})`,
);

/** A bedroom with a living room of its own. */
const roomAndParlor = createRule(
  "(?:(?:a|one|1|single) )?room(?: and |_&_| n | with | )(?:a )?pa(?:rlou?|lo)r",
  () => ({ min_bedrooms: 1 }),
);

export const roomRules: SearchRule[] = [roomCount, roomAndParlor];
