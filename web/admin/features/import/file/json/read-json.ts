import { fieldOfName } from "../../columns/column-names.ts";
import { maxColumns, maxRows, tooManyColumns, tooManyRows } from "../limits.ts";
import { flattenItem, isObject, type JsonValue, toCell } from "./flatten-item.ts";

const damaged = "The JSON is damaged or cut off, so it cannot be read. Export the listings again";
const noList = "The JSON has no list of listings. Export the listings as CSV or Excel";
/** How deep a list may be inside other objects. */
const maxDepth = 4;
/** Enough to know what a list contains. */
const comparedItems = 20;

/** Whether a text is JSON. A table may begin with a bracket too, but not with these. */
export const isJson = (text: string): boolean => /^(\{\s*["}]|\[\s*[[{\]])/.test(text.trimStart().slice(0, 1000));

/**
 * Returns the table in a JSON text: a list of objects or of rows, also inside an object, GeoJSON, or an object in each line.
 * @throws Error with a message for the user when there is none
 */
export function readJson(text: string): string[][] {
  const candidates = candidatesIn(parse(text), 0).map((candidate) => ({ ...candidate, known: countKnown(candidate) }));
  const isLikely = ({ known, isSingle }: { known: number; isSingle: boolean }) => Number(known > 1 && !isSingle);
  const [best] = candidates.sort(
    (one, other) => isLikely(other) - isLikely(one) || other.known - one.known || other.list.length - one.list.length,
  );
  if (!best) throw new Error(noList);
  if (best.list.length > maxRows) throw new Error(tooManyRows);
  return toTable(best.list);
}

function parse(text: string): JsonValue {
  try {
    return JSON.parse(text);
  } catch {
    return parseLines(text);
  }
}

/** JSON Lines has an object in each line. */
function parseLines(text: string): JsonValue {
  try {
    return text.split("\n").flatMap((line) => (line.trim() ? [JSON.parse(line)] : []));
  } catch {
    throw new Error(damaged);
  }
}

/** What may be the listings of a file. */
interface Candidate {
  list: JsonValue[];
  /** Whether it is one object, which may also describe the agency. */
  isSingle: boolean;
}

/** Lists inside a listing. */
const partsOfListing =
  /^(agents?|amenities|contacts?|documents|files|floor_?plans|images?|links|media|photos?|pictures|rooms|tags|videos)$/i;

/** Returns lists of objects or rows, objects by key, and single objects. */
function candidatesIn(value: JsonValue, depth: number): Candidate[] {
  if (Array.isArray(value)) {
    const isList = value.some((item) => isObject(item) || Array.isArray(item));
    return isList ? [{ list: value, isSingle: false }] : [];
  }
  if (!isObject(value) || depth > maxDepth) return [];
  const entries = Object.entries(value);
  const byKey = entries.map(([key, item]) => (isObject(item) ? { key, ...item } : item));
  return [
    ...entries.flatMap(([name, item]) => (partsOfListing.test(name) ? [] : candidatesIn(item, depth + 1))),
    ...(entries.length > 1 && byKey.every(isObject) ? [{ list: byKey, isSingle: false }] : []),
    ...(entries.length > 1 ? [{ list: [value], isSingle: true }] : []),
  ];
}

function countKnown({ list }: Candidate): number {
  const [names = []] = toTable(list.slice(0, comparedItems));
  return names.filter((name) => fieldOfName(name)).length;
}

/** Returns a line of column names and a row for each object; or the rows of a list of rows. */
function toTable(list: readonly JsonValue[]): string[][] {
  if (list.some(Array.isArray)) {
    const rows = list.filter(Array.isArray);
    return rows.map((row: JsonValue[]) => row.slice(0, maxColumns + 1).map(toCell));
  }
  const items = list.filter(isObject).map(flattenItem);
  const names = new Set<string>();
  for (const item of items) {
    for (const name of item.keys()) names.add(name);
    if (names.size > maxColumns) throw new Error(tooManyColumns);
  }
  return [[...names], ...items.map((item) => [...names].map((name) => item.get(name) ?? ""))];
}
