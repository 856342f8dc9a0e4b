import { toSearchTerms } from "../../listings/search-words.ts";
import { type Marks, markTerms, type WordIndex } from "./word-index.ts";

/**
 * Marks the homes that a search text finds, as the database decides: a short last word is ignored if it matches nothing.
 * Returns undefined for a text without words, which finds all homes.
 * @param isPossible whether the home at a place may match the last word; called only if the text ends with a short word
 */
export function markText(
  text: string | undefined,
  getWords: () => WordIndex,
  isPossible: (place: number) => boolean,
): Marks | undefined {
  const { terms, dropIfEmpty } = toSearchTerms(text ?? "");
  if (terms.length === 0) return undefined;
  const marks = markTerms(getWords(), terms);
  const isFound = !dropIfEmpty || marks.some((mark, place) => mark === 1 && isPossible(place));
  return isFound ? marks : markTerms(getWords(), terms.slice(0, -1));
}
