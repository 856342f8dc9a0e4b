import { readXml } from "./read-xml.ts";

/** Returns a number as the cells of a style show it. */
export type NumberFormat = (value: string) => string;

/** Formats without a code in the file that matter: percent and days. */
const builtInCodes = new Map([
  ["9", "0%"],
  ["10", "0%"],
  ...[14, 15, 16, 17, 22].map((id) => [String(id), "yyyy-mm-dd"] as const),
]);
/** The last day of the year 9999. Larger numbers are no dates, whatever their format is. */
const lastDate = 2_958_465;

/**
 * Returns the format of each cell style of a workbook.
 * @param dayZero how many days the first day of the workbook is before 1970
 */
export function readNumberFormats(stylesXml: string, dayZero: number): NumberFormat[] {
  const codes = new Map(builtInCodes);
  const formats: NumberFormat[] = [];
  let isInStyles = false;
  readXml(stylesXml, {
    onOpen: (name, read) => {
      if (name === "cellXfs") isInStyles = true;
      if (name === "numFmt") codes.set(read("numFmtId"), read("formatCode"));
      if (name === "xf" && isInStyles) formats.push(getFormat(codes.get(read("numFmtId")) ?? "", dayZero));
    },
    onClose: (name) => {
      if (name === "cellXfs") isInStyles = false;
    },
  });
  return formats;
}

/** A quoted text, an escaped letter, a currency in brackets, and what is not shown: spaces, filling, colours, conditions. */
const literals = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|_.|\*.|\[[^\]]*\]/g;

/**
 * Returns what a format adds to a number: percent, leading zeros, a unit or a currency. Dollars are left out because prices
 * are in US dollars.
 */
function getFormat(code: string, dayZero: number): NumberFormat {
  const [shown = ""] = code.split(";");
  const placeholders = shown.replaceAll(literals, "");
  if (/[dmyhs]/i.test(placeholders.replaceAll(/general/gi, ""))) return (value) => dateText(value, dayZero);
  if (placeholders.includes("%")) return (value) => `${numberText(String(Number(value) * 100))}%`;
  const start = shown.replaceAll(literals, ({ length }) => " ".repeat(length)).search(/[0#?]|general/i);
  const [prefix, suffix] = start < 0 ? ["", ""] : [getText(shown.slice(0, start)), getText(shown.slice(start))];
  const zeros = /^0{2,}$/.exec(placeholders.replaceAll(/[-+() /]/g, ""))?.[0].length ?? 0;
  const pad = (text: string) => (/^\d+$/.test(text) ? text.padStart(zeros, "0") : text);
  return (value) => `${prefix}${pad(numberText(value))}${suffix}`;
}

/** Workbooks have days without a time zone. */
function dateText(value: string, dayZero: number): string {
  const day = Number(value);
  if (day < 0 || day > lastDate) return numberText(value);
  return new Date(Math.round((day - dayZero) * 86_400) * 1000).toISOString().replace(/T00:00:00.*$/, "");
}

/** Returns the literal text in a part of a format, unless it only says dollars. */
function getText(part: string): string {
  const text = [...part.matchAll(literals)].map(([, quoted, escaped, currency]) => quoted ?? escaped ?? currency ?? "");
  const written = text.join("");
  return /^[\s()+.,-]*(US ?\$|\$|USD)?[\s()+.,-]*$/i.test(written) ? "" : written;
}

/**
 * Returns a number of a file as its cell shows it. Whole numbers keep all digits, because they may be phone numbers, and
 * are never in scientific notation. Computed decimals such as 0.1 + 0.2 have more digits than their cell shows.
 */
export function numberText(written: string): string {
  const text = written.trim();
  if (/^-?\d+$/.test(text)) return text;
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(Number(number.toPrecision(15)).toFixed(10))) : text;
}
