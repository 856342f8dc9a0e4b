import { at, type Frame, outline, world } from "./frame.ts";
import type { P3 } from "./stage.ts";
import { type Pt, poly } from "./svg.ts";

const area = (pts: readonly Pt[]): number =>
  pts.reduce((sum, [x, y], i) => {
    const [u, v] = pts[(i + 1) % pts.length] as Pt;
    return sum + x * v - u * y;
  }, 0);

/** How much light a flat piece takes, from its own corners (counter-clockwise seen from outside). */
export const lightOn = (f: Frame, pts: readonly P3[]): number => {
  const [a, b, c] = [0, 1, 2].map((i) => world(f, pts[i] as P3)) as [P3, P3, P3];
  const u = b.map((v, i) => v - (a[i] as number));
  const w = c.map((v, i) => v - (a[i] as number));
  const n = [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return -((u[j] as number) * (w[k] as number) - (u[k] as number) * (w[j] as number));
  });
  const size = Math.hypot(...n) || 1;
  return n.reduce((sum, v, i) => sum + v * (f.stage.sun[i] as number), 0) / size / 0.55;
};

/** A flat piece of paper, drawn only when its face is turned to the eye. */
export const sheet3 = (f: Frame, pts: readonly P3[], hex: string, share?: number, extra = ""): string => {
  const flat = outline(f, pts);
  return area(flat) < 0 ? poly(flat, f.stage.tone(hex, share ?? lightOn(f, pts)), extra) : "";
};

/** A rectangle lying on a frame's wall plane; colour is used as it is given. */
export const patch = (f: Frame, x: number, y: number, w: number, h: number, fill: string, extra = "", z = 0): string =>
  poly(
    outline(f, [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + h, z],
      [x, y + h, z],
    ]),
    fill,
    extra,
  );

/** A rectangle lying flat. */
export const mat = (f: Frame, x: number, z: number, w: number, d: number, fill: string, extra = "", y = 0): string =>
  poly(
    outline(f, [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + d],
      [x, y, z + d],
    ]),
    fill,
    extra,
  );

type Box = {
  readonly x: number;
  readonly y?: number;
  readonly z?: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
};

/** A lit box. `top` may have its own colour (a worktop, a cushion). */
export const cuboid = (f: Frame, b: Box, hex: string, top = hex, extra = ""): string => {
  const [x, y, z, X, Y, Z] = [b.x, b.y ?? 0, b.z ?? 0, b.x + b.w, (b.y ?? 0) + b.h, (b.z ?? 0) + b.d];
  return (
    sheet3(
      f,
      [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      top,
      undefined,
      extra,
    ) +
    sheet3(
      f,
      [
        [x, y, Z],
        [X, y, Z],
        [X, y, z],
        [x, y, z],
      ],
      hex,
      0,
      extra,
    ) +
    sheet3(
      f,
      [
        [x, y, Z],
        [x, y, z],
        [x, Y, z],
        [x, Y, Z],
      ],
      hex,
      undefined,
      extra,
    ) +
    sheet3(
      f,
      [
        [X, y, z],
        [X, y, Z],
        [X, Y, Z],
        [X, Y, z],
      ],
      hex,
      undefined,
      extra,
    ) +
    sheet3(
      f,
      [
        [x, y, z],
        [X, y, z],
        [X, Y, z],
        [x, Y, z],
      ],
      hex,
      undefined,
      extra,
    )
  );
};

/** Something standing out of a wall: sill, balcony slab, column, canopy. `out` is metres towards the street. */
export const slab = (
  f: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  out: number,
  hex: string,
  top = hex,
): string => cuboid(f, { x, y, z: -out, w, h, d: out }, hex, top);

/** Upright drum (tank, pot, column). */
export const drum = (f: Frame, x: number, y: number, z: number, r: number, h: number, hex: string): string => {
  const s = f.stage;
  const [a, b] = [at(f, x, y, z), at(f, x, y + h, z)];
  const d = world(f, [x, y, z])[2];
  const px = (s.focal * r) / d;
  const flat = (v: number): number => Math.min(px * 0.5, (px * Math.abs(v + f.o[1] - s.eye)) / d);
  const [lo, hi] = [flat(y), flat(y + h)];
  const body = (x0: number, x1: number): string =>
    `M${a[0] + x0} ${b[1]}L${a[0] + x0} ${a[1]}A${px} ${Math.max(lo, 0.1)} 0 0 0 ${a[0] + x1} ${a[1]}L${b[0] + x1} ${b[1]}z`;
  const left = s.sun[0] < 0;
  const round = (v: string): string => v.replace(/\d+\.\d+/g, (m) => String(Math.round(Number(m) * 10) / 10));
  return (
    `<path d="${round(body(-px, px))}" fill="${s.tone(hex, 0.3)}"/>` +
    `<path d="${round(left ? body(-px, -px * 0.1) : body(px * 0.1, px))}" fill="${s.lit(hex)}"/>` +
    `<ellipse cx="${a[0].toFixed(1)}" cy="${b[1].toFixed(1)}" rx="${px.toFixed(1)}" ry="${Math.max(hi, 0.5).toFixed(1)}" fill="${s.tone(hex, y + h + f.o[1] < s.eye ? 1 : 0.1)}"/>`
  );
};
