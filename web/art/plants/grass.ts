import type { Stage } from "../kit/stage.ts";
import { path, rounded } from "../kit/svg.ts";
import { canopy } from "./foliage.ts";

/** Blades of grass at the front edge. Each range has its ends and the height of the blades in px. */
export const grass = (s: Stage, ...ranges: readonly (readonly [x0: number, x1: number, h?: number])[]): string =>
  ranges.map(([x0, x1, h = 34]) => blades(s, x0, x1, h)).join("");

const blades = (s: Stage, x0: number, x1: number, h: number): string => {
  let d = rounded`M${x0} 602V590`;
  for (let x = x0; x < x1; ) {
    const step = s.rng.range(6, 12);
    const mid = Math.max(0, Math.min(1, Math.min(x - x0, x1 - x) / 60));
    const tall = h * s.rng.range(0.35, 1.25) * (0.45 + 0.55 * mid);
    d += rounded`L${x + s.rng.range(1, step)} ${592 - tall}L${x + step} ${592 - s.rng.range(0, 5)}`;
    x += step;
  }
  return path(`${d}V602z`, s.pal.edge);
};

export const tuft = (s: Stage, x: number, y: number, k: number): string => {
  let d = rounded`M${x - k} ${y}`;
  for (let i = 0; i < 6; i++)
    d += rounded`L${x - k + (i + s.rng.range(0.2, 0.9)) * k * 0.33} ${y - k * s.rng.range(0.6, 1.3)}L${x - k + (i + 1) * k * 0.33} ${y - 1}`;
  return path(`${d}z`, s.pal.leaf[2]);
};

/** Dark leaves in an upper corner. They give the scene depth. */
export const cornerLeaves = (s: Stage, side: "left" | "right", size = 1): string => {
  const x = side === "left" ? 0 : 800;
  const k = side === "left" ? 1 : -1;
  const [a, b, c] = s.pal.leaf;
  let out =
    canopy(s, x, -10, 190 * size, 78 * size, a, 13) +
    canopy(s, x + k * 60 * size, 4, 120 * size, 52 * size, b, 12) +
    canopy(s, x + k * 130 * size, -4, 90 * size, 44 * size, a, 10);
  out += canopy(s, x + k * 30 * size, -2, 90 * size, 36 * size, c, 10);
  return out;
};
