import { at, type Frame, scaleAt, sub } from "../kit/frame.ts";
import { cuboid, mat, paler, patch } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, stroke, trace } from "../kit/svg.ts";
import { emptyRoom, floorLight, type RoomOptions } from "./empty-room.ts";
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
