import type { SearchTerm, SearchWord } from "../../listings/search-synonyms.ts";
import { toSearchTerms } from "../../listings/search-words.ts";
import type { PreparedHome } from "./prepared-home.ts";

/**
 * Returns the test of a search text, as the database decides: a short last word is ignored if it matches nothing.
 * @param homes the homes in which the last word may match; read only if the text ends with a short word
 */
export function createTextTest(
  text: string | undefined,
  homes: () => Iterable<PreparedHome>,
): (prepared: PreparedHome) => boolean {
  const { terms, dropIfEmpty } = toSearchTerms(text ?? "");
  if (terms.length === 0) return () => true;
  const matchesAll = createMatcher(terms);
  if (!dropIfEmpty) return matchesAll;
  for (const home of homes()) if (matchesAll(home)) return matchesAll;
  return createMatcher(terms.slice(0, -1));
}

function createMatcher(terms: readonly SearchTerm[]): (prepared: PreparedHome) => boolean {
  const texts = terms.map((spellings) => spellings.map((all) => all.map(toText)));
  return ({ words }) => texts.every((spellings) => spellings.some((all) => all.every((word) => words.includes(word))));
}

const toText = ({ word, prefix }: SearchWord) => ` ${word}${prefix ? "" : " "}`;
