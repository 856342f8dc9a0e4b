import { formatCount } from "./format-values.ts";

const steps = [
  [86_400_000, "day"],
  [3_600_000, "hour"],
  [60_000, "minute"],
] as const;

/** Returns an age in words: `3 hours ago`, or `just now` below a minute. */
export function formatAge(milliseconds: number): string {
  for (const [length, word] of steps) {
    if (milliseconds >= length) return `${formatCount(Math.floor(milliseconds / length), word)} ago`;
  }
  return "just now";
}
