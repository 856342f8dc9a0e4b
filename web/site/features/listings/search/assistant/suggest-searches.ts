import { toPlaceKey } from "#web/site/lib/search-query/place-names.ts";

/** One search to choose. */
export interface SearchSuggestion {
  /** The whole text of the search. */
  text: string;
  label: string;
  /** How many listings an area has; undefined if unknown or for a recent search. */
  count?: number | undefined;
  isRecent?: boolean;
}

const maxRecent = 3;
const maxAreas = 5;
/** A single letter matches most areas. */
const minLetters = 2;
/** The longest names have three words. */
const maxWords = 3;

/** Returns whether a name has a word from which on it begins with a key: "town" finds Congo Town. */
function matchesName(name: string, key: string): boolean {
  const words = name.split(/[\s-]+/);
  return words.some((_, index) => toPlaceKey(words.slice(index).join(" ")).startsWith(key));
}

/** Returns the beginnings of the last one, two and three words of a text, the longest first. */
function lastWords(text: string): number[] {
  const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index);
  return starts.slice(-maxWords);
}

interface SuggestionOptions {
  /** How many listings an area has with the filters of the page. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** Returns the filters that a text sets, such as "2+ beds"; nothing if it says more or less than filters. */
  describe?: (text: string) => string | undefined;
}

/**
 * Returns searches for a text that is being typed: recent ones that contain it, and areas whose name continues its last
 * words, the largest first. Without text, the last searches and the largest areas.
 */
export function suggestSearches(
  text: string,
  recent: readonly string[],
  areas: readonly string[],
  { counts = {}, describe }: SuggestionOptions = {},
): SearchSuggestion[] {
  const typed = text.trim().toLowerCase();
  const recentMatches = recent
    .filter((other) => other.toLowerCase().includes(typed) && other.toLowerCase() !== typed)
    .slice(0, maxRecent)
    .map((other) => ({ text: other, label: other, isRecent: true }));
  const largestFirst = [...areas].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const toSuggestion = (start: number) => {
    const before = text.slice(0, start);
    const filters = before.trim() && describe?.(before);
    return (name: string) => ({
      text: before + name,
      label: filters ? `${filters} in ${name}` : before.trimStart() + name,
      // The counts know nothing of the words before the name.
      count: before.trim() ? undefined : counts[name],
    });
  };
  if (!typed) return [...recentMatches, ...largestFirst.slice(0, maxAreas).map(toSuggestion(0))];
  for (const start of lastWords(text)) {
    const key = toPlaceKey(text.slice(start));
    const found = key.length < minLetters ? [] : largestFirst.filter((name) => matchesName(name, key));
    if (found.length > 0) return [...recentMatches, ...found.slice(0, maxAreas).map(toSuggestion(start))];
  }
  return recentMatches;
}
