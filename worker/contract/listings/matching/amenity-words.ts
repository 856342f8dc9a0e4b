import { type AmenityGroup, amenityGroups } from "../amenities/amenity-names.ts";
import { createGroupFinder, findJoinedWords, type HomeAmenities } from "../amenities/amenity-phrases.ts";
import { toIndexWords, toSearchKey } from "../search-query/words.ts";
import { readOnce } from "./read-once.ts";

/** Amenities as words of the search, beside the words of texts. */
export const amenityWord = {
  group: (group: AmenityGroup) => `_group_${group.replace("-", "_")}`,
  name: (name: string) => `_amenity_${toSearchKey(name) || "-"}`,
};

/**
 * Returns a function that returns the words for what a home has: the search words of its amenities, their names and their
 * groups. It reads each amenity once.
 */
export function createAmenityReader(findGroups = createGroupFinder()): (home: HomeAmenities) => string[] {
  const readAmenity = readOnce((name) => [
    ...toIndexWords(name),
    ...findJoinedWords(name),
    ...(toSearchKey(name) ? [amenityWord.name(name)] : []),
  ]);
  return (home) => [...home.amenities.flatMap(readAmenity), ...findGroups(home).map(amenityWord.group)];
}

/** Returns the number of some groups: 1 for the first of `amenityGroups`, 2 for the second, 4 for the third. */
export function bitsOfGroups(groups: readonly AmenityGroup[]): number {
  return amenityGroups.reduce((bits, group, index) => bits + (groups.includes(group) ? 2 ** index : 0), 0);
}

/** Returns the groups of such a number. */
export function groupsOfBits(bits: number): AmenityGroup[] {
  return amenityGroups.filter((_, index) => bits & (2 ** index));
}
