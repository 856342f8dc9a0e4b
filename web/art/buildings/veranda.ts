import { mix } from "../kit/color.ts";
import type { Frame } from "../kit/frame.ts";
import { CREAM, LAMP, OCEAN } from "../kit/palette.ts";
import { cuboid, daylight, face, patch, plane, shadow, slab, tilted } from "../kit/solid.ts";
import { p3 } from "../kit/stage.ts";
import { opacity, pt } from "../kit/svg.ts";
import { type Rail, rail } from "./rail.ts";

export type Porch = {
  readonly x: number;
  readonly w: number;
  readonly deep: number;
  readonly h: number;
  readonly posts: number;
  readonly post?: string;
  readonly roof?: string;
  readonly rail?: Rail;
  readonly railColor?: string;
  readonly floor?: number;
  /** Number of the bay that has steps instead of a rail. */
  readonly gap?: number;
};

/** A square column with base and cap. */
export const column = (f: Frame, x: number, y: number, z: number, h: number, r: number, color: string): string =>
  cuboid(f, { x: x - r, y, z: z - r, w: 2 * r, h, d: 2 * r }, color) +
  cuboid(f, { x: x - r * 1.5, y: y + h - 0.16, z: z - r * 1.5, w: 3 * r, h: 0.16, d: 3 * r }, color) +
  cuboid(f, { x: x - r * 1.5, y, z: z - r * 1.5, w: 3 * r, h: 0.2, d: 3 * r }, color);

/** Up to five steps to a floor at height h. */
export const steps = (f: Frame, x: number, w: number, z: number, h: number): string => {
  const n = Math.max(1, Math.min(5, Math.round(h / 0.18)));
  let out = "";
  for (let i = n; i >= 1; i--)
    out =
      cuboid(f, { x, y: 0, z: z - i * 0.3, w, h: h * (1 - (i - 1) / n) - h / n / 2, d: 0.32 }, "#c9b593", "#efe0c2") +
      out;
  return out;
};

/** An open veranda in front of a wall, with its own lean-to roof. */
export const porch = (f: Frame, o: Porch): string => {
  const s = f.stage;
  const y = o.floor ?? 0.3;
  const post = o.post ?? CREAM;
  const tint = s.night ? LAMP[1] : OCEAN;
  let out =
    patch(f, o.x, y, o.w, o.h - y, tint, opacity(s.night ? 0.16 : 0.14)) +
    patch(f, o.x, o.h - 0.8, o.w, 0.8, tint, opacity(s.night ? 0.14 : 0.22)) +
    cuboid(f, { x: o.x, y: 0, z: -o.deep, w: o.w, h: y, d: o.deep }, "#c4ab86", "#e9d3aa");
  const bays = o.posts - 1;
  const bay = o.w / bays;
  if (o.rail)
    for (let i = 0; i < bays; i++)
      if (i !== o.gap) out += rail(f, o.x + i * bay, y, bay, 0.85, o.deep - 0.1, o.rail, o.railColor ?? post);
  for (let i = 0; i < o.posts; i++)
    out += column(f, o.x + 0.12 + (i * (o.w - 0.24)) / bays, y, -o.deep + 0.12, o.h - y, 0.12, post);
  if (o.gap !== undefined) out += steps(f, o.x + o.gap * bay + 0.2, bay - 0.4, -o.deep, y);
  if (!o.roof) return out;
  const v = 0.35;
  const [lo, hi] = [o.h, o.h + o.deep * 0.34];
  const light = 0.95;
  out += face(
    f,
    [
      p3(o.x - v, hi, 0.02),
      p3(o.x - v, lo, -o.deep - v),
      p3(o.x - v, lo + 0.12, -o.deep - v),
      p3(o.x - v, hi + 0.12, 0.02),
    ],
    mix(o.roof, OCEAN, 0.2),
  );
  const eave = pt(lo, -o.deep - v);
  out += plane(f, tilted(o.x - v, o.w + 2 * v, eave, pt(hi, 0)), s.tone(o.roof, light));
  for (let i = 1; i < o.w * 2; i++) {
    const u = o.x - v + ((o.w + 2 * v) * i) / (o.w * 2);
    out += plane(f, tilted(u, 0.06, eave, pt(hi, 0)), s.tone(mix(o.roof, "#20282a", 0.28), light), opacity(0.8));
  }
  return (
    out +
    patch(f, o.x - v, lo - 0.14, o.w + 2 * v, 0.16, s.tone(mix(o.roof, "#1c2624", 0.4), daylight(f)), "", -o.deep - v)
  );
};

/** A recess behind columns. `inner` is the SVG of doors and windows on its back wall. */
export const recess = (
  f: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  inner: string,
  posts: number,
  post = CREAM,
): string => {
  const s = f.stage;
  let out =
    patch(f, x, y, w, h, s.tone(wall, daylight(f) * 0.42)) + shadow(f, x, y + h * 0.78, w, h * 0.22, 0.3) + inner;
  for (let i = 0; i < posts; i++) {
    const u = x + ((w - 0.34) * i) / (posts - 1);
    out += slab(f, u, y, 0.34, h, 0.12, post) + slab(f, u - 0.06, y + h - 0.18, 0.46, 0.18, 0.16, post);
  }
  return out;
};
