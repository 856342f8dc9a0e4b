import { formatCount } from "./format-values.ts";

/** The length of each unit, and the age from which it is used. */
const steps = [
  [86_400_000, "day", 2 * 86_400_000],
  [3_600_000, "hour", 3_600_000],
  [60_000, "minute", 60_000],
] as const;

/** Returns an age in words: `3 hours ago`, `26 hours ago`, `2 days ago`, or `just now` below a minute. */
export function formatAge(milliseconds: number): string {
  for (const [length, word, minimum] of steps) {
    if (milliseconds >= minimum) return `${formatCount(Math.floor(milliseconds / length), word)} ago`;
  }
  return "just now";
}
