import { at, type Frame, scaleAt, sub } from "../kit/frame.ts";
import { LAMP } from "../kit/palette.ts";
import { cuboid, mat, paler, patch } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, pt, stroke, trace } from "../kit/svg.ts";
import { lanterns } from "../props/site.ts";
import { cloth, lappa } from "./cloth.ts";
import { emptyRoom, floorLight, type RoomOptions } from "./empty-room.ts";
import { ceilingFan } from "./furniture/lamps.ts";
import { plant } from "./furniture/plants.ts";
import { sideChair } from "./furniture/seats.ts";
import { chest, wardrobe } from "./furniture/storage.ts";
import { table } from "./furniture/tables.ts";
import { type RoomWindow, roomWindow, windowWithLight } from "./room-window.ts";
import { framedPrint, innerDoor, shelf } from "./wall-decor.ts";

const FILES = ["#b5481c", "#1d7680", "#efe0c2", "#5d7a5c", "#e9b13c"];

const monitor = (f: Frame, x: number, y: number, z: number): string =>
  cuboid(f, { x: x - 0.1, y, z, w: 0.2, h: 0.03, d: 0.16 }, "#24343a") +
  cuboid(f, { x: x - 0.03, y, z: z + 0.08, w: 0.06, h: 0.14, d: 0.04 }, "#24343a") +
  cuboid(f, { x: x - 0.3, y: y + 0.13, z: z + 0.04, w: 0.6, h: 0.36, d: 0.04 }, "#16262a") +
  patch(f, x - 0.27, y + 0.16, 0.54, 0.3, f.stage.night ? "#7fb0ac" : "#3f7478", "", z + 0.038);

const officeChair = (f: Frame, color: string): string => {
  const [cx, cy] = at(f, 0.25, 0.05, 0.25);
  const k = scaleAt(f, 0.25, 0.25);
  return (
    ellipse(cx, cy, k * 0.26, k * 0.07, f.stage.shade("#24343a")) +
    cuboid(f, { x: 0.22, y: 0.05, z: 0.22, w: 0.06, h: 0.4, d: 0.06 }, "#24343a") +
    cuboid(f, { x: 0, y: 0.43, z: 0, w: 0.5, h: 0.09, d: 0.5 }, color, paler(color, 0.2)) +
    cuboid(f, { x: 0.02, y: 0.62, z: 0, w: 0.46, h: 0.5, d: 0.07 }, color)
  );
};

const desk = (f: Frame, w: number, wood: string, seat: string): string =>
  table(f, w, 0.75, 0.76, wood, "#efe0c2") +
  monitor(f, w * 0.5, 0.76, 0.3) +
  cuboid(f, { x: w * 0.1, y: 0.76, z: 0.2, w: 0.24, h: 0.06, d: 0.3 }, "#b5481c", "#f6f0e2") +
  officeChair(sub(f, w / 2 - 0.25, 0, -0.6), seat);

export type Office = {
  readonly plan: "desks" | "manager" | "meeting";
  readonly room: RoomOptions;
  readonly window: RoomWindow;
  readonly wood: string;
  readonly seat: string;
};

