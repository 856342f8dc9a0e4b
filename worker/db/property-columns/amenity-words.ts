import { type AmenityGroup, amenityGroups } from "#shared/listings/amenities/amenity-names.ts";
import { amenityWord } from "#shared/listings/matching/amenity-words.ts";

/** Returns the SQL condition that a property has a group, for its column `words`. */
export const hasGroupSql = (group: AmenityGroup) => `instr(words, ' ${amenityWord.group(group)} ') > 0`;

/** SQL expression of the groups as a number; see `bitsOfGroups`. */
export const amenityBitsSql = amenityGroups
  .map((group, index) => `(${hasGroupSql(group)}) * ${2 ** index}`)
  .join(" + ");
