import { at, type Frame, scaleAt } from "../kit/frame.ts";
import { OCEAN } from "../kit/palette.ts";
import { cuboid, cylinder, shadow } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, type Pt, path, place, pt, rect, rounded, stroke } from "../kit/svg.ts";

/** A power pole with cross arms, a transformer and an optional lamp. */
export const pole = (s: Stage, x: number, base: number, h: number, o: { lamp?: boolean } = {}): string => {
  const w = Math.max(3, h * 0.025);
  const c = s.night ? s.pal.wire : s.lit("#5a4634");
  let out =
    rect(x - w / 2, base - h, w, h, c) +
    rect(x - h * 0.075, base - h * 0.93, h * 0.15, w * 0.7, c) +
    rect(x - h * 0.055, base - h * 0.875, h * 0.11, w * 0.6, c) +
    rect(x + w, base - h * 0.82, w * 1.8, h * 0.08, s.lit("#7d8e8c"));
  for (const k of [-0.07, 0, 0.07]) out += rect(x + h * k - 1, base - h * 0.955, 3, h * 0.025, s.lit("#cfd8cc"));
  if (o.lamp)
    out +=
      stroke(rounded`M${x} ${base - h * 0.74}q${-h * 0.08} ${-h * 0.03} ${-h * 0.12} ${h * 0.01}`, c, w * 0.5) +
      ellipse(x - h * 0.12, base - h * 0.72, w * 1.2, w * 0.7, s.night ? "#ffe3a6" : s.lit("#e9dcc0")) +
      (s.night
        ? path(
            rounded`M${x - h * 0.13} ${base - h * 0.72}l${-h * 0.2} ${h * 0.72}h${h * 0.42}l${-h * 0.2} ${-h * 0.72}z`,
            "#ffd98f",
            opacity(0.16),
          )
        : "");
  return out;
};

/** Wires between points. */
export const wires = (s: Stage, points: readonly Pt[], sag = 30, strands = 2): string => {
  let d = "";
  for (let k = 0; k < strands; k++)
    points.slice(1).forEach((b, i) => {
      const a = points[i] as Pt;
      d += rounded`M${a[0]} ${a[1] + k * 12}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag + k * 14} ${b[0]} ${b[1] + k * 12}`;
    });
  return stroke(d, s.pal.wire, 1.8, opacity(0.75));
};

type Pole = { readonly x: number; readonly base: number; readonly h: number; readonly lamp?: boolean };

/** A pole with wires from both sides. `top` is the height of the wires at the pole in px. */
export const powerLine = (s: Stage, p: Pole, from: Pt, top: number, to: Pt, sag = 30): string =>
  pole(s, p.x, p.base, p.h, p) + wires(s, [from, pt(p.x, top), to], sag);

/** A water tank on its stand. */
export const tank = (f: Frame, x: number, y: number, z: number, r: number, color = "#16424a", stand = 1.2): string => {
  let out = "";
  for (const [dx, dz] of [pt(r * 0.8, r * 0.8), pt(-r * 0.8, r * 0.8), pt(-r * 0.8, -r * 0.8), pt(r * 0.8, -r * 0.8)])
    out += cuboid(f, { x: x + dx - 0.06, y, z: z + dz - 0.06, w: 0.12, h: stand, d: 0.12 }, "#6d6a5c");
  out += cuboid(f, { x: x - r, y: y + stand - 0.1, z: z - r, w: 2 * r, h: 0.12, d: 2 * r }, "#8b8674");
  return (
    out +
    cylinder(f, x, y + stand, z, r, r * 1.5, color) +
    cylinder(f, x, y + stand + r * 1.5, z, r * 0.82, r * 0.18, color) +
    cylinder(f, x, y + stand + r * 1.68, z, r * 0.3, r * 0.14, color)
  );
};

export const dish = (f: Frame, x: number, y: number, z = 0): string => {
  const s = f.stage;
  const [px, py] = at(f, x, y, z);
  const k = scaleAt(f, x, z) / 40;
  return place(
    px,
    py,
    k,
    stroke("M0 0v-30", s.lit("#5d5a50"), 4) +
      path("M-22-42a26 26 0 0 0 42 26z", s.lit("#eef0e6")) +
      path("M-22-42a30 14 40 0 0 42 26z", s.shade("#c9cfc4")) +
      stroke("m-1-28 14-16", s.lit("#5d5a50"), 3),
  );
};

/** A fruit stall under an umbrella. */
export const stall = (s: Stage, x: number, y: number, k = 1, cloth = "#b5332a", flip = false): string => {
  let fruit = "";
  for (const [fx, c] of [
    [-44, "#e08a34"],
    [-18, "#c0392b"],
    [8, "#e9b13c"],
    [34, "#6ea565"],
  ] as const)
    for (const [dx, dy] of [pt(0, 0), pt(8, 0), pt(16, 0), pt(4, -7), pt(12, -7), pt(8, -14)])
      fruit += ellipse(fx + dx, -54 + dy, 4.6, 4.6, s.lit(c));
  const stripe = s.lit("#fbf0d8");
  return place(
    x,
    y,
    k,
    ellipse(0, 0, 86, 8, OCEAN, opacity(0.34)) +
      rect(-3, -150, 6, 150, s.lit("#6b4a30")) +
      path(
        "M-96-128q40-48 96-48t96 48q-12-10-24 0-12-10-24 0-12-10-24 0-12-10-24 0-12-10-24 0-12-10-24 0-12-10-24 0-12-10-24 0z",
        s.lit(cloth),
      ) +
      path("M0-176q-30 14-48 48 12-10 24 0 4-30 24-48zM0-176q34 12 72 48-12-10-24 0-14-34-48-48z", stripe) +
      path("M-62-48h124v5h-124z", s.lit("#a8703f")) +
      path("M-60-43h120v18h-120z", s.lit("#1d7680")) +
      path("M-60-43h120v5h-120z", OCEAN, opacity(0.3)) +
      path("M-56-26h5v26h-5zm107 0h5v26h-5z", s.lit("#6b4a30")) +
      fruit,
    flip,
  );
};

/** A pavement with its kerb along a wall. */
export const kerb = (f: Frame, x: number, w: number, deep: number): string =>
  cuboid(f, { x, y: 0, z: -deep, w, h: 0.16, d: deep }, "#a99c86", "#d4c6a8") + shadow(f, x, 0, w, 0.05, 0.4, -deep);
