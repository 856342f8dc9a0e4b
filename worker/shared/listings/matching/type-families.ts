import type { PropertyType } from "../property-options.ts";
import { toSearchKey } from "../words.ts";

/** What a type is used for. A person who looks for one family does not want another: no office beside a villa. */
export const typeFamilies: Record<PropertyType, "home" | "business" | "land" | "other"> = {
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

/** The keys of the types that people live in, as columns have them. */
export const homeTypeKeys: readonly string[] = Object.entries(typeFamilies)
  .filter(([, family]) => family === "home")
  .map(([type]) => toSearchKey(type));

export const isHomeType = (type: string): boolean => homeTypeKeys.includes(toSearchKey(type));
