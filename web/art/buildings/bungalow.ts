import type { Frame } from "../kit/frame.ts";
import { patch } from "../kit/solid.ts";
import { door } from "./door.ts";
import { blocks, type Rail } from "./rail.ts";
import type { Roof } from "./roof.ts";
import { shell } from "./shell.ts";
import { type Porch, porch } from "./veranda.ts";
import { type Win, win } from "./window.ts";

type Bungalow = {
  readonly w?: number;
  readonly d?: number;
  readonly h?: number;
  readonly wall: string;
  readonly dado?: string;
  readonly roof: Roof;
  readonly win?: Win;
  readonly door?: string;
  readonly rail?: Rail;
  readonly post?: string;
  readonly porchRoof?: string;
  /** Veranda over the full front, over the middle, at one end, or none but a step. */
  readonly veranda?: "full" | "middle" | "end" | "none";
  readonly screen?: string;
  readonly grass?: boolean;
  /** Door leaf position along the front, 0 to 1. */
  readonly doorAt?: number;
  readonly open?: boolean;
};

/** The one-storey compound house: painted dado, louvres or shutters, a veranda, a zinc or red roof. */
export const bungalow = (f: Frame, o: Bungalow): string => {
  const w = o.w ?? 9.5;
  const d = o.d ?? 7;
  const h = o.h ?? 3.1;
  const night = f.stage.night;
  const place = o.doorAt ?? 0.46;
  const base: Win = o.win ?? {};
  const lamp = (on: boolean): Win => (night && on ? { ...base, lit: true } : base);
  const spots = [0.07, 0.27, 0.62, 0.82].filter((k) => Math.abs(k + 0.06 - place - 0.05) > 0.1);
  const front = (wall: Frame): string => {
    let out = o.screen ? blocks(wall, w * 0.02, 1.9, w * 0.04, 0.9, o.screen) : "";
    spots.forEach((k, i) => {
      out += win(wall, w * k, 1.05, w * (o.win?.shutter ? 0.09 : 0.12), 1.25, lamp(i % 2 === 1));
    });
    return (
      out +
      door(wall, w * place, 0.3, w * 0.1, 2.1, o.door, {
        step: o.veranda === "none",
        open: o.open,
      }) +
      patch(wall, w * place, 2.5, w * 0.1, 0.3, f.stage.tone(o.screen ?? "#d9bf92", 0.8))
    );
  };
  const side = (wall: Frame, depth: number): string =>
    win(wall, depth * 0.2, 1.05, depth * 0.2, 1.25, base) +
    win(wall, depth * 0.62, 1.05, depth * 0.18, 1.25, lamp(true));
  const p: Porch | undefined =
    o.veranda === "none"
      ? undefined
      : {
          x: o.veranda === "middle" ? w * 0.28 : o.veranda === "end" ? w * 0.4 : 0,
          w: o.veranda === "middle" ? w * 0.46 : o.veranda === "end" ? w * 0.6 : w,
          deep: 2,
          h: 2.55,
          posts: o.veranda === "full" || !o.veranda ? 5 : 4,
          gap: o.veranda === "middle" ? 1 : o.veranda === "end" ? 0 : 2,
          post: o.post,
          roof: o.porchRoof ?? o.roof.color,
          rail: o.rail,
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
    wing: (wall: Frame) => (p ? porch(wall, p) : ""),
  });
};
