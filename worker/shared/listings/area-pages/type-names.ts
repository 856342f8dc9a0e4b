import { type PropertyType, propertyTypes } from "../property-options.ts";
import { toWords } from "../words.ts";

const irregular: Partial<Record<PropertyType, string>> = {
  Commercial: "Commercial properties",
  Duplex: "Duplexes",
  Land: "Land",
};

/** Returns the name of several properties of a type: "House" gives "Houses". */
export function typePlural(type: string): string {
  return Object.entries(irregular).find(([name]) => name === type)?.[1] ?? `${type}s`;
}

/** Returns a name as a part of an address: "ELWA Junction" gives "elwa-junction". Names with equal keys have equal slugs. */
export const toSlug = (name: string): string => toWords(name).join("-");

/** Returns the part of an address that means a type: "Office Space" gives "office-spaces". */
export const typeSlug = (type: string): string => toSlug(typePlural(type));

/** Whether an area has a page for its properties of a type. People do not search for "other" homes, so they have none. */
export const hasTypePage = (type: string): boolean => type !== "Other" && propertyTypes.some((name) => name === type);

/** Returns the type that a part of an address means. */
export const findTypeBySlug = (slug: string): PropertyType | undefined =>
  propertyTypes.find((type) => hasTypePage(type) && typeSlug(type) === slug);
