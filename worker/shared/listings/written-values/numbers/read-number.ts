import { foldText } from "./fold-text.ts";

export interface WrittenNumber {
  /** The likely value. */
  value: number;
  /** Another value that may be meant. "150.000" is 150,000 for many people and 150 for others. */
  other?: number;
}

/** More digits are no amount, area or count, and a number would lose some of them. */
const maxDigits = 15;

/**
 * Returns a number that is written with separators or as a fraction: "1,250.50", "1.250,50", "1'250", "1 250",
 * "12,34,567", "1 1/2". Undefined for other texts, such as negative numbers.
 */
export function readNumber(text: string): WrittenNumber | undefined {
  const folded = foldText(text);
  if (folded.replaceAll(/\D/g, "").length > maxDigits) return undefined;
  if (folded.includes("/")) return readFraction(folded);
  return /[ ']/.test(folded) ? readSpacedGroups(folded.split(/[ ']/)) : readDigits(folded);
}

/** Only proper fractions: "500/600" is a range. */
function readFraction(text: string): WrittenNumber | undefined {
  const [, whole = "0", above = "", below = ""] = /^(?:(\d{1,4}) )?(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  const isProper = Number(above) > 0 && Number(above) < Number(below);
  return isProper ? { value: Number(whole) + Number(above) / Number(below) } : undefined;
}

/** Spaces and apostrophes separate groups of three digits only. */
function readSpacedGroups([first = "", ...others]: string[]): WrittenNumber | undefined {
  const last = others.pop() ?? "";
  const areGroups = /^\d{1,3}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
  if (!areGroups || !/^\d{3}([.,]\d+)?$/.test(last)) return undefined;
  return { value: Number([first, ...others, last].join("").replace(",", ".")) };
}

function readDigits(text: string): WrittenNumber | undefined {
  const parts = text.split(/[.,]/);
  if (!/\d/.test(text) || !parts.every((part) => /^\d*$/.test(part))) return undefined;
  const separators = text.replaceAll(/\d/g, "");
  const last = parts.pop() ?? "";
  if (separators === "") return { value: Number(last) };
  if (separators.length === 1) return readOneSeparator(parts[0] ?? "", last);
  const [beforeLast, lastSeparator] = separators.slice(-2);
  const isMixed = lastSeparator !== beforeLast;
  const hasOneKind = new Set(isMixed ? separators.slice(0, -1) : separators).size === 1;
  if (!hasOneKind) return undefined;
  const joined = parts.join("");
  if (!isMixed && areGroups([...parts, last])) return { value: Number(joined + last) };
  if (!areGroups(parts)) return undefined;
  const decimal = Number(`${joined}.${last}`);
  if (isMixed) return last.length === 3 ? { value: Number(joined + last), other: decimal } : { value: decimal };
  // "1,200,00" has cents after the same sign.
  return last.length === 2 ? { value: decimal, other: Number(joined + last) } : undefined;
}

/** Three digits after the only separator are a group or decimals. No group starts with a zero. */
function readOneSeparator(before: string, after: string): WrittenNumber {
  const decimal = Number(`${before || "0"}.${after}`);
  const isDoubtful = after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  return isDoubtful ? { value: Number(before + after), other: decimal } : { value: decimal };
}

/** Whether four digits or more follow the only comma of a number that could be thousands: "85,0000". */
export const isMisgrouped = (text: string): boolean => /^[1-9]\d{0,2},\d{4,}$/.test(text);

/** Groups of three digits, or in India of two before the last three. */
function areGroups([first = "", ...others]: readonly string[]): boolean {
  const last = others[others.length - 1];
  const middle = new Set(others.slice(0, -1).map((group) => group.length));
  const areEqual = middle.size === 0 || (middle.size === 1 && (middle.has(2) || middle.has(3)));
  return /^\d{1,3}$/.test(first) && last?.length === 3 && areEqual;
}
