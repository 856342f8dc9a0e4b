import { sub } from "../kit/frame.ts";
import { cuboid, patch } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { hanging, lappa, rug } from "./cloth.ts";
import { emptyRoom, floorLight, type RoomOptions } from "./empty-room.ts";
import { ceilingFan, lamp } from "./furniture/lamps.ts";
import { plant } from "./furniture/plants.ts";
import { caneChair, sofa } from "./furniture/seats.ts";
import { chest } from "./furniture/storage.ts";
import { bowl, dining, table } from "./furniture/tables.ts";
import { type RoomWindow, roomWindow, windowWithLight } from "./room-window.ts";
import { framedPrint, innerDoor, shelf } from "./wall-decor.ts";

export type Living = {
  readonly plan: "facing" | "left" | "right" | "corner" | "dining";
  readonly room: RoomOptions;
  readonly window: RoomWindow;
  readonly sofa: string;
  readonly pillow: string;
  readonly set: number;
  readonly rug?: number;
};

const BOOKS = ["#b5481c", "#1d7680", "#e9b13c", "#efe0c2", "#5d7a5c", "#7a3d4a"];
const SEA: readonly [string, string, string] = ["#f4d9a8", "#2d7680", "#33675f"];
const EARTH: readonly [string, string, string] = ["#f3d794", "#c87440", "#47804f"];

/** A living room. The five plans place the same furniture differently. */
export const living = (s: Stage, o: Living): string => {
  const r = emptyRoom(s, { w: 5.4, d: 5.2 }, o.room);
  const { f, back, left, right, w, d, base } = r;
  const set = lappa(o.set);
  const carpet = lappa(o.rug ?? o.set + 3);
  const mid = (x: number, z: number): string =>
    table(sub(f, x, 0, z), 1.2, 0.6, 0.42, "#7a4f2c") + bowl(f, x + 0.6, 0.42, z + 0.3, "#2b7a80");
  if (o.plan === "facing")
    return (
      base +
      rug(f, w / 2 - 1.3, d - 3.1, 2.6, 1.9, carpet) +
      roomWindow(back, w * 0.3, 0.95, w * 0.4, 1.35, o.window) +
      framedPrint(back, w * 0.07, 1.3, 0.8, 0.6, SEA) +
      hanging(back, w * 0.83, 1, 0.62, 1.2, set, 0.95) +
      floorLight(r, back, w * 0.3, 0.95, w * 0.4, 1.35) +
      ceilingFan(f, w / 2, r.h, d * 0.5) +
      plant(f, w - 0.5, d - 0.5, 1.1) +
      sofa(sub(f, w / 2 - 1.15, 0, d - 1.2), 2.3, o.sofa, o.pillow) +
      lamp(f, 0.5, 0.62, d - 0.4) +
      chest(sub(f, 0.15, 0, d - 0.6), 0.8, 0.6, "#8a5a32") +
      caneChair(sub(f, 0.95, 0, d - 2.5, 0.9), o.pillow) +
      mid(w / 2 - 0.6, d - 2.3) +
      caneChair(sub(f, w - 1.5, 0, d - 2, -0.9), o.pillow)
    );
  if (o.plan === "left" || o.plan === "right") {
    const onLeft = o.plan === "left";
    const window = onLeft ? right : left;
    const couch = onLeft ? sub(f, 0.98, 0, d - 3.3, Math.PI / 2) : sub(f, w - 0.98, 0, d - 1, -Math.PI / 2);
    const tv = sub(f, w / 2 - 0.9, 0, d - 0.5);
    return (
      base +
      rug(f, w / 2 - 1, d - 3.5, 2.2, 2.2, carpet) +
      windowWithLight(r, window, d * 0.34, 0.9, 1.7, 1.45, o.window) +
      (onLeft ? innerDoor(back, w * 0.74, "#8a4526") : innerDoor(back, w * 0.08, "#8a4526", o.room.wall)) +
      shelf(back, w / 2 - 0.7, 1.85, 1.4, BOOKS) +
      framedPrint(onLeft ? left : right, d * 0.42, 1.35, 1.1, 0.7, EARTH) +
      chest(tv, 1.8, 0.5, "#7a4f2c", 1) +
      cuboid(tv, { x: 0.4, y: 0.55, z: 0.2, w: 1, h: 0.62, d: 0.08 }, "#16262a") +
      patch(tv, 0.45, 0.6, 0.9, 0.5, s.night ? "#4a8f92" : "#24474d", "", 0.19) +
      ceilingFan(f, w / 2, r.h, d * 0.5) +
      plant(f, onLeft ? w * 0.66 : w * 0.76, d - 0.4) +
      sofa(couch, 2.2, o.sofa, o.pillow) +
      mid(w / 2 - 0.5, d - 2.6) +
      caneChair(onLeft ? sub(f, w - 0.9, 0, d - 2.2, -1.2) : sub(f, 0.7, 0, d - 2.6, 1.1), o.pillow)
    );
  }
  if (o.plan === "dining")
    return (
      base +
      rug(f, w / 2 - 1.5, d - 3.4, 3, 2.2, carpet) +
      windowWithLight(r, back, w * 0.12, 0.95, w * 0.34, 1.4, o.window) +
      hanging(back, w * 0.6, 1.05, 1.1, 1.1, set, 0.95) +
      shelf(right, d * 0.2, 1.6, 1.4, BOOKS) +
      chest(sub(f, w * 0.58, 0, d - 0.5), 1.5, 0.85, "#8a5a32", 2) +
      lamp(f, w * 0.58 + 0.3, 0.85, d - 0.3) +
      plant(f, 0.4, d - 0.5, 1.2) +
      ceilingFan(f, w / 2, r.h, d * 0.55) +
      dining(sub(f, w / 2 - 0.8, 0, d - 2.8), "#7a4f2c", o.sofa)
    );
  return (
    base +
    rug(f, w / 2 - 1.2, d - 3.2, 2.5, 2, carpet) +
    roomWindow(back, w * 0.42, 0.9, w * 0.4, 1.45, o.window) +
    roomWindow(left, d * 0.5, 0.9, 1.4, 1.45, { ...o.window, kind: "louvre" }) +
    roomWindow(right, d * 0.1, 0.9, 1.4, 1.45, { ...o.window, kind: "louvre" }) +
    floorLight(r, back, w * 0.42, 0.9, w * 0.4, 1.45) +
    framedPrint(back, w * 0.12, 1.3, 0.8, 0.62, SEA) +
    ceilingFan(f, w / 2, r.h, d * 0.6) +
    plant(f, 0.45, d - 0.45, 1.2) +
    plant(f, w - 0.4, d - 0.45, 1, "#2b7a80") +
    sofa(sub(f, w * 0.22, 0, d - 1.15), 2.2, o.sofa, o.pillow) +
    mid(w / 2 - 0.6, d - 2.4) +
    sofa(sub(f, w - 1, 0, d - 1.2, -Math.PI / 2), 1.1, o.pillow, o.sofa) +
    caneChair(sub(f, 0.8, 0, d - 2.4, 1.1), o.pillow)
  );
};
