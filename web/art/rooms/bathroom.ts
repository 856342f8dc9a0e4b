import { at, type Frame, scaleAt, sub } from "../kit/frame.ts";
import { OCEAN } from "../kit/palette.ts";
import { cuboid, cylinder, mat, patch } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, path, rounded, stroke } from "../kit/svg.ts";
import { cloth, lappa, rug } from "./cloth.ts";
import { emptyRoom, floorLight, type RoomOptions } from "./empty-room.ts";
import { plant } from "./furniture/plants.ts";
import { stool } from "./furniture/seats.ts";
import { type RoomWindow, roomWindow } from "./room-window.ts";
import { mirror, tiling } from "./wall-decor.ts";

export type Bathroom = {
  readonly plan: "shower" | "tub" | "vanity";
  readonly room: RoomOptions;
  readonly window: RoomWindow;
  readonly tile: readonly [string, string];
  readonly set: number;
  readonly mirrored?: boolean;
};

const CHINA = "#f6f3ea";

const toilet = (f: Frame): string => {
  const s = f.stage;
  const [px, py] = at(f, 0.2, 0.42, 0.2);
  const k = scaleAt(f, 0.2, 0.2);
  return (
    mat(f, -0.05, -0.1, 0.6, 0.8, OCEAN, opacity(0.18)) +
    cuboid(f, { x: 0, y: 0.4, z: 0.46, w: 0.42, h: 0.4, d: 0.18 }, CHINA) +
    path(
      rounded`M${px - k * 0.2} ${py}q0 ${k * 0.3} ${k * 0.1} ${k * 0.42}h${k * 0.2}q${k * 0.1} ${-k * 0.12} ${k * 0.1} ${-k * 0.42}z`,
      s.tone(CHINA, 0.6),
    ) +
    ellipse(px, py, k * 0.22, k * 0.11, s.lit(CHINA)) +
    ellipse(px, py, k * 0.16, k * 0.065, s.tone("#b9d3cd", 0.6))
  );
};

const basin = (g: Frame, x: number): string => {
  const s = g.stage;
  const [px, py] = at(g, x, 0.86, -0.22);
  const k = scaleAt(g, x, -0.22);
  return (
    cuboid(g, { x: x - 0.09, y: 0, z: -0.26, w: 0.18, h: 0.72, d: 0.18 }, CHINA) +
    path(
      rounded`M${px - k * 0.34} ${py}q${k * 0.04} ${k * 0.2} ${k * 0.22} ${k * 0.2}h${k * 0.24}q${k * 0.18} 0 ${k * 0.22} ${-k * 0.2}z`,
      s.tone(CHINA, 0.7),
    ) +
    ellipse(px, py, k * 0.34, k * 0.1, s.lit(CHINA)) +
    ellipse(px, py, k * 0.24, k * 0.06, s.tone("#a9c6c0", 0.8)) +
    stroke(rounded`M${px} ${py - k * 0.07}v${-k * 0.15}h${k * 0.09}v${k * 0.05}`, s.lit("#8b9692"), 3.6)
  );
};

const tub = (f: Frame, w: number): string =>
  mat(f, -0.05, -0.15, w + 0.1, 0.9, OCEAN, opacity(0.18)) +
  cuboid(f, { x: 0, w, h: 0.55, d: 0.75 }, CHINA) +
  mat(f, 0.1, 0.1, w - 0.2, 0.55, f.stage.tone("#8fbcb4", 0.8), "", 0.552) +
  mat(f, 0.1, 0.3, w - 0.2, 0.35, f.stage.tone("#b9d8d0", 0.9), "", 0.553);

const towel = (g: Frame, x: number, set: number): string =>
  patch(g, x - 0.08, 1.42, 0.66, 0.03, g.stage.lit("#8b9692"), "", -0.06) +
  cloth(g, (u, v) => [x + 0.5 * u, 0.8 + 0.63 * v, -0.07], lappa(set), 0.9, 3, 5);

