import { foldText } from "./fold-text.ts";
import type { SearchPart } from "./parsed-search.ts";
import { findPlace, type PlaceIndex } from "./place-names.ts";
import { createPriceRules } from "./rules/price-rules.ts";
import { rareRules } from "./rules/rare-rules.ts";
import { roomRules } from "./rules/room-rules.ts";
import type { SearchRule } from "./rules/search-rule.ts";
import { monthAfterPrice, wordRules } from "./rules/word-rules.ts";
import { negations, stopWords } from "./stop-words.ts";

const quoted = /"[^"]*[\p{L}\p{N}][^"]*"/uy;
const link = /(?:https?:\/\/|www\.)\S*/uy;
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
    const end = pattern.lastIndex;
    const recognised = match && read(match);
    if (recognised) return { start, end, ...recognised };
  }
  return undefined;
}

/** Splits a text into words that stay text, stop words and recognised words. */
export function recogniseParts(original: string, places: PlaceIndex, lrdPerUsd?: number): SearchPart[] {
  const text = foldText(original);
  const rules = [...roomRules, ...createPriceRules(lrdPerUsd), ...rareRules, ...wordRules];
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
    } else if (matchAt(link, text, start)) {
      part = { start, end: link.lastIndex, isStopWord: true };
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
