import { type SQL, sql } from "drizzle-orm";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import type { SearchTerm, SearchWord } from "#shared/listings/search-synonyms.ts";
import { filterWord } from "#worker/db/property-columns/filter-words.ts";
import { type FilterCondition, matchAny, type SearchCondition } from "./filter-conditions.ts";

/** Matches every listed property, for a list without filters. */
const anything = matchAny(propertyKinds.map(filterWord.kind));

/** The full-text index of what visitors find in lists, and that of all properties, for admins. */
export type PropertyIndex = "property_index" | "property_index_all";

/**
 * Combines filters and search in one full-text expression. A short last word is ignored if it matches nothing.
 * @param part selects a part of the list; whether the last word matches something is decided for the whole list
 */
export function matchExpression(
  conditions: FilterCondition[],
  search: SearchCondition | undefined,
  part?: FilterCondition,
  index?: PropertyIndex,
): SQL {
  const filters = conditions.map(({ match }) => match);
  const combine = (...words: (string | undefined)[]) =>
    [...filters, ...words.filter(Boolean)].join(" AND ") || anything;
  if (!search?.without) return sql`${combine(search?.match, part?.match)}`;
  const [full, reduced] = [combine(search.match, part?.match), combine(search.without, part?.match)];
  return sql`(CASE WHEN EXISTS (${selectMatches(sql`${combine(search.match)}`, index)}) THEN ${full} ELSE ${reduced} END)`;
}

/** Selects the numbers of the matching properties, as `found`. */
export const selectMatches = (match: SQL, index: PropertyIndex = "property_index"): SQL =>
  sql`SELECT rowid AS found FROM ${sql.raw(index)} WHERE ${sql.raw(index)} MATCH ${match}`;

/** Returns the condition that the row matches an expression. */
export const isIndexed = (match: SQL, index: PropertyIndex): SQL =>
  sql`EXISTS (SELECT 1 FROM ${sql.raw(index)} WHERE ${sql.raw(index)} MATCH ${match} AND rowid = properties.n)`;

/**
 * Converts search terms to a condition on the stored words of a row. The words have only letters and digits, so they are
 * constants: a statement may have 100 parameters, and a long search with many filters would have more.
 */
export function wordsCondition(terms: SearchTerm[]): SQL {
  const toText = ({ word, prefix }: SearchWord) => ` ${word}${prefix ? "" : " "}`;
  const contains = (word: SearchWord) => sql.raw(`instr(words, '${toText(word)}') > 0`);
  const hasTerm = (spellings: SearchTerm) =>
    joinAll(
      spellings.map((all) => joinAll(all.map(contains), " AND ")),
      " OR ",
    );
  return joinAll(terms.map(hasTerm), " AND ");
}

const joinAll = (conditions: SQL[], operator: " AND " | " OR "): SQL =>
  sql`(${sql.join(conditions, sql.raw(operator))})`;
