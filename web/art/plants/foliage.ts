import type { Stage } from "../kit/stage.ts";
import { path, rounded } from "../kit/svg.ts";

/** A scalloped oval: irregular arcs around an ellipse. */
export const canopy = (s: Stage, x: number, y: number, rx: number, ry: number, fill: string, lobes = 11): string => {
  const turn = s.rng.range(0, 6);
  const pts = Array.from({ length: lobes }, (_, i) => {
    const a = turn + ((i + s.rng.range(-0.16, 0.16)) / lobes) * Math.PI * 2;
    return [x + Math.cos(a) * rx * s.rng.range(0.86, 1.02), y + Math.sin(a) * ry * s.rng.range(0.86, 1.02)] as const;
  });
  let d = rounded`M${pts[0]?.[0] ?? 0} ${pts[0]?.[1] ?? 0}`;
  for (let i = 1; i <= lobes; i++) {
    const [a, b] = [pts[i - 1], pts[i % lobes]] as [readonly [number, number], readonly [number, number]];
    const r = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.58;
    d += rounded`A${r} ${r} 0 0 1 ${b[0]} ${b[1]}`;
  }
  return path(`${d}z`, fill);
};

const dots = (s: Stage, x: number, y: number, rx: number, ry: number, color: string, count: number): string => {
  let out = "";
  for (let i = 0; i < count; i++) {
    const a = s.rng.range(0, 6.3);
    const k = s.rng.range(0.2, 0.85);
    out += rounded`<circle cx="${x + Math.cos(a) * rx * k}" cy="${y + Math.sin(a) * ry * k}" r="${Math.max(1.6, rx * 0.055)}" fill="${color}"/>`;
  }
  return out;
};

/** A bush of three tones, with optional flowers. */
export const bush = (s: Stage, x: number, base: number, r: number, flower?: string): string => {
  const side = s.sunSide;
  const [, a, , b, c] = s.pal.leaf;
  const y = base - r * 0.62;
  return (
    canopy(s, x, y, r, r * 0.68, a) +
    canopy(s, x + side * r * 0.2, y - r * 0.13, r * 0.68, r * 0.42, b, 10) +
    canopy(s, x + side * r * 0.32, y - r * 0.27, r * 0.33, r * 0.2, c, 8) +
    (flower ? dots(s, x + side * r * 0.1, y - r * 0.1, r, r * 0.6, s.lit(flower), 7) : "")
  );
};

/** A row of different bushes between x0 and x1. */
export const hedge = (s: Stage, x0: number, x1: number, base: number, r: number, flower?: string): string => {
  let out = "";
  for (let x = x0; x < x1; x += r * s.rng.range(0.9, 1.5))
    out += bush(s, x, base + s.rng.range(-2, 3), r * s.rng.range(0.7, 1.12), s.rng.chance(0.6) ? flower : undefined);
  return out;
};
