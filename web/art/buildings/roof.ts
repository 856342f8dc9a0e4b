import { mix } from "../kit/color.ts";
import { type Frame, leftOf, outline, rightOf } from "../kit/frame.ts";
import { OCEAN } from "../kit/palette.ts";
import { face, facesEye, lightOn, plane, shadow, upright } from "../kit/solid.ts";
import { type P3, p3 } from "../kit/stage.ts";
import { clipPoly, opacity, poly, stroke, trace } from "../kit/svg.ts";

export type Roof = {
  readonly shape: "hip" | "gable" | "side-gable" | "flat" | "shed";
  readonly color: string;
  readonly rise?: number;
  /** Overhang beyond the walls. */
  readonly over?: number;
  /** Zinc with pale ribs and rust stains. */
  readonly rust?: boolean;
  readonly parapet?: string;
};

const combine = (value: (axis: 0 | 1 | 2) => number): P3 => [value(0), value(1), value(2)];

const between = (p: P3, q: P3, t: number): P3 => combine((i) => p[i] + (q[i] - p[i]) * t);

/** One slope with ribs. Its eave runs from a to b, its upper edge from c to d. */
const slope = (f: Frame, [a, b, c, d]: readonly [P3, P3, P3, P3], o: Roof): string => {
  const flat = outline(f, [a, b, c, d]);
  if (!facesEye(flat)) return "";
  const s = f.stage;
  const light = lightOn(f, [a, b, c]) * 0.92;
  const base = s.tone(o.color, light);
  const rib = s.tone(mix(o.color, "#20282a", 0.3), light);
  const span = Math.hypot(b[0] - a[0], b[2] - a[2]);
  const n = Math.max(4, Math.round(span / (o.rust ? 0.42 : 0.62)));
  // Ribs are at right angles to the eave. The outline of the slope cuts them at a hip.
  const up = combine((i) => (c[i] + d[i] - a[i] - b[i]) / 2);
  const len = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) || 1;
  const dir = combine((i) => (b[i] - a[i]) / len);
  const dot = up[0] * dir[0] + up[1] * dir[1] + up[2] * dir[2];
  const climb = combine((i) => up[i] - dir[i] * dot);
  let ribs = "";
  const pale = s.tone(mix(o.color, "#fff6e0", o.rust ? 0.42 : 0.16), light);
  for (let i = 1; i < n; i++) {
    const p = between(a, b, i / n);
    const near = outline(f, [p, combine((j) => p[j] + climb[j])]);
    if (near.length < 2) continue;
    ribs += stroke(trace(near), i % 2 && o.rust ? pale : rib, o.rust ? 2.4 : 2, opacity(o.rust ? 0.75 : 0.8));
  }
  if (o.rust) for (let i = 0; i < 4; i++) ribs += stain(f, a, b, climb, light);
  const glow = plane(f, [a, between(a, b, 0.05), between(d, c, 0.05), d], s.tone(mix(o.color, "#ffe6bf", 0.28), light));
  return poly(flat, base) + clipPoly(flat, glow + ribs);
};

const stain = (f: Frame, a: P3, b: P3, climb: P3, light: number): string => {
  const s = f.stage;
  const [t, w, u, h] = [s.rng.range(0.08, 0.8), s.rng.range(0.06, 0.14), s.rng.range(0, 0.6), s.rng.range(0.16, 0.34)];
  const p = (x: number, y: number): P3 => combine((i) => a[i] + (b[i] - a[i]) * x + climb[i] * y);
  return plane(
    f,
    [p(t, u), p(t + w, u), p(t + w * s.rng.range(0.7, 1), u + h), p(t + w * 0.1, u + h * 0.9)],
    s.tone("#b06a40", light),
    opacity(0.7),
  );
};

const fascia = (f: Frame, a: P3, b: P3, color: string): string =>
  face(f, [[a[0], a[1] - 0.16, a[2]], [b[0], b[1] - 0.16, b[2]], b, a], mix(color, "#1c2624", 0.38));

