import type { Frame } from "../kit/frame.ts";
import { patch, shadow, slab } from "../kit/solid.ts";
import { hangingClothes } from "../props/laundry.ts";
import { awning, door, roller } from "./door.ts";
import { balcony, blocks, type Rail } from "./rail.ts";
import type { Roof } from "./roof.ts";
import { type Shell, shell } from "./shell.ts";
import { type WindowStyle, windowAt } from "./window.ts";

type Block = {
  readonly onRoof?: Shell["onRoof"];
  readonly w: number;
  readonly d?: number;
  readonly floors: number;
  readonly bays: number;
  readonly wall: string;
  readonly accent: string;
  readonly roof?: Roof;
  readonly rail?: Rail;
  readonly railColor?: string;
  readonly windows?: WindowStyle;
  /** Bays with a balcony. The others have a window. */
  readonly balconies?: readonly number[];
  readonly out?: number;
  /** Bay to the right of the breeze-block stair. Without it there is no stair. */
  readonly stair?: number | undefined;
  readonly ground?: "shops" | "flats" | "piers";
  readonly stripes?: readonly [string, string];
  readonly shutters?: readonly string[];
  readonly washing?: boolean;
  readonly ac?: boolean;
  readonly storey?: number;
};

const acUnit = (wall: Frame, x: number, y: number): string =>
  slab(wall, x, y, 0.8, 0.5, 0.3, "#eef0e6") + patch(wall, x + 0.1, y + 0.1, 0.42, 0.3, "#8aa0a0", "", -0.3);

const shops = (wall: Frame, x: number, w: number, st: number, o: Block): string => {
  const list = o.shutters ?? ["#0f5a63", "#b5481c", "#e7dcc2"];
  const each = w / list.length;
  let out =
    patch(wall, x, 0, w, st, wall.stage.tone("#e2b473", 0.7)) +
    slab(wall, x - 0.1, 0, w + 0.2, 0.18, 0.9, "#b3a58c", "#d4c6a8");
  list.forEach((c, i) => {
    out += roller(wall, x + each * i + 0.25, 0.18, each - 0.5, st - 1.1, c, i === 1 || (wall.stage.night && i === 0));
  });
  return out + awning(wall, x, st - 0.2, w, o.stripes ?? ["#c9552a", "#fbf0d8"], 1.2);
};

/** An apartment building: a grid of floors and bays. */
export const block = (f: Frame, o: Block): string => {
  const s = f.stage;
  const st = o.storey ?? 3;
  const h = st * o.floors + 0.3;
  const d = o.d ?? 9;
  const stairW = o.stair === undefined ? 0 : 1.5;
  const bay = (o.w - stairW) / o.bays;
  const lamp = (base: WindowStyle): WindowStyle =>
    s.night && s.rng.chance(0.5)
      ? { ...base, lit: true }
      : s.rng.chance(0.4)
        ? { ...base, curtain: s.rng.pick(["#efe0c2", "#c9552a", "#8fbcb4"]) }
        : base;
  const base = o.windows ?? {};
  const left = (i: number): number => bay * i + (o.stair !== undefined && i >= o.stair ? stairW : 0);
  const cell = (wall: Frame, i: number, k: number): string => {
    const [x, y] = [left(i), st * k + 0.3];
    if (k === 0 && o.ground === "piers") return "";
    if (!(o.balconies ?? []).includes(i) || (k === 0 && !o.ground)) {
      const out =
        slabBand(wall, x, bay, y) +
        windowAt(wall, x + bay * 0.22, y + 0.85, bay * 0.56, 1.35, lamp({ hood: !o.windows, ...base }));
      return out + (o.ac && s.rng.chance(0.55) ? acUnit(wall, x + bay * 0.2, y + 0.12) : "");
    }
    const inner =
      door(wall, x + bay * 0.16, y, bay * 0.26, 2.1, "#2b5a5f", { glazed: true, step: false, trim: "#e9dcc0" }) +
      windowAt(wall, x + bay * 0.56, y + 0.8, bay * 0.28, 1.2, { ...lamp({}), sill: false });
    let out = balcony(wall, x + 0.18, y, bay - 0.36, st - 0.45, o.out ?? 0.9, {
      rail: o.rail ?? "bars",
      color: o.railColor ?? o.accent,
      wall: o.wall,
      inner,
    });
    if (o.washing && s.rng.chance(0.36))
      out += hangingClothes(wall, x + 0.3, y + 1.02, s.rng.range(0.5, 0.8) * (bay - 0.8), (o.out ?? 0.9) + 0.03);
    return out;
  };
  const front = (wall: Frame): string => {
    let out = "";
    if (o.ground === "piers") out += piers(wall, o.w, st);
    for (let k = o.floors - 1; k >= 0; k--)
      for (let i = 0; i < o.bays; i++) if (!(k === 0 && o.ground === "shops")) out += cell(wall, i, k);
    if (o.stair !== undefined) {
      const x = bay * o.stair;
      out +=
        patch(wall, x, 0, stairW, h, s.tone(o.accent, 0.95)) +
        blocks(wall, x + 0.3, o.ground === "shops" ? st : st * 0.9, stairW - 0.6, h - st - 0.5, o.accent) +
        door(wall, x + 0.3, 0.1, stairW - 0.6, 2.1, "#3a2a20", { open: true, step: false });
    }
    if (o.ground === "shops") out += shops(wall, o.stair === 0 ? stairW : 0, o.w - stairW, st, o);
    return out;
  };
  const side = (wall: Frame, depth: number): string => {
    let out = "";
    for (let k = 0; k < o.floors; k++)
      for (const u of [0.16, 0.6])
        if (!(k === 0 && o.ground === "shops"))
          out += windowAt(wall, depth * u, st * k + 1.15, depth * 0.2, 1.35, lamp(base));
    return out;
  };
  return shell(f, {
    onRoof: o.onRoof,
    w: o.w,
    h,
    d,
    wall: o.wall,
    roof: o.roof ?? { shape: "flat", color: "#fbf0d8", over: 0.25 },
    front,
    side,
  });
};

const slabBand = (wall: Frame, x: number, w: number, y: number): string =>
  y < 1 ? "" : shadow(wall, x, y - 0.06, w, 0.12, 0.12);

/** Open ground floor for cars. */
const piers = (wall: Frame, w: number, st: number): string => {
  const s = wall.stage;
  let out = patch(wall, 0, 0, w, st, s.tone("#4a4a42", 0.5)) + shadow(wall, 0, st * 0.72, w, st * 0.28, 0.4);
  for (let i = 0; i <= 4; i++) out += slab(wall, ((w - 0.5) * i) / 4, 0, 0.5, st, 0.1, "#e9dcc0");
  return out;
};
