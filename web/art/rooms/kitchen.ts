import { mix } from "../kit/color.ts";
import { at, type Frame, scaleAt, sub } from "../kit/frame.ts";
import { OCEAN } from "../kit/palette.ts";
import { cuboid, cylinder, paler, patch, shadow } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, stroke } from "../kit/svg.ts";
import { emptyRoom, floorLight, type RoomOptions } from "./empty-room.ts";
import { plant } from "./furniture/plants.ts";
import { sideChair, stool } from "./furniture/seats.ts";
import { bowl, table } from "./furniture/tables.ts";
import { type RoomWindow, roomWindow } from "./room-window.ts";
import { innerDoor, shelf, tiling } from "./wall-decor.ts";

export type Kitchen = {
  readonly plan: "galley" | "back" | "corner" | "island";
  readonly room: RoomOptions;
  readonly window: RoomWindow;
  readonly unit: string;
  readonly upper?: string;
  readonly top?: string;
  readonly tile: readonly [string, string];
};

const JARS = ["#b5481c", "#e9b13c", "#efe0c2", "#8fbcb4", "#6ea565", "#c9552a"];

/** Base units in a row, with a worktop. */
const baseUnits = (f: Frame, w: number, color: string, top: string): string => {
  const s = f.stage;
  let out =
    cuboid(f, { x: 0, y: 0, z: 0.06, w, h: 0.1, d: 0.54 }, "#3a3a36") +
    cuboid(f, { x: 0, y: 0.1, w, h: 0.76, d: 0.6 }, color);
  const n = Math.round(w / 0.55);
  for (let i = 0; i < n; i++)
    out +=
      patch(f, (w * i) / n + 0.03, 0.14, w / n - 0.06, 0.66, s.tone(paler(color, 0.16), 0.9), "", -0.005) +
      patch(f, (w * i) / n + w / n - 0.12, 0.6, 0.03, 0.14, s.lit("#e3b25c"), "", -0.01);
  return out + cuboid(f, { x: -0.02, y: 0.86, z: -0.03, w: w + 0.04, h: 0.06, d: 0.64 }, mix(top, OCEAN, 0.12), top);
};

const wallUnits = (f: Frame, x: number, w: number, color: string): string => {
  let out = cuboid(f, { x, y: 1.55, z: -0.34, w, h: 0.7, d: 0.34 }, color);
  const n = Math.round(w / 0.5);
  for (let i = 0; i < n; i++)
    out += patch(f, x + (w * i) / n + 0.03, 1.6, w / n - 0.06, 0.6, f.stage.tone(paler(color, 0.16), 0.9), "", -0.345);
  return shadow(f, x, 1.4, w, 0.15, 0.16) + out;
};

const stove = (f: Frame, x: number): string => {
  const s = f.stage;
  let out =
    cuboid(f, { x, y: 0, z: -0.02, w: 0.62, h: 0.9, d: 0.62 }, "#dfe3da", "#3a3f3e") +
    patch(f, x + 0.07, 0.16, 0.48, 0.42, s.tone("#24343a", 0.9), "", -0.03) +
    patch(f, x + 0.07, 0.5, 0.48, 0.05, s.lit("#b9c4be"), "", -0.035);
  for (let i = 0; i < 4; i++) {
    const p = at(f, x + 0.12 + i * 0.13, 0.72, -0.03);
    out += ellipse(p[0], p[1], 3, 3, s.lit("#24343a"));
  }
  return out + potOn(f, x + 0.18, 0.9, 0.3, 0.13, "#8b9692") + potOn(f, x + 0.46, 0.9, 0.3, 0.1, "#b5481c");
};

const potOn = (f: Frame, x: number, y: number, z: number, r: number, color: string): string => {
  const [px, py] = at(f, x, y + r * 1.1, z);
  const k = scaleAt(f, x, z) * r;
  return (
    cylinder(f, x, y, z, r, r * 1.1, color) +
    stroke(
      `M${(px - k * 1.3).toFixed(1)} ${(py + k * 0.3).toFixed(1)}h${(k * 2.6).toFixed(1)}`,
      f.stage.lit("#5b5b50"),
      2.4,
    ) +
    ellipse(px, py - k * 0.34, k * 0.2, k * 0.16, f.stage.lit("#3a3a36"))
  );
};

const fridge = (f: Frame, x: number, color = "#e3e6dd"): string =>
  cuboid(f, { x, y: 0.04, z: -0.05, w: 0.68, h: 1.7, d: 0.65 }, color) +
  patch(f, x, 1.14, 0.68, 0.025, f.stage.tone("#8b9692", 0.9), "", -0.055) +
  patch(f, x + 0.06, 1.24, 0.04, 0.34, f.stage.tone("#8b9692", 0.8), "", -0.06) +
  patch(f, x + 0.06, 0.7, 0.04, 0.36, f.stage.tone("#8b9692", 0.8), "", -0.06);

const sink = (f: Frame, x: number): string => {
  const [px, py] = at(f, x, 0.92, 0.5);
  const k = scaleAt(f, x, 0.4);
  return (
    cuboid(f, { x: x - 0.3, y: 0.915, z: 0.1, w: 0.6, h: 0.008, d: 0.4 }, "#8b9692", "#9fb0ac") +
    stroke(
      `M${px.toFixed(1)} ${py.toFixed(1)}v${(-k * 0.24).toFixed(1)}q0 ${(-k * 0.09).toFixed(1)} ${(k * 0.09).toFixed(1)} ${(-k * 0.09).toFixed(1)}t${(k * 0.09).toFixed(1)} ${(k * 0.1).toFixed(1)}`,
      f.stage.lit("#b9c4be"),
      4,
    )
  );
};

