import { groupDigits } from "../../../group-digits.ts";

/** Returns a number with separators and at most four decimals: "1,250.5". */
export function formatWritten(value: number): string {
  const [whole = "", fraction] = String(Math.round(value * 10_000) / 10_000).split(".");
  return groupDigits(whole) + (fraction ? `.${fraction}` : "");
}
