import { createGroupFinder, findAmenityGroups, type HomeAmenities } from "../amenities/amenity-phrases.ts";
import { toIndexWords } from "../words.ts";
import { createAmenityReader } from "./amenity-words.ts";
import { readOnce } from "./read-once.ts";

/** The fields whose words a search finds. */
export const searchableFields = [
  "title",
  "reference",
  "property_type",
  "area",
  "city",
  "state",
  "address",
  "description",
  "landmark",
] as const;
/** Those that many homes have in common. */
const sharedFields: ReadonlySet<string> = new Set(["property_type", "area", "city", "state"]);
export type SearchableFields = Record<(typeof searchableFields)[number], string | null>;
/** Returns the distinct search words of a home, with a space before and after each. */
export const toSearchWords = (fields: SearchableFields & HomeAmenities): string =>
  ` ${[...createWordReader(findAmenityGroups)(fields)].join(" ")} `;

/**
 * Returns a function that returns the distinct search words of a home. It reads each name that many homes share once, so one
 * function reads many homes faster.
 */
export function createWordReader(
  findGroups = createGroupFinder(),
): (fields: SearchableFields & HomeAmenities) => Set<string> {
  const readShared = readOnce(toIndexWords);
  const readAmenities = createAmenityReader(findGroups);
  return (fields) => {
    const words = new Set<string>();
    for (const name of searchableFields) {
      const text = fields[name];
      if (!text) continue;
      for (const word of sharedFields.has(name) ? readShared(text) : toIndexWords(text)) words.add(word);
    }
    // "near ELWA hospital" finds homes with such a landmark.
    if (fields.landmark) words.add("near");
    for (const word of readAmenities(fields)) words.add(word);
    return words;
  };
}
