import { numberText } from "./number-text.ts";

/** How the numbers of a cell style are shown; undefined `toText` if the number says the same, or for a date. */
export interface CellFormat {
  toText?: ((value: string) => string) | undefined;
}

/** The formats "0%" and "0.00%" have no code in the file. */
const builtInCodes: Readonly<Record<string, string>> = { 9: "0%", 10: "0.00%" };
const attributes = {
  numFmtId: /\snumFmtId ?= ?["'](\d+)["']/,
  formatCode: /\sformatCode ?= ?(?:"([^"]*)"|'([^']*)')/,
};

/** Returns the format of each cell style of a workbook. */
export function readNumberFormats(stylesXml: string): CellFormat[] {
  const codes = new Map(Object.entries(builtInCodes));
  for (const [tag] of stylesXml.matchAll(/<(?:[\w.-]+:)?numFmt\s[^<]*/g)) {
    const [, double, single] = attributes.formatCode.exec(tag) ?? [];
    codes.set(attributes.numFmtId.exec(tag)?.[1] ?? "", unescapeXml(double ?? single ?? ""));
  }
  const styles = stylesXml.split(/<(?:[\w.-]+:)?cellXfs[\s>]/)[1]?.split(/<\/(?:[\w.-]+:)?cellXfs>/)[0] ?? "";
  return [...styles.matchAll(/<(?:[\w.-]+:)?xf(?=[\s/>])[^<]*/g)].map(([tag]) => {
    const code = codes.get(attributes.numFmtId.exec(tag)?.[1] ?? "");
    return { toText: code === undefined ? undefined : getFormat(code) };
  });
}

/** A quoted text, an escaped letter, a currency in brackets, and what is not shown: spaces, filling, colours, conditions. */
const literals = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|_.|\*.|\[[^\]]*\]/g;

/**
 * Returns what a format adds to a number: percent, leading zeros, a unit or a currency. Dollars are left out because prices
 * are in US dollars.
 */
function getFormat(code: string): CellFormat["toText"] {
  const [shown = ""] = code.split(";");
  const placeholders = shown.replaceAll(literals, "");
  if (/[dmyhs]/i.test(placeholders.replaceAll(/general/gi, ""))) return undefined;
  if (placeholders.includes("%")) return (value) => `${numberText(String(Number(value) * 100))}%`;
  const start = shown.replaceAll(literals, ({ length }) => " ".repeat(length)).search(/[0#?]|general/i);
  const [prefix, suffix] = start < 0 ? ["", ""] : [getText(shown.slice(0, start)), getText(shown.slice(start))];
  const zeros = /^0{2,}$/.exec(placeholders.replaceAll(/[-+() /]/g, ""))?.[0].length ?? 0;
  if (zeros === 0 && !prefix && !suffix) return undefined;
  const pad = (text: string) => (/^\d+$/.test(text) ? text.padStart(zeros, "0") : text);
  return (value) => escapeXml(`${prefix}${pad(numberText(value))}${suffix}`);
}

/** Returns the literal text in a part of a format, unless it only says dollars. */
function getText(part: string): string {
  const text = [...part.matchAll(literals)].map(([, quoted, escaped, currency]) => quoted ?? escaped ?? currency ?? "");
  const written = text.join("");
  return /^[\s()+.,-]*(US ?\$|\$|USD)?[\s()+.,-]*$/i.test(written) ? "" : written;
}

const unescapeXml = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
