import { type Frame, sub } from "../kit/frame.ts";
import { CREAM } from "../kit/palette.ts";
import { shadow, slab } from "../kit/solid.ts";
import { door } from "./door.ts";
import { balcony, type Rail, rail } from "./rail.ts";
import type { Roof } from "./roof.ts";
import { type Shell, shell } from "./shell.ts";
import { column, recess, steps } from "./veranda.ts";
import { type WindowStyle, windowAt } from "./window.ts";

type Villa = {
  readonly onRoof?: Shell["onRoof"];
  readonly w?: number;
  readonly d?: number;
  readonly storey?: number;
  readonly wall: string;
  readonly roof: Roof;
  readonly windows?: WindowStyle;
  readonly upperWindows?: WindowStyle;
  readonly rail?: Rail;
  readonly railColor?: string;
  readonly door?: string;
  /** `loggia`: balcony over a recess with columns; `portico`: balcony on columns; `bay`: projecting wing. */
  readonly plan?: "loggia" | "portico" | "bay";
  readonly dado?: string;
  readonly grass?: boolean;
  readonly band?: string;
};

/** A two-storey villa. */
export const villa = (f: Frame, o: Villa): string => {
  const w = o.w ?? 10;
  const d = o.d ?? 8;
  const st = o.storey ?? 3.2;
  const h = st * 2 + 0.2;
  const night = f.stage.night;
  const [low, up] = [o.windows ?? {}, o.upperWindows ?? o.windows ?? {}];
  const share = (k: number): number => w * k;
  const lampIf = (on: boolean, x: WindowStyle): WindowStyle => (night && on ? { ...x, lit: true } : x);
  const band = o.band ?? CREAM;
  const sides = (wall: Frame, depth: number): string => {
    let out = slab(wall, 0, st, depth, 0.18, 0.06, band);
    for (const k of [0.16, 0.58])
      out +=
        windowAt(wall, depth * k, 1, depth * 0.2, 1.4, lampIf(k > 0.5, low)) +
        windowAt(wall, depth * k, st + 1, depth * 0.2, 1.4, up);
    return out;
  };
  const front = (wall: Frame): string => {
    let out = slab(wall, 0, st, w, 0.2, 0.08, band);
    if (o.plan === "portico" || o.plan === "bay") {
      for (const k of [0.07, 0.76])
        out +=
          windowAt(wall, share(k), 0.95, share(0.16), 1.5, lampIf(k > 0.5, low)) +
          windowAt(wall, share(k), st + 0.95, share(0.16), 1.45, lampIf(k < 0.5, up));
      return (
        out +
        door(wall, share(0.44), 0.4, share(0.12), 2.2, o.door, { double: true, step: false }) +
        windowAt(wall, share(0.36), 1, share(0.05), 1.6, lampIf(true, low)) +
        windowAt(wall, share(0.585), 1, share(0.05), 1.6, lampIf(true, low))
      );
    }
    const inner =
      windowAt(wall, share(0.2), 0.9, share(0.17), 1.3, lampIf(true, low)) +
      windowAt(wall, share(0.64), 0.9, share(0.16), 1.3, low) +
      door(wall, share(0.44), 0.2, share(0.13), 2.2, o.door, { step: false });
    out +=
      recess(wall, share(0.13), 0.2, share(0.76), st - 0.5, o.wall, inner, 4) +
      slab(wall, share(0.1), 0, share(0.82), 0.2, 0.35, "#e9d3aa");
    for (const k of [0.2, 0.445, 0.68])
      out += windowAt(wall, share(k), st + 0.25, share(0.12), 2, { ...lampIf(k > 0.3 && k < 0.6, up), sill: false });
    return out;
  };
  const porch = (wall: Frame): string => {
    if (o.plan === "portico") {
      let out =
        slab(wall, share(0.3), 0, share(0.4), 0.4, 1.8, "#c9b593", "#efe0c2") +
        steps(wall, share(0.38), share(0.24), -1.8, 0.4);
      for (const k of [0.32, 0.42, 0.58, 0.68]) out += column(wall, share(k), 0.4, -1.62, st - 0.4, 0.15, band);
      return (
        out +
        balcony(wall, share(0.3), st + 0.2, share(0.4), st - 0.3, 1.8, {
          rail: o.rail ?? "turned",
          color: o.railColor ?? band,
          wall: o.wall,
          inner: door(wall, share(0.43), st + 0.2, share(0.14), 2.2, "#2b5a5f", {
            glazed: true,
            double: true,
            step: false,
          }),
        })
      );
    }
    if (o.plan === "bay") {
      return (
        slab(wall, share(0.34), 0, share(0.28), 0.3, 1.5, "#c9b593", "#efe0c2") +
        column(wall, share(0.36), 0.3, -1.35, st - 0.3, 0.15, band) +
        balcony(wall, share(0.32), st + 0.2, share(0.3), st - 0.4, 1.5, {
          rail: o.rail ?? "bars",
          color: o.railColor ?? band,
          wall: o.wall,
          inner: windowAt(wall, share(0.4), st + 0.3, share(0.14), 2, { ...lampIf(true, up), sill: false }),
        })
      );
    }
    return loggiaRail(wall, share(0.13), st + 0.2, share(0.76), o.rail ?? "turned", o.railColor ?? band);
  };
  const wing = (wall: Frame): string =>
    shell(sub(wall, share(0.62), 0, -1.7), {
      w: share(0.34),
      h: h - 0.3,
      d: 1.9,
      wall: o.wall,
      dado: o.dado,
      roof: { ...o.roof, shape: "gable", rise: 1.3, over: 0.4 },
      front: (b) =>
        windowAt(b, share(0.08), 0.95, share(0.18), 1.6, lampIf(true, low)) +
        slab(b, 0, st, share(0.34), 0.2, 0.08, band) +
        windowAt(b, share(0.08), st + 0.95, share(0.18), 1.5, { ...up, hood: true }),
    });
  return shell(f, {
    onRoof: o.onRoof,
    w,
    h,
    d,
    wall: o.wall,
    roof: o.roof,
    wing: o.plan === "bay" ? wing : undefined,
    front,
    side: sides,
    porch,
    shadowOn: o.grass ? "grass" : "earth",
    dado: o.dado,
  });
};

const loggiaRail = (f: Frame, x: number, y: number, w: number, kind: Rail, color: string): string =>
  shadow(f, x, y - 0.44, w, 0.26, 0.26) +
  slab(f, x - 0.1, y - 0.2, w + 0.2, 0.2, 0.7, color) +
  rail(f, x, y, w, 0.95, 0.7, kind, color);
