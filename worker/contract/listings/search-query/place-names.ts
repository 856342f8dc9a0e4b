import { foldText } from "./fold-text.ts";
import type { SearchFilters, SearchOptions, SearchPart } from "./parsed-search.ts";
import { stopWords } from "./stop-words.ts";

/**
 * Spellings of the same place around Monrovia, without spaces. Spaces, hyphens and full stops never matter: "Congotown",
 * "Congo Town" and "E.L.W.A." need no entry.
 */
const spellings = [
  "sinkor sinko sinkoh sincor",
  "congotown kongotown",
  "mambapoint mambopoint",
  "oldroad oldroadsinkor sinkoroldroad",
  "capitolhill capitalhill",
  "centralmonrovia downtown downtownmonrovia",
  "bushrodisland bushrod bushroadisland",
  "logantown loganstown",
  "newkrutown newkrootown",
  "newgeorgia newgeogia",
  "gardnersville gardenersville gardnerville gardenerville gardnersvile gardenersvile",
  "barnersville barnerville barnesville barnersvile",
  "caldwell caldwel cadwell",
  "brewerville brewersville brewervile brewersvile",
  "johnsonville johnsonvile",
  "paynesville paynesvile paynsville payneville painesville panesville paynesward",
  "redlight redlightmarket",
  "elwa elwajunction",
  "rehab rehabroad",
  "skd skdboulevard",
  "gsa gsaroad",
  "duportroad duport dupontroad",
  "jacobtown jacobstown",
  "kinggray kinggrey kinggraytown kinggreytown",
  "policeacademy policeacademyroad",
  "pipeline pipelineroad",
  "thinkersvillage thinkervillage thinkers",
  "marshall marshal",
  "monrovia monrova monrivia",
].map((names) => names.split(" "));

const fullWords: Record<string, string> = {
  rd: "road",
  st: "street",
  blvd: "boulevard",
  jct: "junction",
  mt: "mount",
  community: "",
};

/** Shorter names would match ordinary words. */
const minKeyLength = 3;
const maxKeyLength = 40;

const wordPattern = /[\p{L}\p{N}\p{M}']+/gu;
const toKeyPart = (word: string) => fullWords[word] ?? word.replaceAll("'", "");
const toKey = (name: string) => (foldText(name).match(wordPattern) ?? []).map(toKeyPart).join("");

/** Listed places by key, as filters. A place that is both a city and an area has both. */
export type PlaceIndex = ReadonlyMap<string, SearchFilters>;

/** Indexes the names that listings use. A name is also found under its other spellings, unless these are names as well. */
export function createPlaceIndex({ areas = [], cities = [] }: SearchOptions): PlaceIndex {
  const index = new Map<string, SearchFilters>();
  const places = [
    ...cities.map((name) => ({ field: "city" as const, name, key: toKey(name) })),
    ...areas.map((name) => ({ field: "area" as const, name, key: toKey(name) })),
  ];
  const listed = new Set(places.map(({ key }) => key));
  for (const { field, name, key } of places) {
    const others = spellings.find((keys) => keys.includes(key))?.filter((other) => !listed.has(other)) ?? [];
    for (const each of key.length < minKeyLength ? [] : [key, ...others]) {
      const filters = index.get(each);
      index.set(each, { ...filters, [field]: [...(filters?.[field] ?? []), name] });
    }
  }
  return index;
}

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
    const filters = index.get(key);
    if (filters) found = { start, end: word.lastIndex, filters };
  }
  return found;
}
