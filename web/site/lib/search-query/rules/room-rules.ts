import type { SearchFilters } from "../parsed-search.ts";
import {
  atLeastPattern,
  atMostPattern,
  isExclusive,
  moreThanPattern,
  numberPattern,
  toNumber,
} from "./number-words.ts";
import { startsWithUnit } from "./price-units.ts";
import { asText, createRule, type SearchRule } from "./search-rule.ts";

/** Larger numbers are something else. */
const maxRooms = 20;
/** A number without a word for rooms, as in "4 or more", counts bedrooms up to here. */
const maxPlainRooms = 10;

const number = `(${numberPattern})`;
const orMore = String.raw`_\+|_plus| (?:or|and) (?:more|above|over|up)(?:wards?)?`;
const orLess = " (?:or|and) (?:less|fewer|below|under)| (?:at )?(?:max(?:imum)?|most)";
const comparison = `(?:(${atMostPattern})_|(${moreThanPattern})_|(${atLeastPattern}|from)_|(exactly|exact|strictly|only|just)_|between_)?`;
const range = String.raw`${number}(?:_\(\d+\))?(?:(?:_-_|_/_| to | or | and )${number})?(${orMore}| only)?`;
const bedrooms = "b(?:ed_(?:roo?m|rm)s?|eds?|drms?|drs?|ds?|rs?|hk)";
const bathrooms = "bath(?:_roo?m)?s?|bths?|ba|wcs?";
/** A living room is in every home. */
const andParlor = "(?: (?:and|n|with)|_[&+])?_(?:a )?(?:pa(?:rlou?|lo)r|living_room|sitting_room|hall)s?";

/** Returns the filter of a range; nothing for impossible ones. */
function toBedrooms(from: number, to: number): SearchFilters | undefined {
  if (from > to || (from < 1 && to > maxRooms) || (from > maxRooms && from === to)) return undefined;
  if (from === to) return { bedrooms: from };
  return { ...(from > 0 && { min_bedrooms: from }), ...(to <= maxRooms && { max_bedrooms: to }) };
}

/** Digits may follow, as in "3br2ba". */
const roomCount = createRule(
  `${comparison}${range}_(?:(${bedrooms})(?:${andParlor}(?![\\p{L}]))?|${bathrooms})(?:(${orMore})|(${orLess})|( only))?`,
  ([, before, moreThan, atLeast, exactly, first = "", second, after, isBedrooms, plus, orFewer, only]) => {
    const [low = 0, high = low] = [first, second ?? first]
      .map(toNumber)
      .map((count) => (isBedrooms ? Math.floor(count) : Math.floor(count * 2) / 2))
      .sort((a, b) => a - b);
    if (low < 1 || high > maxRooms) return undefined;
    const atMost = before ?? orFewer;
    const isMore = Boolean(atLeast || plus || (after && after !== " only"));
    if (!isBedrooms) return atMost ? asText : { filters: { min_bathrooms: low + (moreThan ? 1 : 0) } };
    if (atMost) return { filters: toBedrooms(0, high - (isExclusive(atMost) ? 1 : 0)) };
    if (moreThan) return { filters: { min_bedrooms: low + 1 } };
    if (isMore) return { filters: { min_bedrooms: low } };
    if (second) return { filters: toBedrooms(low, high) };
    // "One bed" means exactly one. Visitors who want more rooms type a larger number.
    const isExact = exactly || only || after || low === 1;
    return { filters: isExact ? { bedrooms: low } : { min_bedrooms: low } };
  },
  String.raw`(?!'?\p{L})`,
);

/** "4 or more" counts bedrooms. With another unit, such as acres, it is text. */
const plainCount = createRule(
  `(?:(up to|upto|at most|max(?:imum)?(?: of)?|no(?:t)? more than)_|(more than)_|(${atLeastPattern})_|(exactly)_)?${number}(${orMore})?`,
  (match) => {
    const [all, atMost, moreThan, atLeast, exactly, text = "", after] = match;
    const count = toNumber(text);
    if (!(atMost || moreThan || atLeast || exactly || after)) return undefined;
    if (!Number.isInteger(count) || count > maxPlainRooms) return undefined;
    if (startsWithUnit(match.input.slice(match.index + all.length))) return undefined;
    if (atMost) return { filters: toBedrooms(0, count) };
    return { filters: exactly ? { bedrooms: count } : { min_bedrooms: count + (moreThan ? 1 : 0) } };
  },
);

/** "Bedrooms: 3", as in a form. */
const namedCount = createRule(`bed_rooms?(?:_:_| )${number}`, (match) => {
  const count = Math.floor(toNumber(match[1] ?? ""));
  if (count < 1 || count > maxRooms || startsWithUnit(match.input.slice(match.index + match[0].length)))
    return undefined;
  return { filters: count === 1 ? { bedrooms: 1 } : { min_bedrooms: count } };
});

/** A bedroom with a living room of its own, or one room. */
const oneRoom = createRule(
  "(?:(?:a|one|1|single) )?rooms?(?: and |_&_|_\\+_| n | with | )(?:a )?(?:pa(?:rlou?|lo)r|hall)s?|" +
    "(?:(?:a|one|1|single) )?pa(?:rlou?|lo)r(?: and |_&_| n )(?:a )?room|" +
    "(?:(?:a|one|1|single) )?chamber(?: and |_&_| n )(?:a )?hall|" +
    "(?:single|one|1) room(?! self)|single bed_?(?:room)?s?",
  () => ({ filters: { bedrooms: 1 } }),
);

export const roomRules: SearchRule[] = [oneRoom, roomCount, namedCount, plainCount];
