import * as z from "zod";

/** Longer texts are only split. */
const maxQuotedLength = 10_000;
const jsonList = z.union([
  z.array(
    z.union([z.string(), z.number().transform(String), z.object({ name: z.string() }).transform(({ name }) => name)]),
  ),
  z.record(z.string(), z.boolean()).transform((flags) => Object.keys(flags).filter((name) => flags[name])),
]);
const bullets = /^(?:[-*•·▪●○✓✔–—]|\d{1,2}[.)])(?:\s|$)/;

/**
 * Returns the entries of a list as people and programs write it: `["Pool", "Gym"]`, `['Pool', 'Gym']`, or lines, bullets,
 * bars, semicolons or commas. Empty entries and repeated ones are left out.
 */
export function readList(text: string): string[] {
  const list = text.trim();
  const entries = readJsonList(list) ?? readQuotedList(list) ?? splitText(list);
  return [...new Set(entries.map(cleanEntry).filter(Boolean))];
}

/** Returns the texts of a JSON list, or the names in a JSON object whose values are true. */
function readJsonList(text: string): string[] | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    const parsed = jsonList.safeParse(JSON.parse(text));
    return parsed.data;
  } catch {
    return undefined;
  }
}

/** Returns the entries of a list of Python or a database: ['Gym', "Men's room"], {Gym,"Swimming pool"} or (Gym; Pool). */
function readQuotedList(text: string): string[] | undefined {
  const isBracketed = ["[]", "{}", "()"].some(
    (pair) => text.startsWith(pair.charAt(0)) && text.endsWith(pair.charAt(1)),
  );
  if (!isBracketed || text.length > maxQuotedLength) return undefined;
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
