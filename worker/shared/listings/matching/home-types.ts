import { toSearchKey } from "../words.ts";
import { typeFamilies } from "./type-families.ts";

/** The keys of the types that people live in, as columns have them. */
export const homeTypeKeys: readonly string[] = Object.entries(typeFamilies)
  .filter(([, family]) => family === "home")
  .map(([type]) => toSearchKey(type));

export const isHomeType = (type: string): boolean => homeTypeKeys.includes(toSearchKey(type));
