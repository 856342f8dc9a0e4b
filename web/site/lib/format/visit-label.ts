import { typeFamilies } from "#shared/listings/matching/type-families.ts";

const families: Readonly<Record<string, (typeof typeFamilies)[keyof typeof typeFamilies] | undefined>> = typeFamilies;
const nouns = { home: "home", business: "place", land: "land", other: "place" };

/** Returns "Visit this home", or what the property is instead. */
export const visitLabel = ({ property_type: type }: { property_type: string }): string =>
  `Visit this ${nouns[families[type] ?? "other"]}`;
