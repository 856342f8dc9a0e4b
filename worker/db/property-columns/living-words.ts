import { livingFacts } from "#contract/listings/details/living-facts.ts";
import { type LivingFilterName, livingFilterNames } from "#contract/listings/details/living-filters.ts";

/** What the column of a fact has for a value of its filter: flags are 0 and 1. */
export const toLivingKey = (name: LivingFilterName, value: string): string =>
  livingFacts[name].type === "flag" ? String(Number(value === "true")) : value;

/** Returns the value of a filter for what the column of a fact has. */
export const fromLivingKey = (name: LivingFilterName, key: string): string =>
  livingFacts[name].type === "flag" ? String(key === "1") : key;

/** A fact about living in a home as a word of the full-text index. An unknown fact has none. */
export const livingWord = (name: LivingFilterName, value: string): string => `_${name}_${toLivingKey(name, value)}`;

/** SQL expression that computes these words from the columns of `properties`. */
export const livingWordsSql = livingFilterNames.map((name) => `coalesce(' _${name}_' || ${name}, '')`).join(" || ");
