/**
 * Spellings of the same word in listings and in searches, as people in Monrovia write them. Each spelling finds all others.
 * Words of two or three letters match whole words only.
 */
const classes = [
  "street|st",
  "road|rd",
  "boulevard|blvd|boulevards",
  "avenue|ave|av",
  "highway|hwy",
  "junction|jct|junc",
  "community|comm",
  "opposite|opp",
  "building|bldg",
  "apartment|apt|apts|appt",
  "bedroom|bdrm|bdr|br|bed room",
  "bathroom|bathrm|bath room",
  "toilet|wc|toilets|water closet",
  "sqft|sq ft|square feet|square foot",
  "ocean|sea|beach|seaside|sea side|oceanside|ocean side|seafront|seashore|oceanfront|beachfront|waterfront|beach front|ocean front|sea front|atlantic",
  "borehole|bore hole",
  "generator|genset|gen set|gen|genarator|genrator",
  "standby|stand by",
  "fence|fenced|fencing",
  "guard|watchman|watchmen|watch man|watch men",
  "wifi|wi fi|internet|broadband",
  "aircon|ac|a c|acs|air con|air condition|air conditioning|air conditioner|air conditioners|air conditioned|aircondition|airconditioning",
  "solar|inverter",
  "garage|carport|car port",
  "elevator|lift",
  "veranda|verandah|porch",
  "bq|boys quarter|boy quarter|staff quarter|servant quarter",
  "gym|fitness|gymnasium",
  "self contained|self contain|selfcontained",
  "centre|center",
  "furnished",
  "water",
  "parking",
  "lec",
  "hand pump|handpump",
].map((spellings) => spellings.split("|").map((spelling) => spelling.split(" ")));

/** The words of the index that also say what the first spelling of a class says, by the facts of a home; see amenity-words.ts. */
const factsOfWords: Record<string, string[]> = {
  generator: ["_generator_1"],
  borehole: ["_water_borehole"],
  "hand pump": ["_water_hand_pump"],
  fence: ["_fence_1"],
  guard: ["_guard_1"],
  furnished: ["_furnished_1"],
  parking: ["_parking_1"],
  water: ["_group_water"],
  lec: ["_power_own_meter", "_power_shared_meter", "_power_lec"],
};

/** In letters. A shorter spelling is the beginning of many other words. */
const minPrefixLength = 4;
const wholeWords: ReadonlySet<string> = new Set(["comm", "appt"]);

/** A word to find: the whole word or, with `prefix`, the beginning of a word. */
export interface SearchWord {
  word: string;
  prefix: boolean;
}

/** What one part of a search finds: any of its spellings. All words of a spelling must be there. */
export type SearchTerm = SearchWord[][];

const toWord = (word: string): SearchWord => ({
  word,
  prefix: word.length >= minPrefixLength && !wholeWords.has(word),
});

/** Returns a word without the ending of a plural: "generators", "balconies". Other words stay. */
function toSingular(word: string): string {
  if (word.length < 5 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, "y").replace(/s$/, "");
}

/** Returns the longest spelling of a class that begins at a position of the words. */
function findClass(words: readonly string[], index: number) {
  return classes
    .flatMap((spellings) => spellings.map((typed) => ({ spellings, typed })))
    .filter(({ typed }) =>
      typed.every((word, at) => word === words[index + at] || word === toSingular(words[index + at] ?? "")),
    )
    .sort((a, b) => b.typed.length - a.typed.length)[0];
}

/**
 * Returns a term for each word, or for the words of one spelling, with the other spellings.
 * @param isPrefix whether a typed word finds beginnings of words
 */
export function toTerms(words: readonly string[], isPrefix: (word: string) => boolean): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let index = 0; index < words.length; ) {
    const { typed, spellings } = findClass(words, index) ?? {
      typed: words.slice(index, index + 1).map(toSingular),
      spellings: [],
    };
    const facts = factsOfWords[spellings[0]?.join(" ") ?? ""] ?? [];
    const others = [
      ...spellings.filter((spelling) => spelling !== typed).map((all) => all.map(toWord)),
      ...facts.map((word) => [{ word, prefix: false }]),
    ];
    // The beginning "generator" also finds "generators".
    const term = [typed.map((word) => ({ word, prefix: isPrefix(word) })), ...others];
    // "A/C" is indexed as one word: "a" and "c" are in most texts.
    const isSearched = (all: SearchWord[]) => spellings.length === 0 || all.some(({ word }) => word.length > 1);
    terms.push(term.filter(isSearched));
    index += typed.length;
  }
  return terms;
}
