import { sub } from "../kit/frame.ts";
import { daylight } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { hanging, lappa, rug } from "./cloth.ts";
import { emptyRoom, floorLight, type RoomOptions } from "./empty-room.ts";
import { bed } from "./furniture/beds.ts";
import { ceilingFan, lamp } from "./furniture/lamps.ts";
import { plant } from "./furniture/plants.ts";
import { caneChair, stool } from "./furniture/seats.ts";
import { chest, wardrobe } from "./furniture/storage.ts";
import { type RoomWindow, roomWindow, windowWithLight } from "./room-window.ts";
import { framedPrint, innerDoor, mirror } from "./wall-decor.ts";

export type Bedroom = {
  readonly plan: "back" | "left" | "right" | "twin";
  readonly room: RoomOptions;
  readonly window: RoomWindow;
  readonly set: number;
  readonly net?: boolean;
  readonly wood?: string;
};

export const bedroom = (s: Stage, o: Bedroom): string => {
  const r = emptyRoom(s, { w: 4.8, d: 4.8 }, o.room);
  const { f, back, left, right, w, d, base } = r;
  const set = lappa(o.set);
  const other = lappa(o.set + 3);
  const wood = o.wood ?? "#7a4f2c";
  const extra = { wood, net: o.net };
  const tints: readonly [string, string, string] = ["#f4d9a8", set[0], set[1]];
  if (o.plan === "back")
    return (
      base +
      rug(f, w * 0.2, d - 3.1, 3, 1.4, other) +
      roomWindow(back, w * 0.68, 0.95, 1.1, 1.4, o.window) +
      framedPrint(back, w * 0.36, 1.5, 0.8, 0.55, tints) +
      floorLight(r, back, w * 0.68, 0.95, 1.1, 1.4) +
      hanging(right, d * 0.36, 1, 0.9, 1, other, Math.max(0.25, daylight(right))) +
      ceilingFan(f, w / 2, r.h, d * 0.5) +
      wardrobe(sub(f, 0.62, 0, d - 2, Math.PI / 2), 1.4, wood) +
      chest(sub(f, w * 0.24, 0, d - 0.55), 0.5, 0.55, wood) +
      lamp(f, w * 0.24 + 0.25, 0.55, d - 0.3) +
      bed(sub(f, w * 0.38, 0, d - 2.25), 1.6, set, extra) +
      plant(f, w - 0.4, d - 0.6, 1)
    );
  if (o.plan === "twin")
    return (
      base +
      rug(f, w / 2 - 0.6, d - 2.9, 1.2, 2, other) +
      windowWithLight(r, back, w * 0.34, 0.95, w * 0.32, 1.4, o.window) +
      ceilingFan(f, w / 2, r.h, d * 0.5) +
      chest(sub(f, w / 2 - 0.3, 0, d - 0.5), 0.6, 0.6, wood) +
      lamp(f, w / 2, 0.6, d - 0.3) +
      bed(sub(f, 0.4, 0, d - 2.25), 1.05, set, extra) +
      bed(sub(f, w - 1.45, 0, d - 2.25), 1.05, set, extra)
    );
  const onLeft = o.plan === "left";
  const window = onLeft ? left : right;
  const at = onLeft ? d * 0.42 : d * 0.2;
  return (
    base +
    rug(f, w / 2 - 1.5, d - 3.2, 3, 1.4, other) +
    windowWithLight(r, window, at, 0.95, 1.5, 1.4, o.window) +
    innerDoor(back, onLeft ? w * 0.8 : w * 0.04, "#8a4526", o.room.wall) +
    hanging(back, w * 0.42, 1.35, 1.1, 0.8, other, 0.95) +
    ceilingFan(f, w / 2, r.h, d * 0.5) +
    mirror(onLeft ? right : left, d * 0.4, 1.1, 0.6, 0.9) +
    chest(
      onLeft ? sub(f, w - 0.48, 0, d - 1.2, -Math.PI / 2) : sub(f, 0.48, 0, d - 2.3, Math.PI / 2),
      1.1,
      0.8,
      wood,
      3,
    ) +
    (onLeft ? lamp(f, w - 0.25, 0.8, d - 1.5) : lamp(f, 0.25, 0.8, d - 1.8)) +
    bed(sub(f, w / 2 - 0.75, 0, d - 2.25), 1.6, set, extra) +
    (onLeft ? stool(sub(f, w - 1.2, 0, d - 2.9), "#a8703f") : caneChair(sub(f, 0.7, 0, d - 3.2, 0.9), set[0])) +
    plant(f, onLeft ? 0.35 : w - 0.35, d - 0.5, 0.9)
  );
};
