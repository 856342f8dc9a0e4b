import { mix } from "../kit/color.ts";
import { OCEAN, RUST } from "../kit/palette.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, path, rounded, stroke } from "../kit/svg.ts";
import { canopy } from "./foliage.ts";

type Tree = {
  readonly fruit?: string;
  readonly spread?: number;
  readonly crown?: "round" | "tiers";
  readonly shadow?: boolean;
};

const trunk = (s: Stage, x: number, base: number, h: number, w: number): string => {
  const side = s.sunSide;
  const body = rounded`M${x - w} ${base}q${w * 0.6} ${-h * 0.3} ${w * 0.5} ${-h * 0.62}l${-w * 0.9} ${-h * 0.34} ${w * 0.5} ${-h * 0.04} ${w * 0.9} ${h * 0.24} ${w * 0.3} ${-h * 0.4} ${w * 0.5} 0 ${-w * 0.1} ${h * 0.42} ${w} ${-h * 0.2} ${w * 0.3} ${h * 0.06} ${-w * 1.2} ${h * 0.34}q${w * 0.1} ${h * 0.3} ${w * 0.9} ${h * 0.54}z`;
  const light = rounded`M${x + side * w * 0.95} ${base}q${-side * w * 0.5} ${-h * 0.3} ${-side * w * 0.5} ${-h * 0.56}l${-side * w * 0.3} 0q${side * w * 0.1} ${h * 0.3} ${side * w * 0.2} ${h * 0.56}z`;
  return path(body, s.pal.trunk) + path(light, mix(s.pal.trunk, s.lit("#a8703f"), 0.6));
};

const fruits = (s: Stage, x: number, y: number, rx: number, ry: number, color: string): string => {
  let out = "";
  for (let i = 0; i < 9; i++) {
    const [u, v] = [x + rx * s.rng.range(-0.8, 0.8), y + ry * s.rng.range(-0.45, 0.75)];
    const k = Math.max(1.6, rx * 0.045);
    out +=
      stroke(rounded`M${u} ${v}v${-k * 2}`, s.pal.leaf[1], 1.6) +
      ellipse(u, v + k * 1.2, k, k * 1.4, s.lit(color)) +
      ellipse(u + k * 0.3, v + k, k * 0.4, k, mix(s.lit(color), "#fff1c0", 0.45));
  }
  return out;
};

/** Mango, plum and almond trees. The lighter parts of the crown are on the side of the sun. */
export const tree = (s: Stage, x: number, base: number, h: number, o: Tree = {}): string => {
  const [d0, d1, d2, d3, d4] = s.pal.leaf;
  const side = s.sunSide;
  const r = h * 0.33 * (o.spread ?? 1);
  const y = base - h * 0.66;
  const ground =
    o.shadow === false
      ? ""
      : ellipse(x - side * r * 0.35, base + 2, r * 1.05, Math.max(4, r * 0.11), s.night ? OCEAN : RUST, opacity(0.38));
  let crown = "";
  if (o.crown === "tiers") {
    // The crown of a tropical almond has flat tiers.
    for (const [dy, k, a, b] of [
      [0.16, 1, d0, d2],
      [-0.1, 0.86, d1, d3],
      [-0.36, 0.55, d2, d4],
    ] as const)
      crown +=
        canopy(s, x, y + h * dy, r * 1.2 * k, r * 0.36, a, 12) +
        canopy(s, x + side * r * 0.22, y + h * dy - r * 0.1, r * 0.75 * k, r * 0.19, b, 9);
  } else {
    crown =
      canopy(s, x - r * 0.5, y + r * 0.26, r * 0.8, r * 0.62, d0) +
      canopy(s, x + r * 0.55, y + r * 0.22, r * 0.78, r * 0.6, d0) +
      canopy(s, x, y - r * 0.25, r * 0.92, r * 0.72, d1, 13) +
      canopy(s, x + side * r * 0.45, y + r * 0.1, r * 0.55, r * 0.42, d2) +
      canopy(s, x + side * r * 0.14, y - r * 0.42, r * 0.66, r * 0.44, d2, 12) +
      canopy(s, x - side * r * 0.5, y + r * 0.2, r * 0.4, r * 0.28, d2, 9) +
      canopy(s, x + side * r * 0.5, y + r * 0.02, r * 0.34, r * 0.24, d3, 9) +
      canopy(s, x + side * r * 0.22, y - r * 0.52, r * 0.42, r * 0.25, d3, 10) +
      canopy(s, x - side * r * 0.42, y + r * 0.14, r * 0.22, r * 0.14, d3, 8) +
      canopy(s, x + side * r * 0.3, y - r * 0.6, r * 0.22, r * 0.12, d4, 8) +
      canopy(s, x + side * r * 0.58, y - r * 0.02, r * 0.18, r * 0.11, d4, 8);
  }
  return (
    ground + trunk(s, x, base, h * 0.52, h * 0.045) + crown + (o.fruit ? fruits(s, x, y, r, r * 0.7, o.fruit) : "")
  );
};
