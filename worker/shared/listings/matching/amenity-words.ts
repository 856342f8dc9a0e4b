import { type AmenityGroup, amenityGroups } from "../amenities/amenity-names.ts";
import {
  createGroupFinder,
  factOf,
  findJoinedWords,
  type HomeAmenities,
  readStatedFacts,
} from "../amenities/amenity-phrases.ts";
import { factPhrases, factWord } from "../amenities/fact-phrases.ts";
import { livingFilterNames, livingFilters } from "../details/living-filters.ts";
import { toIndexWords, toSearchKey } from "../words.ts";
import { readOnce } from "./read-once.ts";

/** Amenities as words of the search, beside the words of texts. */
export const amenityWord = {
  group: (group: AmenityGroup) => `_group_${group.replace("-", "_")}`,
  name: (name: string) => `_amenity_${toSearchKey(name) || "-"}`,
};

const factNames = [...new Set(factPhrases.map(({ name }) => name))];

/** Returns the words for the known facts of a home by its fields. */
const fieldWords = (home: HomeAmenities): string[] =>
  factNames.flatMap((name) => {
    const value = factOf(home, name);
    return value === null ? [] : [factWord({ name, value: String(value) })];
  });

/** Returns a function that returns the words for the facts that the fields or the amenities of a home state. */
export function createFactReader(): (home: HomeAmenities) => string[] {
  const readAmenity = readOnce((name) => readStatedFacts(name).map(factWord));
  return (home) => [...fieldWords(home), ...home.amenities.flatMap(readAmenity)];
}

/** Every fact that a home may have, as a word. Their order is that of the bits in `fact_bits`, so a new one is added at the end. */
export const factWords: readonly string[] = [
  ...livingFilterNames.flatMap((name) => livingFilters[name].map((value) => factWord({ name, value }))),
  ...(["furnished", "parking", "pets"] as const).flatMap((name) =>
    ["true", "false"].map((value) => factWord({ name, value })),
  ),
  factWord({ name: "power", value: "lec" }),
];

/** Returns the number of some facts: 1 for the first of `factWords`, 2 for the second, 4 for the third. */
export const bitsOfFacts = (words: readonly string[]): number =>
  factWords.reduce((bits, word, index) => bits + (words.includes(word) ? 2 ** index : 0), 0);

/** Returns the facts of such a number, as words. */
export const factsOfBits = (bits: number): string[] => factWords.filter((_, index) => bits & (2 ** index));

/**
 * Returns a function that returns the words for what a home has: the search words of its amenities, their names, their
 * groups, and the facts that its fields or amenities state. It reads each amenity once.
 */
export function createAmenityReader(findGroups = createGroupFinder()): (home: HomeAmenities) => string[] {
  const readAmenity = readOnce((name) => [
    ...toIndexWords(name),
    ...findJoinedWords(name),
    ...(toSearchKey(name) ? [amenityWord.name(name)] : []),
  ]);
  const readFacts = createFactReader();
  return (home) => [
    ...home.amenities.flatMap(readAmenity),
    ...findGroups(home).map(amenityWord.group),
    ...readFacts(home),
  ];
}

/** Returns the number of some groups: 1 for the first of `amenityGroups`, 2 for the second, 4 for the third. */
export function bitsOfGroups(groups: readonly AmenityGroup[]): number {
  return amenityGroups.reduce((bits, group, index) => bits + (groups.includes(group) ? 2 ** index : 0), 0);
}

/** Returns the groups of such a number. */
export function groupsOfBits(bits: number): AmenityGroup[] {
  return amenityGroups.filter((_, index) => bits & (2 ** index));
}