/** An office: three desks, a manager's desk, or a meeting table. */
export const officeRoom = (s: Stage, o: Office): string => {
  const r = emptyRoom(s, { w: 6, d: 5.4 }, o.room);
  const { f, back, left, right, w, d, base } = r;
  const tubes = [0.3, 0.7]
    .map((k) => mat(f, w * k - 0.08, d * 0.3, 0.16, 1.6, s.night ? "#fff1cf" : s.lit("#fdf9ee"), "", r.h - 0.02))
    .join("");
  if (o.plan === "desks")
    return (
      base +
      tubes +
      roomWindow(back, w * 0.1, 1, w * 0.36, 1.3, o.window) +
      roomWindow(back, w * 0.56, 1, w * 0.36, 1.3, o.window) +
      floorLight(r, back, w * 0.1, 1, w * 0.36, 1.3) +
      floorLight(r, back, w * 0.56, 1, w * 0.36, 1.3) +
      shelf(left, d * 0.4, 1.5, 1.8, FILES) +
      framedPrint(right, d * 0.3, 1.3, 1, 0.7, ["#f4d9a8", "#2d7680", "#33675f"]) +
      plant(f, w / 2, d - 0.35) +
      desk(sub(f, w * 0.12, 0, d - 1.7), 1.5, o.wood, o.seat) +
      desk(sub(f, w * 0.6, 0, d - 1.7), 1.5, o.wood, o.seat) +
      desk(sub(f, w * 0.36, 0, d - 3.4), 1.6, o.wood, o.seat)
    );
  if (o.plan === "manager")
    return (
      base +
      tubes +
      windowWithLight(r, back, w * 0.28, 0.9, w * 0.46, 1.45, o.window) +
      wardrobe(sub(f, 0.1, 0, d - 0.62), 1.2, o.wood, 1.9) +
      plant(f, w - 0.5, d - 0.5, 1.2) +
      innerDoor(right, d * 0.3, "#8a4526") +
      shelf(left, d * 0.5, 1.6, 1.4, FILES) +
      officeChair(sub(f, w / 2 + 0.3, 0, d - 1.3, Math.PI), o.seat) +
      table(sub(f, w * 0.32, 0, d - 2.7), 2.1, 0.9, 0.78, o.wood, "#c49a62") +
      monitor(sub(f, w * 0.32, 0, d - 2.7), 1.5, 0.78, 0.4) +
      sideChair(sub(f, w * 0.34, 0, d - 3.4), o.seat, "#5f3c20") +
      sideChair(sub(f, w * 0.5, 0, d - 3.4), o.seat, "#5f3c20")
    );
  const row = (z: number, turn: number): string =>
    [0.16, 0.36, 0.56]
      .map((k) => sideChair(sub(f, w * k + (turn ? 0.95 : 0.4), 0, z, turn), o.seat, "#4a3a2c"))
      .join("");
  return (
    base +
    tubes +
    windowWithLight(r, left, d * 0.4, 0.95, 1.8, 1.35, o.window) +
    patch(back, w * 0.3, 1, w * 0.4, 1.2, s.tone("#8b9692", 0.9)) +
    patch(back, w * 0.3 + 0.05, 1.05, w * 0.4 - 0.1, 1.1, s.lit("#f8f6ee")) +
    stroke(
      trace([at(back, w * 0.36, 1.4), at(back, w * 0.44, 1.8), at(back, w * 0.52, 1.5), at(back, w * 0.62, 1.95)]),
      s.lit("#b5481c"),
      3,
    ) +
    chest(sub(f, w - 1.3, 0, d - 0.5), 1.1, 0.8, o.wood) +
    plant(f, 0.4, d - 0.4) +
    row(d - 1.35, Math.PI) +
    table(sub(f, w * 0.2, 0, d - 2.7), w * 0.6, 1.1, 0.76, o.wood, "#c49a62") +
    row(d - 3.1, 0)
  );
};

export type Hall = {
  readonly plan: "rows" | "tables" | "stage";
  readonly wall: string;
  readonly accent: string;
  readonly set: number;
};

