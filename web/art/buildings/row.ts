import { type Frame, sub, world } from "../kit/frame.ts";
import { CREAM } from "../kit/palette.ts";
import { slab } from "../kit/solid.ts";
import { door } from "./door.ts";
import { balcony, blocks, type Rail } from "./rail.ts";
import { shell } from "./shell.ts";
import { porch } from "./veranda.ts";
import { type WindowStyle, windowAt } from "./window.ts";

export type Unit = {
  readonly wall: string;
  readonly roof: string;
  readonly door: string;
  readonly dado?: string;
  readonly lit?: boolean;
  readonly drop?: number;
};

export type Row = {
  readonly units: readonly Unit[];
  readonly w?: number;
  readonly d?: number;
  readonly storey?: number;
  readonly roof?: "gable" | "side-gable" | "shed" | "flat";
  readonly rise?: number;
  readonly rail?: Rail;
  readonly windows?: WindowStyle;
  readonly porch?: boolean;
};

const unit = (f: Frame, u: Unit, o: Row): string => {
  const w = o.w ?? 5;
  const st = o.storey ?? 3;
  const h = st * 2 - (u.drop ?? 0);
  const base = o.windows ?? {};
  const lamp: WindowStyle = f.stage.night && u.lit ? { ...base, lit: true } : base;
  const front = (wall: Frame): string => {
    let out =
      slab(wall, 0, st - 0.1, w, 0.16, 0.06, "#efe0c2") +
      door(wall, w * 0.12, 0.15, w * 0.2, 2.15, u.door, { open: u.lit && f.stage.night }) +
      windowAt(wall, w * 0.48, 0.95, w * 0.36, 1.25, lamp);
    if (o.rail)
      out += balcony(wall, w * 0.1, st + 0.15, w * 0.8, 2.1, 0.8, {
        rail: o.rail,
        color: u.dado ?? CREAM,
        wall: u.wall,
        inner:
          door(wall, w * 0.18, st + 0.15, w * 0.22, 2, "#2b5a5f", { glazed: true, step: false }) +
          windowAt(wall, w * 0.54, st + 0.9, w * 0.26, 1.15, { ...lamp, sill: false }),
      });
    else
      out +=
        windowAt(wall, w * 0.12, st + 0.85, w * 0.28, 1.4, lamp) +
        windowAt(wall, w * 0.6, st + 0.85, w * 0.28, 1.4, u.lit ? lamp : base);
    return (
      out + blocks(wall, w * 0.4, 2.1, w * 0.06, 0.6, "#e0cfa8") + slab(wall, w - 0.14, 0, 0.14, h, 0.12, "#e9dcc0")
    );
  };
  return shell(f, {
    w,
    h,
    d: o.d ?? 8,
    wall: u.wall,
    roof: { shape: o.roof ?? "side-gable", color: u.roof, rise: o.rise ?? (o.roof === "gable" ? 1.7 : 2), over: 0.3 },
    front,
    side: (wall, depth) =>
      windowAt(wall, depth * 0.25, st + 0.9, depth * 0.2, 1.3, base) +
      windowAt(wall, depth * 0.6, 1, depth * 0.2, 1.3, base),
    dado: u.dado,
    wing: (wall) =>
      o.porch ? porch(wall, { x: w * 0.02, w: w * 0.44, deep: 1.2, h: 2.5, posts: 2, roof: u.roof, floor: 0.15 }) : "",
  });
};

/** Terraced houses. The farthest is drawn first, because each house hides a wall of its neighbour. */
export const row = (f: Frame, o: Row): string => {
  const w = o.w ?? 5;
  const distance = (g: Frame): number => {
    const [x, , z] = world(g, [w / 2, 0, (o.d ?? 8) / 2]);
    return Math.hypot(x, z);
  };
  return o.units
    .map((u, i) => ({ u, g: sub(f, i * w, 0, 0) }))
    .sort((a, b) => distance(b.g) - distance(a.g))
    .map(({ u, g }) => unit(g, u, o))
    .join("");
};