const gasBottle = (f: Frame, x: number, z: number): string =>
  cylinder(f, x, 0, z, 0.17, 0.46, "#2b6a86") + cylinder(f, x, 0.46, z, 0.07, 0.1, "#8b9692");

export const kitchen = (s: Stage, o: Kitchen): string => {
  const r = emptyRoom(s, { w: 4.2, d: 4.2 }, o.room);
  const { f, back, left, right, w, d, base } = r;
  const top = o.top ?? "#efe3cf";
  const upper = o.upper ?? o.unit;
  const window = (g: Frame, x: number, ww: number): string => roomWindow(g, x, 1.12, ww, 1, o.window);
  const backRun = sub(f, 0, 0, d - 0.62);
  if (o.plan === "galley") {
    const lf = sub(f, 0.64, 0, 0.4, Math.PI / 2);
    const rt = sub(f, w - 0.64, 0, d, -Math.PI / 2);
    return (
      base +
      tiling(left, 0, 0.92, d, 0.62, ...o.tile) +
      tiling(right, 0, 0.92, d, 0.62, ...o.tile) +
      window(back, w * 0.28, w * 0.44) +
      floorLight(r, back, w * 0.28, 1, w * 0.44, 1) +
      wallUnits(left, d * 0.35, d * 0.6, upper) +
      shelf(right, d * 0.1, 1.7, d * 0.5, JARS) +
      baseUnits(lf, d - 0.4, o.unit, top) +
      baseUnits(rt, d - 0.4, o.unit, top) +
      sink(lf, d * 0.55) +
      stove(rt, d * 0.3) +
      bowl(lf, d * 0.35, 0.92, 0.3, "#2b7a80") +
      stool(sub(f, w / 2 - 0.2, 0, d - 0.7), "#a8703f")
    );
  }
  if (o.plan === "island")
    return (
      base +
      tiling(back, 0, 0.92, w, 0.62, ...o.tile) +
      window(back, w * 0.12, w * 0.34) +
      wallUnits(back, w * 0.56, w * 0.26, upper) +
      baseUnits(backRun, w - 0.8, o.unit, top) +
      sink(backRun, w * 0.3) +
      stove(backRun, w * 0.56) +
      fridge(backRun, w - 0.72) +
      floorLight(r, back, w * 0.12, 1, w * 0.34, 1) +
      stool(sub(f, w * 0.34, 0, d - 1.55), "#a8703f") +
      stool(sub(f, w * 0.58, 0, d - 1.55), "#a8703f") +
      baseUnits(sub(f, w * 0.22, 0, d - 2.4), w * 0.56, paler(o.unit, 0.25), top) +
      bowl(f, w * 0.4, 0.92, d - 2.1, "#b5481c") +
      potOn(f, w * 0.62, 0.92, d - 2.1, 0.12, "#2b7a80")
    );
  if (o.plan === "corner")
    return (
      base +
      tiling(back, 0, 0.92, w, 0.62, ...o.tile) +
      tiling(right, 0, 0.92, 2.6, 0.62, ...o.tile) +
      window(back, w * 0.34, w * 0.3) +
      roomWindow(left, d * 0.3, 0.9, 1.2, 1.3, o.window) +
      floorLight(r, back, w * 0.34, 1, w * 0.3, 1) +
      shelf(right, 0.5, 1.7, 1.6, JARS) +
      baseUnits(backRun, w, o.unit, top) +
      baseUnits(sub(f, w - 0.64, 0, d - 0.6, -Math.PI / 2), 2, o.unit, top) +
      sink(backRun, w * 0.48) +
      stove(backRun, w * 0.16) +
      gasBottle(f, w * 0.07, d - 0.8) +
      table(sub(f, w * 0.16, 0, d - 2.5), 1.2, 0.8, 0.75, "#a8703f") +
      bowl(f, w * 0.16 + 0.6, 0.75, d - 2.1, "#2b7a80") +
      sideChair(sub(f, w * 0.16 + 0.4, 0, d - 3), o.unit, "#7a4f2c")
    );
  return (
    base +
    tiling(back, 0, 0.92, w, 0.62, ...o.tile) +
    window(back, w * 0.3, w * 0.36) +
    wallUnits(back, 0.1, w * 0.17, upper) +
    shelf(back, w * 0.74, 1.75, w * 0.22, JARS) +
    shelf(right, d * 0.34, 1.55, 1.4, JARS) +
    innerDoor(left, d * 0.4, "#8a4526", o.room.wall) +
    floorLight(r, back, w * 0.3, 1, w * 0.36, 1) +
    fridge(backRun, 0.06) +
    baseUnits(sub(backRun, 0.78, 0, 0), w - 0.78, o.unit, top) +
    sink(backRun, w * 0.46) +
    stove(backRun, w * 0.66) +
    gasBottle(f, w - 0.22, d - 0.85) +
    plant(f, 0.4, d - 1.3, 0.8) +
    table(sub(f, w * 0.46, 0, d - 2.5), 1.3, 0.7, 0.75, "#a8703f", "#efe3cf") +
    bowl(f, w * 0.46 + 0.5, 0.75, d - 2.2, "#2f7a62")
  );
};
