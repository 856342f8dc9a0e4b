import { at, type Frame } from "../kit/frame.ts";
import { groundShadow } from "../kit/ground-shadow.ts";
import { RUST } from "../kit/palette.ts";
import { cuboid, patch, shadow } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, type Pt, pt, rounded, stroke } from "../kit/svg.ts";

/** Corner pegs and a line that mark a plot of land. */
export const plotPegs = (f: Frame, w: number, d: number): string => {
  const s = f.stage;
  const corners = [pt(0, d), pt(w, d), pt(w, 0), pt(0, 0)].map(([x, z]) => [at(f, x, 0.5, z), x, z] as const);
  const cord = rounded`M${corners.map(([p]) => rounded`${p[0]} ${p[1]}`).join("L")}z`;
  return (
    stroke(cord, s.lit("#fbf0d8"), 2, 'stroke-dasharray="9 6"') +
    corners
      .map(
        ([, x, z]) =>
          cuboid(f, { x: x - 0.09, y: 0, z: z - 0.09, w: 0.18, h: 0.8, d: 0.18 }, "#fbf0d8") +
          cuboid(f, { x: x - 0.09, y: 0.6, z: z - 0.09, w: 0.18, h: 0.2, d: 0.18 }, "#b5481c"),
      )
      .join("")
  );
};

/** An unfinished house of grey blocks. Steel rods stand on its walls. */
export const unfinished = (f: Frame): string => {
  const s = f.stage;
  const [w, h, d] = [9, 3, 6];
  const grey = "#b4b0a2";
  let out = groundShadow(f, w, h, d, RUST, 0.34) + cuboid(f, { x: 0, y: 0, w, h, d }, grey, "#8f8b7e");
  for (let y = 0.25, r = 0; y < h; y += 0.25, r++) {
    out += patch(f, 0, y, w, 0.025, s.tone("#8f8b7e", 0.8));
    for (let x = (r % 2) * 0.25; x < w; x += 0.5) out += patch(f, x, y - 0.25, 0.025, 0.25, s.tone("#8f8b7e", 0.8));
  }
  for (const [x, y, ow, oh] of [
    [0.9, 1, 1.4, 1.3],
    [6.6, 1, 1.5, 1.3],
    [3.1, 0, 1, 2.2],
    [4.7, 1, 1.2, 1.3],
  ] as const)
    out +=
      patch(f, x, y, ow, oh, s.tone("#4a4a42", 0.7)) +
      patch(f, x, y, ow * 0.3, oh, s.tone("#77736a", 0.7)) +
      patch(f, x - 0.15, y + oh, ow + 0.3, 0.22, s.tone("#cfcabb", 0.95));
  out += patch(f, 0, h - 0.3, w, 0.3, s.tone("#cfcabb", 0.95)) + shadow(f, 0, 0, w, 0.2, 0.25);
  for (let i = 0; i <= 6; i++)
    for (const o of [0.05, 0.22]) out += patch(f, (w - 0.3) * (i / 6) + o, h, 0.035, 0.9, s.lit("#7a4a36"));
  return out;
};

/** Lanterns on a string. They are lit in the evening. */
export const lanterns = (s: Stage, points: readonly Pt[]): string => {
  let out = "";
  points.slice(1).forEach((b, i) => {
    const a = points[i] as Pt;
    const mid: Pt = [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + 46];
    out += stroke(rounded`M${a[0]} ${a[1]}Q${mid[0]} ${mid[1]} ${b[0]} ${b[1]}`, s.pal.wire, 1.6);
    for (let k = 1; k < 7; k++) {
      const t = k / 7;
      const p = (u: 0 | 1): number => (1 - t) ** 2 * a[u] + 2 * t * (1 - t) * mid[u] + t * t * b[u];
      out += s.night ? ellipse(p(0), p(1) + 6, 11, 11, "#ffd98f", opacity(0.25)) : "";
      out += ellipse(
        p(0),
        p(1) + 6,
        5,
        6,
        s.night ? "#ffe3a6" : s.lit(s.rng.pick(["#c9552a", "#e9b13c", "#2b7a80", "#fbf0d8"])),
      );
    }
  });
  return out;
};
