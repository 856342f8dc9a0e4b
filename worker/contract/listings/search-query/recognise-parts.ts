import { foldText } from "./fold-text.ts";
import type { SearchPart } from "./parsed-search.ts";
import { findPlace, type PlaceIndex } from "./place-names.ts";
import { hasLiberianDollars, priceRules } from "./price-rules.ts";
import { roomRules } from "./room-rules.ts";
import type { SearchRule } from "./search-rule.ts";
import { negations, stopWords } from "./stop-words.ts";
import { monthAfterPrice, wordRules } from "./word-rules.ts";

const quoted = /"[^"]*[\p{L}\p{N}][^"]*"/uy;
const word = /\$?[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/uy;
/** What recognised words can begin with. Other symbols and emoji are skipped. */
const beginning = /[\p{L}\p{N}$<>/]/uy;

/** Returns the match of a sticky expression at a position. */
function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

function applyRules(rules: readonly SearchRule[], text: string, start: number): SearchPart | undefined {
  for (const { pattern, read } of rules) {
    const match = matchAt(pattern, text, start);
    const filters = match && read(match);
    if (filters) return { start, end: pattern.lastIndex, ...(filters !== "text" && { filters }) };
  }
  return undefined;
}

/**
 * Splits a text into words that stay text, stop words and recognised words. A place that is both a city and an area has
 * both filters.
 */
export function recogniseParts(original: string, places: PlaceIndex): SearchPart[] {
  const text = foldText(original);
  const rules = [...roomRules, ...(hasLiberianDollars(text) ? [] : priceRules), ...wordRules];
  const parts: SearchPart[] = [];

  function recogniseAt(start: number): SearchPart | undefined {
    const { min_price, max_price } = parts[parts.length - 1]?.filters ?? {};
    const byRule = applyRules(min_price || max_price ? [monthAfterPrice, ...rules] : rules, text, start);
    const place = findPlace(places, text, start);
    return place && place.end > (byRule?.end ?? 0) ? place : byRule;
  }

  let start = 0;
  while (start < text.length) {
    let part: SearchPart | undefined;
    if (matchAt(quoted, text, start)) {
      part = { start, end: quoted.lastIndex };
    } else if (matchAt(beginning, text, start)) {
      part = recogniseAt(start);
      const previous = parts[parts.length - 1];
      if (part && previous && negations.has(text.slice(previous.start, previous.end))) part = { start, end: part.end };
      const plain = part ? null : matchAt(word, text, start);
      if (plain) part = { start, end: word.lastIndex, isStopWord: stopWords.has(plain[0]) };
    }
    if (part) parts.push(part);
    start = part?.end ?? start + 1;
  }
  return parts;
}
