import { and, type SQL, sql } from "drizzle-orm";
import type { SearchTerm, SearchWord } from "#shared/listings/search-synonyms.ts";
import { toSearchTerms } from "#shared/listings/search-words.ts";

/** A search as a full-text expression. `without` is the one without the short last word, for when that matches nothing. */
export interface TextSearch {
  match: string;
  without?: string;
  /** Reads the found homes instead of the order's index: lists of admins have no index that holds drafts too. */
  readsFound?: boolean;
}

/** The numbers of the properties whose words match a full-text expression. */
export const foundNumbers = (match: string): SQL =>
  sql`(SELECT rowid FROM property_search WHERE property_search MATCH ${match})`;

/**
 * Returns the condition that the words of a property match a full-text expression. The plus keeps SQLite in the index of the
 * list's order, which has all that filters compare: to read the wide row of each found home takes ten times as long.
 */
export const isFound = (match: string): SQL => sql`+n IN ${foundNumbers(match)}`;

/** Parses the search of a visitor; undefined if it contains no words. Each word may be any of its spellings. */
export function readSearch(query: string | undefined): TextSearch | undefined {
  const { terms, dropIfEmpty } = toSearchTerms(query ?? "");
  if (terms.length === 0) return undefined;
  const all = terms.map(termMatch);
  return { match: all.join(" AND "), ...(dropIfEmpty && { without: all.slice(0, -1).join(" AND ") }) };
}

/** Visitors never search what only admins see: the lister, the number and the note. */
const publicWords = (match: string) => `{words} : (${match})`;
export const toPublicSearch = (search: TextSearch | undefined): TextSearch | undefined =>
  search && {
    match: publicWords(search.match),
    ...(search.without && { without: publicWords(search.without) }),
  };

/**
 * Returns the condition that a search finds a property. A short last word is ignored if it matches nothing in the list.
 * @param conditions the other conditions of the list
 */
export function searchCondition({ match, without, readsFound }: TextSearch, conditions: SQL[]): SQL {
  const isMatch = (words: string) => (readsFound ? sql`n IN ${foundNumbers(words)}` : isFound(words));
  if (!without) return isMatch(match);
  const anyMatches = sql`EXISTS (SELECT 1 FROM properties WHERE ${and(...conditions, isMatch(match))})`;
  return sql`(${isMatch(match)} OR (NOT ${anyMatches} AND ${isMatch(without)}))`;
}

function termMatch(spellings: SearchTerm): string {
  const toMatch = ({ word, prefix }: SearchWord) => `"${word}"${prefix ? " *" : ""}`;
  const matches = spellings.map((all) =>
    all.length > 1 ? `(${all.map(toMatch).join(" AND ")})` : all.map(toMatch).join(""),
  );
  return matches.length > 1 ? `(${matches.join(" OR ")})` : matches.join("");
}
