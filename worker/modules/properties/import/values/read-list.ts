import { noValue } from "#shared/listings/written-values/reading.ts";
import { maxListLength, readJsonList, readPhpList, readPythonDictionaries, withoutTags } from "./list-formats.ts";

/** A list that says that it is empty. */
const emptyList = /^(?:no|nothing|false|0|not available|no (?:amenities|facilities|features))$/i;
const bullets = /^(?:[-*•·▪●○✓✔–—]|\d{1,2}[.)])(?:\s|$)/;

/**
 * Returns the entries of a list as people and programs write it: `["Pool", "Gym"]`, `['Pool', 'Gym']`, HTML, or lines, bullets,
 * bars, semicolons or commas. Empty entries, repeated ones and "N/A" are left out.
 */
export function readList(text: string): string[] {
  const list = withoutTags(text).trim();
  if (emptyList.test(list)) return [];
  const written = readJsonList(list) ?? readPhpList(list) ?? readPythonDictionaries(list) ?? readQuotedList(list);
  const entries = (written ?? splitText(list)).map(cleanEntry);
  return [...new Set(entries.filter((entry) => entry && !noValue.test(entry)))];
}

/** Returns the entries of a list of Python or a database: ['Gym', "Men's room"], {Gym,"Swimming pool"} or (Gym; Pool). */
function readQuotedList(text: string): string[] | undefined {
  const isBracketed = ["[]", "{}", "()"].some(
    (pair) => text.startsWith(pair.charAt(0)) && text.endsWith(pair.charAt(1)),
  );
  if (!isBracketed || text.length > maxListLength) return undefined;
  const inner = text.slice(1, -1).trim();
  if (!/['"]/.test(inner)) return splitText(inner);
  const entries = inner.matchAll(
    /(?:^|,) ?u?(?:'((?:[^'\\]|\\.|'(?=[^\s,]))*)'|"((?:[^"\\]|\\.|"(?=[^\s,]))*)"|([^,'"][^,]*))/g,
  );
  return [...entries].map(([, single, double, bare]) => (single ?? double ?? bare ?? "").replaceAll("\\", ""));
}

/** The separators of a text, the strongest first: a list of lines may have commas in its entries. */
const separators = [/[\r\n]+/, /[•·▪●]/, /\|/, /;/, /[,،、](?!\d{3}\b)/, / \/ /];

function splitText(text: string): string[] {
  const separator = separators.find((pattern) => text.split(pattern).filter((part) => part.trim()).length > 1);
  return separator ? text.split(separator) : [text];
}

const cleanEntry = (entry: string) =>
  entry
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(bullets, "")
    .replace(/^["']|["']$/g, "")
    .replace(/[.;,]$/, "")
    .trim();
