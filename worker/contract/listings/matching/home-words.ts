import type { HomeAmenities } from "../amenities/amenity-phrases.ts";
import { toIndexWords } from "../search-query/words.ts";
import { toAmenityWords } from "./amenity-words.ts";

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
export type SearchableFields = Record<(typeof searchableFields)[number], string | null>;
/** The fields that say which amenities a home has. */
export const amenityFields = ["amenities", "furnished", "has_parking"] as const;

/** Returns the distinct search words of a home, with a space before and after each. */
export function toSearchWords(fields: SearchableFields & HomeAmenities): string {
  const texts = searchableFields.map((name) => fields[name]);
  // "near ELWA hospital" finds homes with such a landmark.
  const words = toIndexWords([...texts, fields.landmark && "near"].join(" "));
  return ` ${[...new Set([...words, ...toAmenityWords(fields)])].join(" ")} `;
}
