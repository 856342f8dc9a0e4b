import type { Stage } from "../kit/stage.ts";
import { ellipse, path, place } from "../kit/svg.ts";

export type Hair = "short" | "afro" | "braids" | "bun" | "grey" | "wrap" | "cap";

const BLACK = "#221b18";

/** Hair or headwear of a head whose centre is y px below the origin, 24 px wide. */
export const headwear = (s: Stage, hair: Hair, y: number, color = "#e9b13c"): string =>
  place(0, y, 1, drawings[hair](s, color));

const drawings: Record<Hair, (s: Stage, color: string) => string> = {
  short: (s) => path("M-12.6-2q-1-15 12.6-15T12.6-2q-3-8-7-9-6 2-12 0-4 2-6.2 9z", s.lit(BLACK)),
  grey: (s) => path("M-12.6-2q-1-15 12.6-15T12.6-2q-3-8-7-9-6 2-12 0-4 2-6.2 9z", s.lit("#8d8a84")),
  afro: (s) => path("M-13 4q-9-4-6-14 2-14 19-14T19-10q3 10-6 14 1-9-5-14-8 3-16 0-6 5-5 14z", s.lit(BLACK)),
  braids: (s) =>
    path("M-12.6 0q-2-17 12.6-17T12.6 0l4 24q-5 2-6-1L10-4q-4-4-5-7-6 3-11 0-3 3-5 7l-1 27q-2 3-6 1z", s.lit(BLACK)),
  bun: (s) =>
    ellipse(0, -20, 8, 7, s.lit(BLACK)) + path("M-12.6-1q-1-16 12.6-16T12.6-1q-3-8-12.6-10T-12.6-1z", s.lit(BLACK)),
  wrap: (s, color) =>
    path("M-13-3q-5-20 12-23 22-3 14 23-6-7-13-7t-13 7z", s.lit(color)) +
    path("M-1-26q14-9 20 2-6 4-12 7z", s.shade(color)) +
    path("M-12-6q12-7 25 0l-1-5q-12-6-23 0z", s.shade(color)),
  cap: (s, color) => path("M-13-4q-1-14 13-14t13 14z", s.lit(color)) + path("M-13-5h29q3 4-3 4h-26z", s.shade(color)),
};