/** The roof of a box w x d with walls of height h. Draw it after the walls. */
export const roof = (f: Frame, w: number, h: number, d: number, o: Roof): string => {
  const v = o.over ?? 0.55;
  if (o.shape === "flat") return flat(f, w, h, d, o, v);
  const pitch =
    o.shape === "shed"
      ? (o.rise ?? 0.9) / d
      : (o.rise ?? 1.9) / ((o.shape === "gable" ? w : o.shape === "hip" ? Math.min(w, d) : d) / 2);
  const e = h - v * pitch;
  const [a, b, c, g] = [p3(-v, e, -v), p3(w + v, e, -v), p3(w + v, e, d + v), p3(-v, e, d + v)] as const;
  const soffit = soffits(f, w, e, d, v, mix(o.color, "#3a2a20", 0.5));
  const edge = (p: P3, q: P3): string => fascia(f, p, q, o.color);
  if (o.shape === "hip") {
    const run = Math.min(w, d) / 2 + v;
    const top = e + run * pitch;
    const long = w >= d;
    const r1 = long ? p3(-v + run, top, d / 2) : p3(w / 2, top, -v + run);
    const r2 = long ? p3(w + v - run, top, d / 2) : p3(w / 2, top, d + v - run);
    return (
      soffit +
      slope(f, [c, g, long ? r1 : r2, r2], o) +
      slope(f, [b, c, r2, long ? r2 : r1], o) +
      slope(f, [g, a, r1, long ? r1 : r2], o) +
      slope(f, [a, b, long ? r2 : r1, r1], o) +
      edge(b, c) +
      edge(g, a) +
      edge(a, b) +
      ridge(f, r1, r2, o.color)
    );
  }
  if (o.shape === "side-gable") {
    const top = e + (d / 2 + v) * pitch;
    const [r1, r2] = [p3(-v, top, d / 2), p3(w + v, top, d / 2)] as const;
    return soffit + slope(f, [c, g, r1, r2], o) + slope(f, [a, b, r2, r1], o) + edge(a, b) + ridge(f, r1, r2, o.color);
  }
  if (o.shape === "shed") {
    const top = h + (d + v) * pitch;
    return soffit + slope(f, [a, b, [w + v, top, d + v], [-v, top, d + v]], o) + edge(a, b);
  }
  const top = e + (w / 2 + v) * pitch;
  const [r1, r2] = [p3(w / 2, top, -v), p3(w / 2, top, d + v)] as const;
  return slope(f, [b, c, r2, r1], o) + slope(f, [g, a, r1, r2], o) + rake(f, a, r1, o.color) + rake(f, r1, b, o.color);
};

/** Barge board of a gable. */
const rake = (f: Frame, p: P3, q: P3, color: string): string =>
  plane(f, [p, q, [q[0], q[1] - 0.26, q[2]], [p[0], p[1] - 0.26, p[2]]], f.stage.tone(mix(color, "#fff0d8", 0.3), 0.9));

const ridge = (f: Frame, p: P3, q: P3, color: string): string => {
  const [a, b] = outline(f, [p, q]);
  return a && b ? stroke(trace([a, b]), f.stage.lit(mix(color, "#fff0d8", 0.25)), 3.4) : "";
};

/** The underside of the cornerLeaves along the visible walls. */
const soffits = (f: Frame, w: number, y: number, d: number, v: number, color: string): string => {
  const seen = (wall: Frame): boolean => facesEye(outline(wall, upright(0, 0, 1, 1)));
  const strip = (x0: number, z0: number, x1: number, z1: number): string =>
    face(f, [p3(x0, y, z1), p3(x1, y, z1), p3(x1, y, z0), p3(x0, y, z0)], color, 0.02);
  return (
    (seen(rightOf(f, w)) ? strip(w, -v, w + v, d + v) : "") +
    (seen(leftOf(f, d)) ? strip(-v, -v, 0, d + v) : "") +
    strip(-v, -v, w + v, 0)
  );
};

const flat = (f: Frame, w: number, h: number, d: number, o: Roof, v: number): string => {
  const edge = o.parapet ?? "#fbf0d8";
  return (
    shadow(f, 0, h - 0.26, w, 0.26, 0.24) +
    soffits(f, w, h, d, v, edge) +
    face(f, [p3(-v, h, -v), p3(w + v, h, -v), p3(w + v, h + 0.34, -v), p3(-v, h + 0.34, -v)], edge) +
    face(f, [p3(w + v, h, -v), p3(w + v, h, d + v), p3(w + v, h + 0.34, d + v), p3(w + v, h + 0.34, -v)], edge) +
    face(f, [p3(-v, h, d + v), p3(-v, h, -v), p3(-v, h + 0.34, -v), p3(-v, h + 0.34, d + v)], edge)
  );
};

/** The triangle of wall under a gable. High gables have a vent. */
export const gableWall = (f: Frame, w: number, h: number, rise: number, color: string): string => {
  const r = w * 0.05;
  return (
    face(f, [p3(0, h, 0), p3(w, h, 0), p3(w / 2, h + rise, 0)], color) +
    (rise > 0.9
      ? plane(
          f,
          [
            p3(w / 2 - r, h + rise * 0.3, 0),
            p3(w / 2 + r, h + rise * 0.3, 0),
            p3(w / 2 + r, h + rise * 0.55, 0),
            p3(w / 2, h + rise * 0.68, 0),
            p3(w / 2 - r, h + rise * 0.55, 0),
          ],
          f.stage.tone(mix(color, OCEAN, 0.55), 0.9),
        )
      : "")
  );
};
