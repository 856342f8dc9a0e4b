import { OCEAN } from "../kit/palette.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, path, place, rect, rounded, stroke } from "../kit/svg.ts";

/** A traffic cone, 40 px high at scale 1. */
export const cone = (s: Stage, x: number, y: number, k = 1): string =>
  place(
    x,
    y,
    k,
    ellipse(3, 0, 20, 4, OCEAN, opacity(0.3)) +
      rect(-15, -5, 30, 5, s.lit("#b5332a"), 1) +
      path("M-11-5-3-40h6l8 35z", s.lit("#e2622c")) +
      path("M-8.6-16h17.2l-2.3-10h-12.6z", s.lit("#fbf3df")) +
      path("M3-40 11-5H5L1-40z", s.shade("#e2622c"), opacity(0.5)),
  );

/** Cones along a line in px, smaller with distance. */
export const cones = (s: Stage, line: readonly (readonly [x: number, y: number])[]): string =>
  line.map(([x, y]) => cone(s, x, y, (y - 330) / 170)).join("");

/** The learner's plate: a red L on white. The origin is the middle of its lower edge. */
export const learnerPlate = (s: Stage, x: number, y: number, k = 1): string =>
  place(x, y, k, rect(-13, -26, 26, 26, s.lit("#fdf8ea"), 2) + path("M-6-21h5v12h8v5H-6z", s.lit("#b5332a")));

/** The sign on the roof of the school's cars, with a plate on both sides of a stripe. */
export const roofSign = (s: Stage, x: number, y: number, k = 1): string =>
  place(
    x,
    y,
    k,
    rect(-3, -8, 6, 8, s.lit("#3a3a36")) +
      rect(-34, -32, 68, 26, s.lit("#0e4a54"), 4) +
      path("M-26-26h5v10h8v5h-13z", s.lit("#fff6e0")) +
      stroke("M-4-24h30M-4-19h30M-4-14h18", s.lit("#e9b13c"), 2.6),
  );

/** Painted lines of a parking bay on the ground, in px. */
export const bayLines = (
  s: Stage,
  bays: readonly (readonly [x: number, y: number, dx: number, dy: number])[],
): string =>
  stroke(bays.map(([x, y, dx, dy]) => rounded`M${x} ${y}l${dx} ${dy}`).join(""), s.lit("#fbf3df"), 4, opacity(0.75));
