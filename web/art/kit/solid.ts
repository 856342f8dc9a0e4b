import { mix } from "./color.ts";
import { at, type Frame, outline, world } from "./frame.ts";
import { CREAM, OCEAN } from "./palette.ts";
import { type P3, p3 } from "./stage.ts";
import { opacity, type Pt, path, poly } from "./svg.ts";

/** Corners of a rectangle that stands parallel to a frame's wall. */
export const upright = (x: number, y: number, w: number, h: number, z = 0): P3[] => [
  p3(x, y, z),
  p3(x + w, y, z),
  p3(x + w, y + h, z),
  p3(x, y + h, z),
];

/** Corners of a horizontal rectangle. */
export const level = (x: number, z: number, w: number, d: number, y = 0): P3[] => [
  p3(x, y, z),
  p3(x + w, y, z),
  p3(x + w, y, z + d),
  p3(x, y, z + d),
];

/** Corners of a rectangle that leans: its lower edge is at (y, z), its upper edge at (y2, z2). */
export const tilted = (x: number, w: number, [y, z]: Pt, [y2, z2]: Pt): P3[] => [
  p3(x, y, z),
  p3(x + w, y, z),
  p3(x + w, y2, z2),
  p3(x, y2, z2),
];

/** Whether the projected corners run counter-clockwise, which means that the face is turned to the eye. */
export const facesEye = (pts: readonly Pt[]): boolean =>
  pts.reduce((sum, [x, y], i) => {
    const [u, v] = pts[(i + 1) % pts.length] as Pt;
    return sum + x * v - u * y;
  }, 0) < 0;

/** Returns the share of light on a face. It can lie outside 0 to 1. Corners run counter-clockwise seen from outside. */
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

/** Share of daylight on a frame's wall, for trims, glass and doors that lie on it. */
export const daylight = (f: Frame): number => lightOn(f, upright(0, 0, 1, 1));

/** A polygon in space with a fixed colour. */
export const plane = (f: Frame, pts: readonly P3[], fill: string, extra = ""): string =>
  poly(outline(f, pts), fill, extra);

/** A polygon in space, lit by the sun. Returns an empty string when it is turned away from the eye. */
export const face = (f: Frame, pts: readonly P3[], hex: string, share?: number, extra = ""): string => {
  const flat = outline(f, pts);
  return facesEye(flat) ? poly(flat, f.stage.tone(hex, share ?? lightOn(f, pts)), extra) : "";
};

/** A rectangle on a frame's wall with a fixed colour. */
export const patch = (f: Frame, x: number, y: number, w: number, h: number, fill: string, extra = "", z = 0): string =>
  plane(f, upright(x, y, w, h, z), fill, extra);

/** A horizontal rectangle with a fixed colour. */
export const mat = (f: Frame, x: number, z: number, w: number, d: number, fill: string, extra = "", y = 0): string =>
  plane(f, level(x, z, w, d, y), fill, extra);

type Box = {
  readonly x: number;
  readonly y?: number;
  readonly z?: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
};

/** A lit box. Its top can have its own colour, for example a worktop or a cushion. */
export const cuboid = (f: Frame, b: Box, hex: string, top = hex, extra = ""): string => {
  const [x, y, z, X, Y, Z] = [b.x, b.y ?? 0, b.z ?? 0, b.x + b.w, (b.y ?? 0) + b.h, (b.z ?? 0) + b.d];
  return (
    face(f, [p3(x, Y, z), p3(X, Y, z), p3(X, Y, Z), p3(x, Y, Z)], top, undefined, extra) +
    face(f, [p3(x, y, Z), p3(X, y, Z), p3(X, y, z), p3(x, y, z)], hex, 0, extra) +
    face(f, [p3(x, y, Z), p3(x, y, z), p3(x, Y, z), p3(x, Y, Z)], hex, undefined, extra) +
    face(f, [p3(X, y, z), p3(X, y, Z), p3(X, Y, Z), p3(X, Y, z)], hex, undefined, extra) +
    face(f, [p3(x, y, z), p3(X, y, z), p3(X, Y, z), p3(x, Y, z)], hex, undefined, extra)
  );
};

/** A box that stands out of a wall: sill, balcony slab, column, canopy. `out` is in metres. */
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

/** An upright cylinder: tank, pot, bucket. */
export const cylinder = (f: Frame, x: number, y: number, z: number, r: number, h: number, hex: string): string => {
  const s = f.stage;
  const [a, b] = [at(f, x, y, z), at(f, x, y + h, z)];
  const d = world(f, [x, y, z])[2];
  const px = (s.focal * r) / d;
  const flat = (v: number): number => Math.min(px * 0.5, (px * Math.abs(v + f.o[1] - s.eye)) / d);
  const [lo, hi] = [flat(y), flat(y + h)];
  const body = (x0: number, x1: number): string =>
    `M${a[0] + x0} ${b[1]}L${a[0] + x0} ${a[1]}A${px} ${Math.max(lo, 0.1)} 0 0 0 ${a[0] + x1} ${a[1]}L${b[0] + x1} ${b[1]}z`;
  const round = (v: string): string => v.replace(/\d+\.\d+/g, (m) => String(Math.round(Number(m) * 10) / 10));
  return (
    path(round(body(-px, px)), s.tone(hex, 0.3)) +
    path(round(s.sunSide < 0 ? body(-px, -px * 0.1) : body(px * 0.1, px)), s.lit(hex)) +
    `<ellipse cx="${a[0].toFixed(1)}" cy="${b[1].toFixed(1)}" rx="${px.toFixed(1)}" ry="${Math.max(hi, 0.5).toFixed(1)}" fill="${s.tone(hex, y + h + f.o[1] < s.eye ? 1 : 0.1)}"/>`
  );
};

/** A darker patch on a wall: the shadow under a roof, sill or canopy. */
export const shadow = (f: Frame, x: number, y: number, w: number, h: number, strength: number, z = 0): string =>
  patch(f, x, y, w, h, OCEAN, opacity(strength), z);

/** Mixes a colour with cream, for edges and tops that catch more light. */
export const paler = (hex: string, share: number): string => mix(hex, CREAM, share);
