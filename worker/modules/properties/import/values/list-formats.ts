import * as z from "zod";
import { readFlag } from "#shared/listings/written-values/read-flag.ts";

/** What programs write for a list. Each reader returns undefined if a text has another format. */

/** Longer texts are only split. */
export const maxListLength = 10_000;
const record = z.record(z.string(), z.unknown());
/** The keys of an object that have the name of an entry, and whether the home has it. */
const nameKeys = ["name", "title", "label", "text"];
const flagKeys = ["value", "available", "enabled", "selected", "checked", "active"];

/** Returns the texts in a JSON list, or the names in a JSON object whose values are true. */
export function readJsonList(text: string): string[] | undefined {
  if (!/^[[{]/.test(text) || text.length > maxListLength) return undefined;
  try {
    return getEntries(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function getEntries(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(getEntries);
  const { data: fields } = record.safeParse(value);
  if (!fields) return [];
  const name = nameKeys.map((key) => fields[key]).find((text) => typeof text === "string");
  if (name !== undefined) return flagKeys.some((key) => isOff(fields[key])) ? [] : [name];
  return Object.entries(fields).flatMap(([key, inner]) => entriesOfField(key, inner));
}

/** `{"Gym": true}` has a name as a key, `{"0": "Gym"}` and `{"Sport": ["Gym"]}` have names as values. */
function entriesOfField(key: string, value: unknown): string[] {
  if (/^\d+$/.test(key) || (typeof value === "object" && value !== null)) return getEntries(value);
  if (isOn(value)) return [key];
  return typeof value === "string" && !isOff(value) ? [value] : [];
}

const isOn = (value: unknown) => readFlag(String(value ?? "")) === "true";
const isOff = (value: unknown) => readFlag(String(value ?? "")) === "false";

/** Returns the entries of `a:2:{i:0;s:3:"Gym";i:1;s:4:"Pool";}`, which PHP writes; in `s:3:"Gym";b:1;` the key is the name. */
export function readPhpList(text: string): string[] | undefined {
  if (!/^(?:s:\d+:")?[aO]:\d+:/.test(text)) return undefined;
  const fields = text.slice(0, maxListLength).matchAll(/(?:i:\d+|s:\d+:"([^"]*)");(?:s:\d+:"([^"]*)"|[bid]:([\d.]+))/g);
  return [...fields].flatMap(([, key, words, number]) =>
    key === undefined ? (words ?? []) : entriesOfField(key, words ?? number),
  );
}

/** Returns the names in a Python dictionary whose values are true, `{'Gym': True}`, or in a list of them. */
export function readPythonDictionaries(text: string): string[] | undefined {
  if (!/^(?:\[ ?)?\{ ?'/.test(text) || !/' ?:/.test(text)) return undefined;
  const fields = text.slice(0, maxListLength).matchAll(/'([^']*)' ?: ?(?:'([^']*)'|(\w+))/g);
  const found = [...fields].map(([, key = "", words, word]) => ({ key, words, word }));
  const names = found.filter(({ key }) => nameKeys.includes(key)).flatMap(({ words }) => words ?? []);
  if (names.length > 0) return names;
  return found.flatMap(({ key, words, word }) => (word === "None" ? [] : entriesOfField(key, words ?? word)));
}

/** Returns the text of HTML with a line for each entry. */
export const withoutTags = (text: string): string =>
  /<\/?[a-z]/i.test(text)
    ? text
        .replaceAll(/<\/?(?:li|ul|ol|br|p|div|tr|td)\b[^<>]*>/gi, "\n")
        .replaceAll(/<\/?[a-z][^<>]*>/gi, "")
        .replaceAll("&nbsp;", " ")
        .replaceAll(/&(?:#0?39|apos);/g, "'")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&")
    : text;
