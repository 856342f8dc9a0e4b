import { type SQL, sql } from "drizzle-orm";
import { propertyKinds } from "#contract/listings/property-kinds.ts";
import type { SearchTerm } from "#contract/listings/search-words.ts";
import { filterWord } from "#worker/db/property-columns/filter-words.ts";
import { type FilterCondition, matchAny, type SearchCondition } from "./filter-conditions.ts";

/** What every live listing matches, for where a match is needed and nothing is asked. */
const anything = matchAny(propertyKinds.map(filterWord.kind));

/** Filters and search as one full-text expression; a short last word counts only while it leaves something. */
export function matchExpression(conditions: FilterCondition[], search: SearchCondition | undefined): SQL {
  const filters = conditions.map(({ match }) => match);
  const whole = (words?: string) => [...filters, ...(words ? [words] : [])].join(" AND ") || anything;
  if (!search?.without) return sql`${whole(search?.match)}`;
  const [full, reduced] = [whole(search.match), whole(search.without)];
  return sql`(CASE WHEN EXISTS (${selectMatches(sql`${full}`)}) THEN ${full} ELSE ${reduced} END)`;
}

/** The numbers of the listings that match, as `found`. */
export const selectMatches = (match: SQL): SQL =>
  sql`SELECT rowid AS found FROM property_index WHERE property_index MATCH ${match}`;

/** The terms as a condition on the stored words of a row. */
export function wordsCondition(terms: SearchTerm[]): SQL {
  const holds = terms.map((term) => sql`instr(words, ${` ${term.word}${term.prefix ? "" : " "}`}) > 0`);
  return sql`(${sql.join(holds, sql` AND `)})`;
}
