import { readTypedSearch } from "#worker/db/phone-search.ts";
import { type SearchCondition, searchCondition } from "../search/filter-conditions.ts";

/**
 * Converts the search text of an admin to a condition: like that of visitors, and a phone number is found in each notation,
 * also in part.
 */
export function adminSearchCondition(q: string | undefined): SearchCondition | undefined {
  const { text, number } = readTypedSearch(q ?? "");
  const words = searchCondition(text);
  if (!number) return words;
  const withNumber = (match: string) => `${match} AND ${number}`;
  if (!words) return { terms: [], match: number };
  const { terms, match, without } = words;
  return { terms, match: withNumber(match), ...(without && { without: withNumber(without) }) };
}