/** An event hall with a stage, and with rows of chairs or round tables. */
export const hallRoom = (s: Stage, o: Hall): string => {
  const room: RoomOptions = {
    h: 4.6,
    z: 0.3,
    wall: o.wall,
    dado: o.accent,
    floor: {
      kind: o.plan === "tables" ? "checker" : "slab",
      a: "#e9dcc0",
      b: o.plan === "tables" ? "#b9a88c" : "#c9b593",
      size: 1,
    },
  };
  const r = emptyRoom(s, { w: 11, d: 11 }, room);
  const { f, back, left, right, w, d } = r;
  const set = lappa(o.set);
  let out = r.base;
  for (const k of [0.2, 0.44, 0.68])
    out +=
      roomWindow(left, d * k, 1.2, 1.5, 2.2, { view: "garden" }) +
      roomWindow(right, d * (0.88 - k), 1.2, 1.5, 2.2, { view: "garden" }) +
      floorLight(r, s.sunSide < 0 ? left : right, d * k, 1.2, 1.5, 2.2);
  out += cuboid(f, { x: w * 0.18, y: 0, z: d - 2, w: w * 0.64, h: 0.6, d: 2 }, "#8a5a32", "#b98a52");
  for (let i = 0; i < 8; i++)
    out += cloth(
      back,
      (u, v) => [w * (0.2 + i * 0.075) + u * w * 0.075, 0.6 + v * 3.3, -0.04],
      i % 2 ? set : [set[1], set[1], set[0]],
      i % 2 ? 0.95 : 0.7,
      2,
      9,
    );
  out += cuboid(f, { x: w * 0.47, y: 0.6, z: d - 1.5, w: 0.7, h: 1.1, d: 0.4 }, "#7a4f2c", "#efe0c2");
  for (const k of [0.28, 0.72]) out += ceilingFan(f, w * k, r.h, d * 0.62);
  for (const [a, b] of [pt(0, 0.5), pt(0.5, 1)])
    out += lanterns(s, [at(f, w * a, 4.3, d * 0.8), at(f, w * b, 4.3, d * 0.8)]);
  if (o.plan === "tables") {
    for (const [x, z] of [pt(2.6, 7.4), pt(8.2, 7.4), pt(5.4, 6), pt(2.2, 4.2), pt(8.6, 4.2)])
      out += roundTable(f, x, z, o.accent);
    return out;
  }
  const rows = o.plan === "rows" ? [7.8, 6.5, 5.2, 3.9] : [7.4, 5.8];
  for (const z of rows)
    for (const side of [1.2, 6.2])
      for (let i = 0; i < 5; i++)
        out += sideChair(
          sub(f, side + i * 0.74, 0, z),
          i % 2 ? o.accent : set[1],
          o.plan === "stage" ? "#7a4f2c" : "#efe0c2",
        );
  return out + (o.plan === "stage" ? plant(f, 1, 9, 1.3) + plant(f, w - 1, 9, 1.3) : "");
};

const roundTable = (f: Frame, x: number, z: number, accent: string): string => {
  const s = f.stage;
  const [px, py] = at(f, x, 0.78, z);
  const [, fy] = at(f, x, 0.05, z);
  const k = scaleAt(f, x, z);
  const chairs = (list: readonly number[]): string =>
    list
      .map((a) =>
        sideChair(sub(f, x + Math.cos(a) * 1.25 - 0.22, 0, z + Math.sin(a) * 1.05 - 0.2, 0), accent, "#efe0c2"),
      )
      .join("");
  const skirt = `M${(px - k * 0.85).toFixed(1)} ${py.toFixed(1)}L${(px - k * 0.95).toFixed(1)} ${fy.toFixed(1)}q${(k * 0.95).toFixed(1)} ${(k * 0.34).toFixed(1)} ${(k * 1.9).toFixed(1)} 0L${(px + k * 0.85).toFixed(1)} ${py.toFixed(1)}z`;
  return (
    chairs([1.2, 2, 0.3, 2.9]) +
    `<path d="${skirt}" fill="${s.tone("#f3ecdc", 0.6)}"/>` +
    ellipse(px, py, k * 0.85, k * 0.24, s.lit("#fbf6ea")) +
    ellipse(px, py, k * 0.3, k * 0.08, s.lit(accent)) +
    ellipse(px, py - k * 0.12, k * 0.12, k * 0.16, s.night ? LAMP[0] : s.lit("#e9b13c")) +
    (s.night ? ellipse(px, py - k * 0.1, k * 0.5, k * 0.34, LAMP[0], opacity(0.18)) : "") +
    chairs([4.4, 5.1])
  );
};
