import { typeFamilies } from "#shared/listings/matching/type-families.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { filterWord } from "#worker/db/property-columns/filter-words.ts";

const types = Object.entries(typeFamilies);

/** Returns, for the key of each type, the full-text expression that matches all types of its family. */
export const familyMatches: readonly [typeKey: string, match: string][] = types.map(([type, family]) => {
  const words = types.filter(([, other]) => other === family).map(([name]) => filterWord.type(toSearchKey(name)));
  return [toSearchKey(type), `(${words.map((word) => `"${word}"`).join(" OR ")})`];
});
