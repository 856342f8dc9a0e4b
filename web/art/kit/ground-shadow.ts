import { type Frame, project, world } from "./frame.ts";
import { OCEAN } from "./palette.ts";
import { level } from "./solid.ts";
import type { P3 } from "./stage.ts";
import { opacity, type Pt, poly } from "./svg.ts";

const hull = (pts: readonly Pt[]): Pt[] => {
  const sorted = [...pts].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Pt[]): Pt[] => {
    const out: Pt[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = [out[out.length - 2] as Pt, out[out.length - 1] as Pt];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
};

/** The shadow of a box on the ground, as one polygon. */
export const groundShadow = (f: Frame, w: number, h: number, d: number, color = OCEAN, strength = 0.3): string => {
  const s = f.stage;
  const reach = s.night ? 0.35 : 0.75;
  const [sx, sz] = [-s.sun[0] * reach * h, -s.sun[2] * reach * h];
  const foot = level(0, 0, w, d).map((p) => world(f, p));
  const tip = foot.map(([x, y, z]): P3 => [x + sx, y, Math.max(1, z + sz)]);
  return poly(hull([...foot, ...tip].map((p) => project(s, p))), color, opacity(strength));
};
