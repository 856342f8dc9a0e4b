import { findNearestWord } from "./edit-distance.ts";
import { foldText } from "./fold-text.ts";
import type { SearchFilters, SearchOptions, SearchPart } from "./parsed-search.ts";
import { stopWords } from "./stop-words.ts";

/**
 * Spellings of the same place around Monrovia, in the form of `toPlaceKey`. Spaces, hyphens and full stops never matter:
 * "Congotown", "Congo Town" and "E.L.W.A." need no entry.
 */
const spellings = [
  "sinkor sinko sinkoh sincor",
  "congotown kongotown",
  "mambapoint mambopoint",
  "oldroad oldroadsinkor sinkoroldroad",
  "capitolhil capitalhil",
  "centralmonrovia downtown downtownmonrovia",
  "bushrodisland bushrod bushroadisland",
  "newkrutown newkrotown",
  "newgeorgia newgeogia",
  "gardnervil gardenervil",
  "barnervil barnevil",
  "caldwel cadwel",
  "paynevil paynvil painevil panevil payneward",
  "redlight redlightmarket redlite",
  "elwa elwajunction",
  "rehab rehabroad",
  "skd skdboulevard",
  "gsa gsaroad",
  "duportroad duport dupontroad",
  "kinggray kinggrey kinggraytown kinggreytown",
  "policeacademy policeacademyroad",
  "pipeline pipelineroad",
  "thinkervilage thinkers",
  "monrovia monrova monrivia",
].map((names) => names.split(" "));

const fullWords: Record<string, string> = {
  rd: "road",
  st: "street",
  blvd: "boulevard",
  jct: "junction",
  junc: "junction",
  junct: "junction",
  ave: "avenue",
  comm: "",
  mt: "mount",
  community: "",
};

/** Shorter names would match ordinary words. */
const minKeyLength = 3;
const maxKeyLength = 40;

const wordPattern = /[\p{L}\p{N}\p{M}']+/gu;
const toKeyPart = (word: string) => fullWords[word] ?? word.replaceAll("'", "");
/** Letters are often doubled, and "s" added or left out: "Brewerville", "Brewersvile", "Jacob Town", "Jacobstown". */
const ignoreSpelling = (key: string) =>
  key
    .replace(/([a-z])\1/g, "$1")
    .replace(/s(?=vil|town|ward)/, "")
    .replace(/vile$/, "vil");

/** Returns the key that all spellings of a name share, except those of the table. Also for a name that is not complete. */
export function toPlaceKey(name: string): string {
  return ignoreSpelling((foldText(name).match(wordPattern) ?? []).map(toKeyPart).join(""));
}

/** Listed places by key, as filters: `city`, `area`, or `place` for a name of both. */
export type PlaceIndex = ReadonlyMap<string, SearchFilters>;

/** Returns the names of a filter by place. */
export const placeNames = ({ city, area, place }: SearchFilters): string[] => city ?? area ?? place ?? [];

/** Indexes the names that listings use. A name is also found under its other spellings, unless these are names as well. */
export function createPlaceIndex({ areas = [], cities = [] }: SearchOptions): PlaceIndex {
  const index = new Map<string, SearchFilters>();
  const places = [
    ...cities.map((name) => ({ field: "city" as const, name, key: toPlaceKey(name) })),
    ...areas.map((name) => ({ field: "area" as const, name, key: toPlaceKey(name) })),
  ];
  const listed = new Set(places.map(({ key }) => key));
  for (const { field, name, key } of places) {
    const others = spellings.find((keys) => keys.includes(key))?.filter((other) => !listed.has(other)) ?? [];
    for (const each of key.length < minKeyLength ? [] : [key, ...others]) {
      const known = index.get(each) ?? {};
      const names = [...placeNames(known), name];
      const isSame = Object.keys(known).every((other) => other === field);
      index.set(each, isSame ? { [field]: names } : { place: [...new Set(names)] });
    }
  }
  return index;
}

/** The longest names have three words. */
const maxPlaceWords = 3;
/** In letters. A shorter word after a name is not a misspelled part of it. */
const minWordLength = 3;

/**
 * Returns the listed place that misspelled words mean, and how many words it has. At least one of them is unknown, so that
 * correct words never become a place.
 */
export function findSimilarPlace(
  index: PlaceIndex,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): { count: number; meant: string } | undefined {
  const isListed = (count: number) => index.has(toPlaceKey(words.slice(0, count).join(" ")));
  for (let count = Math.min(words.length, maxPlaceWords); count > 0; count--) {
    const tried = words.slice(0, count);
    const hasStopWord = count > 1 && tried.some((word) => stopWords.has(word));
    if (isListed(count)) return undefined;
    if (hasStopWord || tried.every((word) => isKnown(word) || index.has(toPlaceKey(word)))) continue;
    if (tried.some((word) => /^\d+$/.test(word))) continue;
    // "Paynesville B" is Paynesville and another word.
    const last = tried[count - 1] ?? "";
    if (count > 1 && last.length < minWordLength && !(last in fullWords)) continue;
    const nearest = findNearestWord(toPlaceKey(tried.join(" ")), index.keys(), (key) => getName(index.get(key)));
    if (nearest) return { count, meant: getName(index.get(nearest)) };
  }
  return undefined;
}

const getName = (filters: SearchFilters = {}) => placeNames(filters)[0] ?? "";

/** Returns the longest listed place that begins at a position of a folded text. */
export function findPlace(index: PlaceIndex, text: string, start: number): SearchPart | undefined {
  const word = /[\s.'-]*([\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*)/uy;
  word.lastIndex = start;
  let key = "";
  let found: SearchPart | undefined;
  for (let match = word.exec(text); match && key.length < maxKeyLength; match = word.exec(text)) {
    const part = match[1] ?? "";
    // "sink or" is not Sinkor, but "E.L.W.A." is ELWA.
    if (key && part.length > 1 && stopWords.has(part)) break;
    key += toKeyPart(part);
    const filters = index.get(ignoreSpelling(key));
    if (filters) found = { start, end: word.lastIndex, filters };
  }
  return found;
}
