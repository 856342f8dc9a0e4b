import type { TextRange } from "./parsed-search.ts";
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

const wordPattern = /[\p{L}\p{N}\p{M}']+/gu;
const toKeyPart = (word: string) => fullWords[word] ?? word.replaceAll("'", "");
const toKey = (name: string) => (name.match(wordPattern) ?? []).map(toKeyPart).join("");

/** Listed names by key. A name whose key is an alternative spelling is found under the other spellings as well. */
export type PlaceIndex = ReadonlyMap<string, string[]>;

/** Indexes the names that listings use. `fold` returns a name in lower case without accents. */
export function createPlaceIndex(names: readonly string[], fold: (name: string) => string): PlaceIndex {
  const index = new Map<string, string[]>();
  for (const name of names) {
    const key = toKey(fold(name));
    if (key.length >= minKeyLength) index.set(key, [...(index.get(key) ?? []), name]);
  }
  const exact = new Map(index);
  for (const keys of spellings) {
    const found = keys.flatMap((key) => exact.get(key) ?? []);
    if (found.length > 0) for (const key of keys) if (!exact.has(key)) index.set(key, found);
  }
  return index;
}

/** Returns the longest listed place that begins at a position of a folded text. */
export function findPlace(
  index: PlaceIndex,
  text: string,
  start: number,
): ({ names: string[] } & TextRange) | undefined {
  const word = /[\s.'-]*([\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*)/uy;
  word.lastIndex = start;
  let key = "";
  let found: ({ names: string[] } & TextRange) | undefined;
  for (let match = word.exec(text); match && key.length < 40; match = word.exec(text)) {
    const part = match[1] ?? "";
    // "sink or" is not Sinkor, but "E.L.W.A." is ELWA.
    if (key && part.length > 1 && stopWords.has(part)) break;
    key += toKeyPart(part);
    const names = index.get(key);
    if (names) found = { names, start, end: word.lastIndex };
  }
  return found;
}
