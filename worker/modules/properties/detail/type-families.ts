import type { PropertyType } from "#contract/listings/property-options.ts";
import { toSearchKey } from "#contract/listings/search-query/words.ts";
import { filterWord } from "#worker/db/property-columns/filter-words.ts";

/** What a type is used for. A person who looks for one family does not want another: no office beside a villa. */
const families: Record<PropertyType, "home" | "business" | "land" | "other"> = {
  House: "home",
  Apartment: "home",
  Villa: "home",
  Condo: "home",
  Townhouse: "home",
  Studio: "home",
  Penthouse: "home",
  Loft: "home",
  Duplex: "home",
  "Office Space": "business",
  Office: "business",
  "Event Center": "business",
  Commercial: "business",
  Warehouse: "business",
  Land: "land",
  Other: "other",
};

const types = Object.entries(families);

/** Returns, for the key of each type, the full-text expression that matches all types of its family. */
export const familyMatches: readonly [typeKey: string, match: string][] = types.map(([type, family]) => {
  const words = types.filter(([, other]) => other === family).map(([name]) => filterWord.type(toSearchKey(name)));
  return [toSearchKey(type), `(${words.map((word) => `"${word}"`).join(" OR ")})`];
});
