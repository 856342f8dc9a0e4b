import { mix } from "../../kit/color.ts";
import { type Frame, outline } from "../../kit/frame.ts";
import { OCEAN } from "../../kit/palette.ts";
import { cuboid, paler, patch, tilted } from "../../kit/solid.ts";
import { opacity, poly, pt, stroke, trace } from "../../kit/svg.ts";
import { floorShadow, legs } from "./legs.ts";

const cushion = (f: Frame, x: number, y: number, z: number, w: number, h: number, color: string): string => {
  const pts = outline(f, tilted(x, w, pt(y, z), pt(y + h, z + 0.12)));
  const c = f.stage.tone(color, 0.9);
  return (
    poly(pts, c, `stroke="${c}" stroke-width="6" stroke-linejoin="round"`) +
    stroke(trace([pts[0], pts[1]].filter((p) => p !== undefined)), f.stage.shade(color), 2.4, opacity(0.6))
  );
};

export const sofa = (f: Frame, w: number, color: string, pillow: string, legs = "#6b4a30"): string => {
  const dark = mix(color, OCEAN, 0.18);
  let out = floorShadow(f, w, 0.9);
  for (const x of [0.08, w - 0.16]) out += cuboid(f, { x, z: 0.04, w: 0.08, h: 0.16, d: 0.08 }, legs);
  out +=
    cuboid(f, { x: 0, y: 0.16, z: 0, w, h: 0.26, d: 0.9 }, dark, color) +
    cuboid(f, { x: 0.1, y: 0.42, z: 0.66, w: w - 0.2, h: 0.5, d: 0.24 }, color, paler(color, 0.2));
  const n = Math.max(1, Math.round(w / 0.9));
  for (let i = 0; i < n; i++)
    out += cuboid(
      f,
      { x: 0.2 + ((w - 0.4) * i) / n + 0.02, y: 0.42, z: -0.02, w: (w - 0.4) / n - 0.04, h: 0.12, d: 0.68 },
      color,
      paler(color, 0.16),
    );
  const arm = (x: number): string =>
    cuboid(f, { x, y: 0.16, z: -0.02, w: 0.2, h: 0.5, d: 0.92 }, mix(color, OCEAN, 0.08), paler(color, 0.2));
  const pillows =
    w > 1.2
      ? cushion(f, 0.28, 0.58, 0.5, 0.38, 0.34, pillow) + cushion(f, w - 0.68, 0.58, 0.5, 0.38, 0.34, pillow)
      : cushion(f, w / 2 - 0.18, 0.58, 0.5, 0.36, 0.3, pillow);
  return out + arm(0) + pillows + arm(w - 0.2);
};

export const caneChair = (f: Frame, seat = "#c9552a", rod = "#a8703f"): string => {
  const s = f.stage;
  const out =
    floorShadow(f, 0.62, 0.62) + legs(f, { x: [0, 0.56], z: [0, 0.56], size: 0.06, front: 0.42, back: 1 }, rod);
  const back = [0, 1, 2, 3, 4, 5]
    .map((i) => patch(f, 0.06 + i * 0.09, 0.48, 0.02, 0.5, s.tone(rod, 0.8), "", 0.58))
    .join("");
  const rows = [0.56, 0.68, 0.8, 0.92].map((y) => patch(f, 0.04, y, 0.54, 0.025, s.tone(rod, 0.95), "", 0.58)).join("");
  return (
    out +
    patch(f, 0.04, 0.48, 0.54, 0.5, s.tone(rod, 0.3), opacity(0.45), 0.6) +
    back +
    rows +
    cuboid(f, { x: 0, y: 0.36, z: 0, w: 0.62, h: 0.08, d: 0.6 }, rod) +
    cuboid(f, { x: 0.04, y: 0.44, z: 0.03, w: 0.54, h: 0.08, d: 0.52 }, seat, paler(seat, 0.22)) +
    cuboid(f, { x: -0.02, y: 0.62, z: 0.02, w: 0.06, h: 0.05, d: 0.56 }, rod) +
    cuboid(f, { x: 0.58, y: 0.62, z: 0.02, w: 0.06, h: 0.05, d: 0.56 }, rod)
  );
};

export const stool = (f: Frame, color: string): string =>
  floorShadow(f, 0.36, 0.36) +
  cuboid(f, { x: 0.04, w: 0.05, h: 0.42, d: 0.05 }, color) +
  cuboid(f, { x: 0.28, w: 0.05, h: 0.42, d: 0.05 }, color) +
  cuboid(f, { x: 0, y: 0.42, w: 0.38, h: 0.07, d: 0.38 }, color, paler(color, 0.25));

export const sideChair = (f: Frame, seat: string, color: string): string =>
  cuboid(f, { x: 0, y: 0.43, w: 0.45, h: 0.06, d: 0.45 }, seat, paler(seat, 0.2)) +
  legs(f, { x: [0, 0.4], z: [0, 0.4], size: 0.05, front: 0.95, back: 0.45 }, color) +
  patch(f, 0.02, 0.66, 0.42, 0.26, f.stage.tone(color, 0.9));
