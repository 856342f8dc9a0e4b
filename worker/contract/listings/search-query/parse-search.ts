import { combineChips, createChips } from "./create-chips.ts";
import type { ParsedSearch, SearchOptions, SearchPart } from "./parsed-search.ts";
import { createPlaceIndex } from "./place-names.ts";
import { recogniseParts } from "./recognise-parts.ts";
import { resolveParts } from "./resolve-parts.ts";

/**
 * Splits a typed search into filters and text: "3 bedroom house in Sinkor, ocean view" is a type, an area and a number of
 * bedrooms, and "ocean view" stays text. What is not certain stays text; see README.md. Never throws.
 */
export function parseSearch(text: string, options: SearchOptions = {}): ParsedSearch {
  const places = createPlaceIndex(options);
  const parts = resolveParts(text, recogniseParts(text, places), options);
  const chips = createChips(parts);
  const rest = joinRest(text, parts);
  // Words that were not next to each other, such as "congo" and "town", must not become a filter later.
  const isCertain = recogniseParts(rest, places).every(({ filters }) => !filters);
  return { filters: combineChips(chips), chips, rest: isCertain ? rest : `"${rest.replace(/["“”„]/g, "")}"` };
}

/** Joins what was not recognised. In a search with recognised words, drops stop words beside them and at both ends. */
function joinRest(text: string, parts: readonly SearchPart[]): string {
  const runs: SearchPart[][] = [[]];
  for (const part of parts) part.filters ? runs.push([]) : runs[runs.length - 1]?.push(part);
  return runs
    .map((run) => {
      const isKept = ({ isStopWord }: SearchPart) => runs.length === 1 || !isStopWord;
      const [first, last] = [run.find(isKept), run.filter(isKept).pop()];
      return first && last ? text.slice(first.start, last.end) : "";
    })
    .filter(Boolean)
    .join(" ")
    .replace(/\s+/g, " ");
}
