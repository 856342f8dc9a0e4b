import { findNearestWord } from "./edit-distance.ts";
import { foldText } from "./fold-text.ts";
import type { TextRange } from "./parsed-search.ts";
import { findSimilarPlace, type PlaceIndex } from "./place-names.ts";
import { stopWords } from "./stop-words.ts";
import { knownWords, misspellableWords, shortForms } from "./vocabulary.ts";

/** A search with its misspelled words replaced. */
export interface SpelledText {
  text: string;
  /** The typed search with the replaced words in quotes; undefined if no word was replaced. */
  asTyped: string | undefined;
  /** Returns where a range of `text` was in the typed search. */
  toTyped(range: TextRange): TextRange;
}

interface Word extends TextRange {
  /** In lower case, without accents. */
  word: string;
}

/** Words in quotes are not changed. */
const quotedOrWord = /"[^"]*"|[\p{L}\p{N}\p{M}']+/gu;
/** A search has few words; a long text is not searched for mistakes. */
const maxWords = 40;

function readWords(text: string): Word[] {
  const matches = [...foldText(text).matchAll(quotedOrWord)].slice(0, maxWords);
  return matches
    .filter(([found]) => !found.startsWith('"'))
    .map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
}

const isKnown = (word: string) =>
  knownWords.has(word) || stopWords.has(word) || knownWords.has(`${word}s`) || knownWords.has(word.replace(/s$/, ""));

const withoutPlural = (word: string) => word.replace(/s$/, "");

/** Returns what misspelled words mean: a listed place of up to three words, or a word that searches understand. */
function findCorrection(words: readonly Word[], index: number, places: PlaceIndex) {
  const first = words[index];
  if (!first) return undefined;
  const short = shortForms.get(first.word);
  if (short) return { count: 1, meant: short };
  const place = findSimilarPlace(
    places,
    words.slice(index, index + 3).map(({ word }) => word),
    isKnown,
  );
  if (place) return place;
  if (/\d/.test(first.word) || isKnown(first.word)) return undefined;
  const meant = findNearestWord(first.word, misspellableWords, withoutPlural);
  return meant ? { count: 1, meant } : undefined;
}

/** Returns the text with ranges of it, in their order, in quotes. */
function quoteRanges(text: string, ranges: readonly { from: TextRange }[]): string {
  return ranges.reduceRight(
    (quoted, { from: { start, end } }) => `${quoted.slice(0, start)}"${quoted.slice(start, end)}"${quoted.slice(end)}`,
    text,
  );
}

/** Replaces misspelled words of a search. A correct word, a number and what is in quotes stay. */
export function correctSpelling(typed: string, places: PlaceIndex): SpelledText {
  const words = readWords(typed);
  const replaced: { from: TextRange; to: TextRange }[] = [];
  let text = "";
  let end = 0;
  for (let index = 0; index < words.length; ) {
    const found = findCorrection(words, index, places);
    const from = { start: words[index]?.start ?? 0, end: words[index + (found?.count ?? 1) - 1]?.end ?? 0 };
    if (found) {
      text += typed.slice(end, from.start);
      replaced.push({ from, to: { start: text.length, end: text.length + found.meant.length } });
      text += found.meant;
      end = from.end;
    }
    index += found?.count ?? 1;
  }
  text += typed.slice(end);

  /** Returns the typed position of a position in `text`: inside a replaced word, the beginning or the end of the typed one. */
  const toTypedPosition = (position: number, edge: "start" | "end") => {
    const isBefore = (start: number) => start < position || (edge === "start" && start === position);
    const before = replaced.filter(({ to }) => isBefore(to.start)).pop();
    if (!before) return position;
    if (position <= before.to.end && (edge === "end" || position < before.to.end)) return before.from[edge];
    return before.from.end + position - before.to.end;
  };
  // In a search with an open quote, other quotes would change what is quoted.
  const canQuote = replaced.length > 0 && !/["“”„]/.test(typed);
  return {
    text,
    asTyped: canQuote ? quoteRanges(typed, replaced) : undefined,
    toTyped: ({ start, end }) => ({ start: toTypedPosition(start, "start"), end: toTypedPosition(end, "end") }),
  };
}
