import type { PropertyType } from "../property-options.ts";

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
