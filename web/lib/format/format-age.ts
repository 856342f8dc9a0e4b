import { formatCount } from "./format-values.ts";

const steps = [
  [86_400_000, "day"],
  [3_600_000, "hour"],
  [60_000, "minute"],
] as const;

/** How long ago something was: `3 hours ago`, `just now` under a minute. */
export function formatAge(milliseconds: number): string {
  for (const [length, word] of steps) {
    if (milliseconds >= length) return `${formatCount(Math.floor(milliseconds / length), word)} ago`;
  }
  return "just now";
}
