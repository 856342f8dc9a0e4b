import { mix } from "../kit/color.ts";
import { at, type Frame, outline, scaleAt } from "../kit/frame.ts";
import { OCEAN } from "../kit/palette.ts";
import { daylight, patch, plane, shadow, slab } from "../kit/solid.ts";
import { p3 } from "../kit/stage.ts";
import { poly } from "../kit/svg.ts";

export type Rail = "turned" | "bars" | "block" | "solid";

/** The outline of a turned baluster. */
const baluster = (f: Frame, x: number, y: number, w: number, h: number, z: number, fill: string): string => {
  const k = (u: number, v: number): readonly [number, number, number] => [x + (u * w) / 2, y + v * h, z];
  return plane(
    f,
    [
      k(-0.8, 0),
      k(0.8, 0),
      k(0.8, 0.1),
      k(0.45, 0.14),
      k(1, 0.34),
      k(0.8, 0.55),
      k(0.36, 0.72),
      k(0.4, 0.88),
      k(0.8, 0.92),
      k(0.8, 1),
      k(-0.8, 1),
      k(-0.8, 0.92),
      k(-0.4, 0.88),
      k(-0.36, 0.72),
      k(-0.8, 0.55),
      k(-1, 0.34),
      k(-0.45, 0.14),
      k(-0.8, 0.1),
    ],
    fill,
  );
};

/** A railing in a plane `out` metres in front of the wall. */
export const rail = (
  f: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  out: number,
  kind: Rail,
  color: string,
): string => {
  const s = f.stage;
  const fill = s.tone(color, daylight(f));
  if (kind === "solid")
    return (
      patch(f, x, y, w, h, fill, "", -out) +
      patch(f, x, y + h - 0.1, w, 0.1, s.lit(mix(color, "#ffffff", 0.35)), "", -out)
    );
  let svg = patch(f, x, y + h - 0.1, w, 0.1, fill, "", -out) + patch(f, x, y, w, 0.06, fill, "", -out);
  if (kind === "block") return svg + blocks(f, x, y + 0.06, w, h - 0.16, color, -out);
  const px = scaleAt(f, x, -out);
  const gap = kind === "turned" ? Math.max(0.22, 5.5 / px) : Math.max(0.15, 4.2 / px);
  const n = Math.max(2, Math.floor(w / gap));
  for (let i = 0; i <= n; i++) {
    const u = x + (w * i) / n;
    svg +=
      kind === "turned"
        ? baluster(f, Math.min(Math.max(u, x + gap * 0.4), x + w - gap * 0.4), y, gap * 0.62, h - 0.08, -out, fill)
        : patch(f, u - gap * 0.16, y, gap * 0.32, h, fill, "", -out);
  }
  return svg;
};

/** Breeze blocks: a grid of squares with a dark diamond in each. */
export const blocks = (f: Frame, x: number, y: number, w: number, h: number, color: string, z = 0): string => {
  const s = f.stage;
  const t = daylight(f);
  const size = Math.max(0.3, 9 / scaleAt(f, x, z));
  const [nx, ny] = [Math.max(1, Math.round(w / size)), Math.max(1, Math.round(h / size))];
  const [dx, dy] = [w / nx, h / ny];
  let holes = "";
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const [u, v] = [x + dx * (i + 0.5), y + dy * (j + 0.5)];
      const r = (k: number): readonly (readonly [number, number, number])[] => [
        p3(u - dx * k, v, z),
        p3(u, v - dy * k, z),
        p3(u + dx * k, v, z),
        p3(u, v + dy * k, z),
      ];
      holes +=
        poly(outline(f, r(0.4)), s.tone(mix(color, OCEAN, 0.62), t)) + poly(outline(f, r(0.17)), s.tone(color, t));
    }
  return patch(f, x, y, w, h, s.tone(color, t), "", z) + holes;
};

/** A balcony or loggia. `inner` is the SVG of doors and windows on its back wall. */
export const balcony = (
  f: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  out: number,
  o: { rail: Rail; color: string; wall: string; slab?: string; inner?: string },
): string => {
  const s = f.stage;
  const t = daylight(f);
  const edge = o.slab ?? "#fff6e0";
  return (
    patch(f, x, y, w, h, s.tone(o.wall, t * 0.42)) +
    shadow(f, x, y + h * 0.8, w, h * 0.2, 0.32) +
    (o.inner ?? "") +
    slab(f, x - 0.1, y - 0.2, w + 0.2, 0.2, out, edge) +
    shadow(f, x - 0.1, y - 0.42, w + 0.2, 0.22, 0.26) +
    sides(f, x, y, w, out, o) +
    rail(f, x, y, w, 0.95, out, o.rail, o.color)
  );
};

/** The railings at both ends of a projecting balcony. */
const sides = (f: Frame, x: number, y: number, w: number, out: number, o: { color: string }): string => {
  if (out < 0.3) return "";
  const fill = f.stage.tone(o.color, 0.2);
  const [a, b] = [at(f, x, y + 0.9), at(f, x, y + 0.9, -out)];
  const quad = (u: number): string =>
    plane(f, [p3(u, y + 0.86, 0), p3(u, y + 0.86, -out), p3(u, y + 0.95, -out), p3(u, y + 0.95, 0)], fill) +
    plane(
      f,
      [p3(u, y, -out * 0.55), p3(u, y, -out * 0.5), p3(u, y + 0.9, -out * 0.5), p3(u, y + 0.9, -out * 0.55)],
      fill,
    );
  return Math.abs(a[0] - b[0]) > 2 ? quad(x) + quad(x + w) : "";
};
