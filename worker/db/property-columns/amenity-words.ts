import { type AmenityGroup, amenityGroups } from "#contract/listings/amenities/amenity-names.ts";
import {
  findAmenityGroups,
  findJoinedWords,
  type HomeAmenities,
} from "#contract/listings/amenities/amenity-phrases.ts";
import { toIndexWords, toSearchKey } from "#contract/listings/search-query/words.ts";

/** Amenities as words of the full-text index, beside the search words. */
export const amenityWord = {
  group: (group: AmenityGroup) => `_group_${group.replace("-", "_")}`,
  name: (name: string) => `_amenity_${toSearchKey(name) || "-"}`,
};

/** Returns the words of the index for what a home has: the search words of its amenities, their names and their groups. */
export function toAmenityWords(home: HomeAmenities): string[] {
  return [
    ...home.amenities.flatMap((name) => [...toIndexWords(name), ...findJoinedWords(name)]),
    ...home.amenities.filter(toSearchKey).map(amenityWord.name),
    ...findAmenityGroups(home).map(amenityWord.group),
  ];
}

/** Returns the SQL condition that a property has a group, for its column `words`. */
export const hasGroupSql = (group: AmenityGroup) => `instr(words, ' ${amenityWord.group(group)} ') > 0`;

/** SQL expression of the groups as a number: 1 for the first of `amenityGroups`, 2 for the second, 4 for the third. */
export const amenityBitsSql = amenityGroups
  .map((group, index) => `(${hasGroupSql(group)}) * ${2 ** index}`)
  .join(" + ");

/** Returns the number of some groups. */
export function bitsOfGroups(groups: readonly AmenityGroup[]): number {
  return amenityGroups.reduce((bits, group, index) => bits + (groups.includes(group) ? 2 ** index : 0), 0);
}

/** Returns the groups of such a number. */
export function groupsOfBits(bits: number): AmenityGroup[] {
  return amenityGroups.filter((_, index) => bits & (2 ** index));
}
