import { amenityGroups } from "#shared/listings/amenities/amenity-names.ts";
import { amenityWord, factWords } from "#shared/listings/matching/amenity-words.ts";

/** SQL expression of the words that the column `words` has, as a number: 1 for the first, 2 for the second, 4 for the third. */
const bitsSql = (words: readonly string[]) =>
  words.map((word, index) => `(instr(words, ' ${word} ') > 0) * ${2 ** index}`).join(" + ");

/** The groups of amenities that a home has; see `bitsOfGroups`. */
export const amenityBitsSql = bitsSql(amenityGroups.map(amenityWord.group));

/** The facts that the fields or the amenities of a home state; see `bitsOfFacts`. */
export const factBitsSql = bitsSql(factWords);
