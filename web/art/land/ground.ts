import { frame, outline } from "../kit/frame.ts";
import type { P3, Stage } from "../kit/stage.ts";
import { opacity, type Pt, path, poly, pt, rounded, stroke } from "../kit/svg.ts";

/** Ground in three bands, from `top` in px to the lower edge. */
export const yard = (s: Stage, top: number, kind: "earth" | "grass" | "sand" = "earth"): string => {
  const [far, mid, near, scratch] = s.pal.earth;
  const tones =
    kind === "earth"
      ? [far, mid, near]
      : kind === "grass"
        ? [s.pal.grass[0], s.pal.grass[1], s.pal.leaf[2]]
        : [s.pal.sand[1], s.pal.sand[0], s.pal.sand[1]];
  const curve = (y: number): string =>
    rounded`M0 ${y + s.rng.range(-10, 10)}q${s.rng.range(160, 320)} ${s.rng.range(-22, 22)} 460 ${s.rng.range(-6, 8)}t340 ${s.rng.range(-8, 8)}V600H0z`;
  const deep = 600 - top;
  let out =
    path(rounded`M0 ${top}h800V600H0z`, tones[0] as string) +
    path(curve(top + deep * 0.28), tones[1] as string) +
    path(curve(top + deep * 0.68), tones[2] as string);
  let d = "";
  for (let i = 0; i < 9; i++) {
    const y = s.rng.range(top + deep * 0.25, 575);
    d += rounded`M${s.rng.range(20, 720)} ${y}q${s.rng.range(20, 40)} ${s.rng.range(2, 9)} ${s.rng.range(50, 120)} ${s.rng.range(-2, 3)}`;
  }
  if (kind === "earth") out += stroke(d, scratch, 3, opacity(0.7));
  else if (kind === "sand") out += stroke(d, s.pal.sand[0], 3, opacity(0.7));
  return out;
};

const ribbon = (pts: readonly P3[], half: number): P3[] => {
  const side = (sign: number): P3[] =>
    pts.map((p, i) => {
      const [a, b] = [pts[Math.max(0, i - 1)] as P3, pts[Math.min(pts.length - 1, i + 1)] as P3];
      const [dx, dz] = [b[0] - a[0], b[2] - a[2]];
      const l = Math.hypot(dx, dz) || 1;
      return [p[0] - (dz / l) * half * sign, 0, p[2] + (dx / l) * half * sign];
    });
  return [...side(1), ...side(-1).reverse()];
};

const smooth = (pts: readonly P3[]): P3[] => {
  const out: P3[] = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const [p0, p1, p2, p3] = [pts[Math.max(0, i - 1)], pts[i], pts[i + 1], pts[Math.min(pts.length - 1, i + 2)]] as [
      P3,
      P3,
      P3,
      P3,
    ];
    for (let k = 0; k < 8; k++) {
      const t = k / 8;
      const at = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      out.push([at(p0[0], p1[0], p2[0], p3[0]), 0, at(p0[2], p1[2], p2[2], p3[2])]);
    }
  }
  return [...out, pts[pts.length - 1] as P3];
};

/** A road through points on the ground, with a lighter half and two ruts. */
export const road = (s: Stage, points: readonly Pt[], width: number, paved = false): string => {
  const f = frame(s, 0, 0);
  const line = smooth(points.map(([x, z]): P3 => [x, 0, z]));
  const shift = (k: number): P3[] => line.map(([x, , z]) => [x + k * width, 0, z]);
  const lay = (pts: readonly P3[], half: number, fill: string, extra = ""): string =>
    poly(outline(f, ribbon(pts, half)), fill, extra);
  const [far, mid, , , rut] = s.pal.earth;
  const base = paved ? s.lit("#7c8684") : mid;
  return (
    lay(line, width / 2, base) +
    lay(shift(-0.12), width / 3.4, paved ? s.lit("#8b9592") : far) +
    lay(shift(-0.22), width / 40, paved ? s.lit("#efe6cf") : rut, opacity(0.6)) +
    lay(shift(0.2), width / 40, paved ? base : rut, opacity(0.6))
  );
};

/** A road that crosses the image `z` metres from the eye and bends away at its ends. */
export const crossRoad = (s: Stage, z: number, width: number, paved = false): string =>
  road(s, [pt(-20, z + 1), pt(0, z), pt(20, z + 1)], width, paved);
