import type { Frame } from "../kit/frame.ts";
import { patch } from "../kit/solid.ts";
import { door } from "./door.ts";
import { blocks, type Rail } from "./rail.ts";
import type { Roof } from "./roof.ts";
import { shell } from "./shell.ts";
import { porch } from "./veranda.ts";
import { type WindowStyle, windowAt } from "./window.ts";

type Bungalow = {
  readonly w?: number;
  readonly d?: number;
  readonly h?: number;
  readonly wall: string;
  readonly dado?: string;
  readonly roof: Roof;
  readonly windows?: WindowStyle;
  readonly door?: string;
  readonly rail?: Rail;
  readonly post?: string;
  readonly porchRoof?: string;
  /** `none` draws a step instead of a veranda. */
  readonly veranda?: "full" | "middle" | "end" | "none";
  readonly screen?: string;
  readonly grass?: boolean;
  /** Position of the door along the front, from 0 to 1. */
  readonly doorAt?: number;
  readonly open?: boolean;
};

/** `x` and `w` are shares of the front, `gap` is the bay with the steps. */
const PORCHES = {
  full: { x: 0, w: 1, posts: 5, gap: 2 },
  middle: { x: 0.28, w: 0.46, posts: 4, gap: 1 },
  end: { x: 0.4, w: 0.6, posts: 4, gap: 0 },
} as const;

/** A one-storey house. */
export const bungalow = (f: Frame, o: Bungalow): string => {
  const w = o.w ?? 9.5;
  const d = o.d ?? 7;
  const h = o.h ?? 3.1;
  const night = f.stage.night;
  const doorAt = o.doorAt ?? 0.46;
  const base: WindowStyle = o.windows ?? {};
  const lamp = (on: boolean): WindowStyle => (night && on ? { ...base, lit: true } : base);
  const spots = [0.07, 0.27, 0.62, 0.82].filter((k) => Math.abs(k + 0.06 - doorAt - 0.05) > 0.1);
  const front = (wall: Frame): string => {
    let out = o.screen ? blocks(wall, w * 0.02, 1.9, w * 0.04, 0.9, o.screen) : "";
    spots.forEach((k, i) => {
      out += windowAt(wall, w * k, 1.05, w * (o.windows?.shutter ? 0.09 : 0.12), 1.25, lamp(i % 2 === 1));
    });
    return (
      out +
      door(wall, w * doorAt, 0.3, w * 0.1, 2.1, o.door, { step: o.veranda === "none", open: o.open }) +
      patch(wall, w * doorAt, 2.5, w * 0.1, 0.3, f.stage.tone(o.screen ?? "#d9bf92", 0.8))
    );
  };
  const side = (wall: Frame, depth: number): string =>
    windowAt(wall, depth * 0.2, 1.05, depth * 0.2, 1.25, base) +
    windowAt(wall, depth * 0.62, 1.05, depth * 0.18, 1.25, lamp(true));
  const porchHere = (wall: Frame): string => {
    if (o.veranda === "none") return "";
    const plan = PORCHES[o.veranda ?? "full"];
    const size = { ...plan, x: w * plan.x, w: w * plan.w, deep: 2, h: 2.55 };
    return porch(wall, { ...size, post: o.post, roof: o.porchRoof ?? o.roof.color, rail: o.rail });
  };
  return shell(f, {
    w,
    h,
    d,
    wall: o.wall,
    roof: o.roof,
    front,
    side,
    shadowOn: o.grass ? "grass" : "earth",
    dado: o.dado,
    wing: porchHere,
  });
};
