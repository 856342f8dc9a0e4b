import type { PropertyType } from "#shared/listings/property-options.ts";
import type { SearchFilters } from "../parsed-search.ts";
import { asText, createRule, type SearchRule } from "./search-rule.ts";

/** Words that look like a filter, but are something else. They stay text. */
const textPhrases = [
  // References and phone numbers.
  String.raw`mh_\d+|0\d(?:_\d)*`,
  // Sizes.
  String.raw`\d+_(?:x|by)_\d+`,
  "flat (?:land|roof|screen|tv)",
  "(?:guest|rest|club|court|white|light)_houses?",
  "(?:post|head|passport|immigration|police)_offices?",
  "(?:barber|beauty|coffee|tea|cook|repair|work)_shops?",
  "land_(?:lord|lady|mark)s?",
  "house_(?:boy|girl|help|keeper)s?",
  "(?:semi|half|part|partly|partially)_furnish(?:ed)?",
  "not_available",
  "to_let me",
  "(?:security|guard|caution|rent) (?:deposit|money)",
];

/** People do not distinguish offices to rent, "Office Space", from offices for sale. */
const types: [string, ...PropertyType[]][] = [
  ["studios?(?: (?:apartment|flat|apt|room)s?)?|bed_?sit(?:ter)?s?", "Studio"],
  ["town_(?:house|home)s?", "Townhouse"],
  ["pent_houses?", "Penthouse"],
  ["ware_houses?", "Warehouse"],
  ["houses?", "House"],
  ["ap+a?rt?[ae]?m[ae]n?ts?|apts?|app?tm?ts?|flats?", "Apartment"],
  ["vill?as?", "Villa"],
  ["condo(?:s|miniums?)?", "Condo"],
  ["duplex(?:es)?", "Duplex"],
  ["lofts?", "Loft"],
  ["office_spaces?|offices?", "Office Space", "Office"],
  ["events? (?:cent(?:er|re)|hall|space|venue)s?", "Event Center"],
  ["lands?|plots?(?: of land)?", "Land"],
  ["shops?|commercial(?: (?:space|propert(?:y|ies)|building)s?)?", "Commercial"],
];

const words: [string, SearchFilters][] = [
  ["(?:for|on|4|up for)_sales?|sale|selling|(?:to_|for_)?(?:buy|buying|purchase|purchasing)", { kind: "buy" }],
  ["(?:(?:for|to|on|4)_)?(?:rent|rents|rental|rentals|renting|lease|leasing|hire)|to_let|letting", { kind: "rent" }],
  ["monthly|(?:per_|/_|p/)(?:month|mth|mo)", { kind: "rent" }],
  ["(?:un|non|not)_furnish(?:ed)?", { furnished: false }],
  ["(?:(?:fully|well)_)?furnish(?:ed)?", { furnished: true }],
  ["no pets?(?: allowed)?|pets? not allowed", { pets: false }],
  ["(?:dogs?|cats?)(?:_friendly| (?:allowed|ok|welcome))|pets?(?:_(?:friendly|allowed|ok|welcome))?", { pets: true }],
  ["(?:no|without) (?:car )?parking", { parking: false }],
  [
    "(?:car_)?(?:parking|packing (?=space|lot|spot|area))(?: (?:space|spot|lot|area)s?)?|car_parks?|parking_space",
    { parking: true },
  ],
  ["available(?: (?:now|only))?(?! (?:from|after|until|by|soon))", { available: true }],
];

/** The month after a price: "$400 a month". Elsewhere it may be a date or a duration. */
export const monthAfterPrice = createRule("(?:a|each|every) (?:month|mth|mo)|p_/?_m|pcm", () => ({
  filters: { kind: "rent" },
}));

/** A self-contained room is a studio, unless the search names another type or bedrooms. */
export const selfContained: SearchFilters = { property_type: ["Studio"] };
const selfContainedPattern = "(?:(?:single|one|1|a) )?(?:room )?self_contain(?:ed|s)?(?: (?:room|unit)s?)?";

/** Kinds, types and yes-or-no filters. */
export const wordRules: SearchRule[] = [
  createRule(textPhrases.join("|"), () => asText),
  createRule(selfContainedPattern, () => ({ filters: selfContained })),
  ...types.map(([source, ...names]) => createRule(source, () => ({ filters: { property_type: names } }))),
  ...words.map(([source, filters]) => createRule(source, () => ({ filters }))),
];
