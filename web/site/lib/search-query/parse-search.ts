import { correctSpelling } from "./correct-spelling.ts";
import { combineChips, createChips } from "./create-chips.ts";
import type { ParsedSearch, SearchOptions, SearchPart } from "./parsed-search.ts";
import { createPlaceIndex } from "./place-names.ts";
import { recogniseParts } from "./recognise-parts.ts";
import { resolveParts } from "./resolve-parts.ts";
import { negations } from "./stop-words.ts";

/** In characters, as in the search box. */
const maxLength = 200;

/**
 * Splits a typed search into filters and text: "3 bedroom house in Sinkor, ocean view" is a type, an area and a number of
 * bedrooms, and "ocean view" stays text. What is not certain stays text; see README.md. Never throws.
 */
export function parseSearch(typed: string, options: SearchOptions = {}): ParsedSearch {
  const places = createPlaceIndex(options);
  const { text, toTyped, asTyped } = correctSpelling(typed.slice(0, maxLength), places);
  const recognise = (words: string) => recogniseParts(words, places, options.lrdPerUsd);
  const parts = resolveParts(text, recognise(text), options);
  const chips = createChips(parts);
  const rest = joinRest(text, parts);
  // Words that were not next to each other, such as "congo" and "town", must not become a filter later.
  const isSpelledRight = correctSpelling(rest, places).text === rest;
  const isCertain = isSpelledRight && resolveParts(rest, recognise(rest), options).every(({ filters }) => !filters);
  return {
    filters: combineChips(chips),
    asTyped,
    chips: chips.map((chip) => ({ ...chip, words: chip.words.map(toTyped) })),
    rest: isCertain ? rest : `"${rest.replace(/["“”„\s]+/g, " ").trim()}"`,
  };
}

/** Joins what was not recognised. In a search with recognised words, drops stop words: all words of the rest must match. */
function joinRest(text: string, parts: readonly SearchPart[]): string {
  const runs: SearchPart[][] = [[]];
  for (const part of parts) part.filters ? runs.push([]) : runs[runs.length - 1]?.push(part);
  const hasOwnText = parts.some((part) => part.text !== undefined);
  const isNegation = (part: SearchPart | undefined) => part && negations.has(text.slice(part.start, part.end));
  return runs
    .map((run) => {
      const isAll = runs.length === 1 && !hasOwnText;
      return joinRun(text, isAll ? run : run.filter((part, index) => !part.isStopWord || isNegation(run[index - 1])));
    })
    .filter(Boolean)
    .join(" ")
    .replace(/\s+/g, " ");
}

/** Returns the text of neighbouring parts, with what is searched instead of some of them. */
function joinRun(text: string, run: readonly SearchPart[]): string {
  return run
    .map((part, index) => {
      const next = run[index + 1];
      const between = next ? text.slice(part.end, next.start) : "";
      return (part.text ?? text.slice(part.start, part.end)) + between.replace(/[\p{L}\p{N}]+/gu, "");
    })
    .join("");
}