const shower = (g: Frame, x: number, set: number, d: number): string => {
  const s = g.stage;
  const curtain = lappa(set);
  const [hx, hy] = at(g, x + 0.5, 2.05, -0.25);
  let out =
    stroke(rounded`M${hx} ${hy + 90}v-104h16v10`, s.lit("#8b9692"), 3.6) +
    ellipse(hx + 16, hy - 2, 12, 4, s.lit("#b9c4be"));
  out += patch(g, x - 0.1, 2.15, 1.3, 0.03, s.lit("#8b9692"), "", -d);
  for (let i = 0; i < 4; i++)
    out += cloth(
      g,
      (u, v) => [x + 0.75 + i * 0.12 + 0.115 * u, 0.2 + 1.94 * v, -d],
      i % 2 ? [curtain[0], curtain[1], curtain[1]] : curtain,
      i % 2 ? 0.55 : 0.9,
      1,
      9,
    );
  return out;
};

export const bathroom = (s: Stage, o: Bathroom): string => {
  const r = emptyRoom(s, { w: 3.2, d: 3.6 }, o.room);
  const { f, back, left, right, w, d } = r;
  const tiled =
    r.base +
    tiling(back, 0, 0, w, 1.5, ...o.tile) +
    tiling(left, 0, 0, d, 1.5, ...o.tile) +
    tiling(right, 0, 0, d, 1.5, ...o.tile);
  const bathMat = rug(f, w * 0.34, d - 1.7, 1, 0.6, lappa(o.set + 2));
  const buckets =
    cylinder(f, w - 0.35, 0, d - 1.2, 0.16, 0.3, "#2b7a80") + cylinder(f, w - 0.4, 0, d - 0.6, 0.24, 0.7, "#1d6b8a");
  if (o.plan === "tub")
    return (
      tiled +
      roomWindow(back, w * 0.3, 1.6, w * 0.4, 0.85, { kind: "louvre", ...o.window }) +
      floorLight(r, back, w * 0.3, 1.3, w * 0.4, 1.1) +
      towel(right, d * 0.36, o.set) +
      mirror(left, d * 0.4, 1.15, 0.6, 0.8) +
      basin(left, d * 0.4 + 0.3) +
      tub(sub(f, w * 0.12, 0, d - 0.85), w * 0.76) +
      bathMat +
      plant(f, w - 0.3, d - 1.1, 0.9) +
      stool(sub(f, 0.5, 0, d - 2.1), "#a8703f")
    );
  if (o.plan === "shower")
    return (
      tiled +
      roomWindow(back, w * 0.08, 1.6, w * 0.34, 0.85, { kind: "louvre", ...o.window }) +
      floorLight(r, back, w * 0.08, 1.3, w * 0.34, 1.1) +
      tiling(back, w * 0.56, 0, w * 0.44, 2.3, ...o.tile) +
      buckets +
      shower(back, w * 0.58, o.set, 0.9) +
      toilet(sub(f, w * 0.14, 0, d - 0.75)) +
      towel(left, d * 0.5, o.set + 1) +
      mirror(right, d * 0.45, 1.15, 0.55, 0.8) +
      basin(right, d * 0.45 + 0.28) +
      bathMat
    );
  return (
    tiled +
    mirror(back, w * 0.1, 1.15, w * 0.42, 0.9) +
    roomWindow(o.mirrored ? left : right, o.mirrored ? d * 0.42 : d * 0.24, 1.2, 1, 1.1, o.window) +
    floorLight(r, o.mirrored ? left : right, d * 0.3, 1.2, 1, 1.1) +
    cuboid(f, { x: w * 0.06, y: 0.45, z: d - 0.5, w: w * 0.52, h: 0.36, d: 0.5 }, "#a8703f", "#f6f3ea") +
    basin(back, w * 0.31) +
    towel(back, w * 0.63, o.set) +
    toilet(sub(f, w * 0.78, 0, d - 0.75)) +
    bathMat +
    plant(f, 0.35, d - 0.9, 0.9) +
    cylinder(f, w * 0.66, 0, d - 0.4, 0.16, 0.3, "#b5481c")
  );
};
