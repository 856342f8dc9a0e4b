import type { AmenityGroup } from "#shared/listings/amenities/amenity-names.ts";
import type { SortOrder } from "#shared/listings/property-options.ts";
import type { SearchFilters } from "../parsed-search.ts";
import { createRule, type SearchRule } from "./search-rule.ts";

const anyMeter = ["own_meter", "shared_meter"];
/** Words for one fact. A home passes if its fields or its amenities say so. */
const facts: [string, SearchFilters][] = [
  [
    String.raw`(?:(?:stand_by|back_up|private|own|big|silent|\d+_kva) )*(?:generators?|gen_sets?|gen)(?: set| backup| power)?(?! (?:house|room))`,
    { generator: ["true"] },
  ],
  ["(?:own|private|separate|individual) (?:lec |electric |prepaid |light )?meters?", { power: ["own_meter"] }],
  ["shared? (?:lec |electric |prepaid |light )?meters?", { power: ["shared_meter"] }],
  [
    "(?:lec|l\\.?_e\\.?_c\\.?)(?: (?:power|current|lights?|electricity|meters?|supply|grid))?|(?:prepaid|electric|electricity|light|current) meters?",
    { power: anyMeter },
  ],
  ["bore_holes?(?: water)?", { water: ["borehole"] }],
  ["(?:pipe_borne|piped|lwsc)(?: water)?(?: supply)?", { water: ["piped"] }],
  ["hand_pumps?(?: water)?", { water: ["hand_pump"] }],
  ["(?:water|poly)_tanks?|water reservoir", { water: ["tank"] }],
  [
    "(?:(?:high|good|strong|concrete|perimeter|brick|block|fully|well|completely|security|wall|all round) )*(?:fences?|fenced|fencing|walled)(?: in| round| around| compound| yard| walls?)?|perimeter walls?",
    { fence: ["true"] },
  ],
  [
    "(?:(?:security|night|day|armed|day and night|night and day|24_(?:hours?|hrs?|h|/_7)) )*(?:guards?|watch_m[ae]n)(?! (?:deposit|money|house|post|rail|dog|room))",
    { guard: ["true"] },
  ],
  ["(?:paved|tarred|tar|tarmac) (?:road|street|access)s?(?: road)?", { road: ["paved"] }],
  ["all weather roads?", { road: ["paved", "all_weather"] }],
  [
    "(?:no|never|not|without|(?:does|do) not|doesn't|don't) (?:any )?flood(?:s|ing|ed)?|flood_free",
    { floods: ["never"] },
  ],
  [
    "(?:good|strong) (?:(?:phone|cell|mobile|lonestar|orange) )?(?:network|signal|coverage|reception)",
    { signal: ["good"] },
  ],
];

const allDay = "24_(?:hours?|hrs?|h|/_7) |24 |";
/** Words for a whole group of amenities. */
const amenities: [string, AmenityGroup][] = [
  [
    `(?:${allDay}constant |steady |stable |good |city )?(?:lights?|current|electricity|power)(?: supply)?` +
      "(?! (?:house|plant|socket|bill|bulb|industry|listing|price|owner))",
    "power",
  ],
  [
    `(?:${allDay}constant |steady |running |tap |pipe_borne |piped |clean |good |city |indoor )?water(?: supply)?` +
      "(?!_(?:tank|pump|front|view|side|heater|well|park|fall|proof|street))",
    "water",
  ],
  [
    `(?:${allDay}good |tight )?security(?! (?:guard|door|camera|system|post|men|man|house|deposit|officer|money))`,
    "security",
  ],
  [
    "air_con(?:ds?|ditioning|ditioners?|ditioned|ditions?)?|a/cs?|a[.]c[.]?|acs?|split (?:units?|ac)",
    "air-conditioning",
  ],
  [
    "(?:(?:high speed|fast|free|good) )?(?:internet|wi_fi|wireless|broadband|fib(?:re|er)(?: optics?)?)(?: (?:access|connection|service|ready))?",
    "internet",
  ],
];

const orders: [string, SortOrder][] = [
  [
    "(?:the |most |very |really )?(?:cheap(?:est|er)?|lowest|low)(?: (?:price[sd]?|rents?|rates?|cost|budget))?(?: first)?|(?:more |most )?affordable|" +
      "(?:(?:least|less|not|not too|not very|not so) |in)expensive|(?:price )?low(?:est)? to high(?:est)?",
    "price-low",
  ],
  [
    "(?:the )?(?:most expensive|highest (?:price[sd]?|rents?))(?: first)?|(?:price )?high(?:est)? to low(?:est)?|expensive",
    "price-high",
  ],
  [
    "(?:the )?(?:newest|latest|most recent|recently (?:listed|added|posted)|just (?:listed|added|posted)|new listings?)(?: first)?",
    "newest",
  ],
  ["(?:the )?(?:biggest|largest)(?: first)?", "size-large"],
  ["(?:the )?smallest(?: first)?", "size-small"],
];

/** "Near the ocean" means by the ocean: no home has the word "near" for it. */
const nearWater = createRule(
  "(?:very )?(?:(?:walking distance|(?:\\d+ )?minutes(?: walk)?|walk) (?:to|from)|near|nearby|near to|close to|close by|by|beside|besides|next to|facing|overlooking|along|around|at|on|off|behind) " +
    "(?:to )?(?:the )?(ocean|sea|beach|atlantic|sea_side|sea_shore|shore|coast)(?: front| side| line)?(?! road)",
  ([, water]) => ({ text: water }),
);

/** Red Light is a market and its area, not electricity. */
const isRedLight = ({ input, index }: RegExpExecArray) => /red[\s-]$/u.test(input.slice(0, index));

/** Groups of amenities, orders, and what is searched for a place by the ocean. */
export const rareRules: SearchRule[] = [
  nearWater,
  ...facts.map(([source, filters]) => createRule(source, () => ({ filters }))),
  ...amenities.map(([source, group]) =>
    createRule(source, (match) => (isRedLight(match) ? undefined : { filters: { amenity: [group] } })),
  ),
  ...orders.map(([source, sort]) => createRule(source, () => ({ filters: { sort } }))),
];
