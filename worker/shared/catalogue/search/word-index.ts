import { amenityWord } from "../../listings/matching/amenity-words.ts";
import { createWordReader } from "../../listings/matching/home-words.ts";
import type { SearchTerm, SearchWord } from "../../listings/search-synonyms.ts";
import type { CatalogueHome } from "../catalogue-home.ts";

/** Marks the homes that match: 1 at their place, otherwise 0. */
export type Marks = Uint8Array;

/** The words of all homes. */
export interface WordIndex {
  size: number;
  /** The distinct words, sorted. */
  words: readonly string[];
  /** For each word the places of the homes that have it. */
  places: readonly (readonly number[])[];
}

/** A slow phone reads so many homes in a few hundredths of a second. */
const homesOfPart = 50;

/** Returns the words by which homes are found, with the homes of each. Pauses after each part of the homes. */
export function* indexWords(homes: readonly CatalogueHome[]): Generator<undefined, WordIndex> {
  const readWords = createWordReader();
  const byWord = new Map<string, number[]>();
  for (const [place, home] of homes.entries()) {
    for (const word of readWords({ ...home, ...home.living })) {
      const places = byWord.get(word);
      if (places) places.push(place);
      else byWord.set(word, [place]);
    }
    if (place % homesOfPart === homesOfPart - 1) yield;
  }
  const words = [...byWord.keys()].sort();
  return { size: homes.length, words, places: words.map((word) => byWord.get(word) ?? []) };
}

/** Marks the homes with all terms of a search. */
export function markTerms(index: WordIndex, terms: readonly SearchTerm[]): Marks {
  return markAll(
    index,
    terms.map((spellings) =>
      markAny(
        index,
        spellings.map((all) =>
          markAll(
            index,
            all.map((word) => markWord(index, word)),
          ),
        ),
      ),
    ),
  );
}

/** Marks the homes that have all amenities of some names. */
export const markAmenities = (index: WordIndex, names: readonly string[]): Marks =>
  markAll(
    index,
    names.map((name) => markWord(index, { word: amenityWord.name(name), prefix: false })),
  );

/** Marks the homes with a word, or with a word of that beginning. */
function markWord({ size, words, places }: WordIndex, { word, prefix }: SearchWord): Marks {
  const marks = new Uint8Array(size);
  for (let at = findFirst(words, word); at < words.length; at++) {
    const found = words[at] ?? "";
    if (prefix ? !found.startsWith(word) : found !== word) break;
    for (const place of places[at] ?? []) marks[place] = 1;
  }
  return marks;
}

/** Returns the position of the first sorted word that is not before a word. */
function findFirst(words: readonly string[], word: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? "") < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

function markAll({ size }: WordIndex, all: readonly Marks[]): Marks {
  const marks = new Uint8Array(size).fill(1);
  for (const one of all) for (let place = 0; place < size; place++) if (!one[place]) marks[place] = 0;
  return marks;
}

function markAny({ size }: WordIndex, any: readonly Marks[]): Marks {
  const marks = new Uint8Array(size);
  for (const one of any) for (let place = 0; place < size; place++) if (one[place]) marks[place] = 1;
  return marks;
}
