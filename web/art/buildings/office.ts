import { mix } from "../kit/color.ts";
import type { Frame } from "../kit/frame.ts";
import { CREAM } from "../kit/palette.ts";
import { daylight, patch, shadow, slab } from "../kit/solid.ts";
import { opacity } from "../kit/svg.ts";
import { door } from "./door.ts";
import { blocks } from "./rail.ts";
import { type Shell, shell } from "./shell.ts";
import { pane, windowAt } from "./window.ts";

export type Office = {
  readonly onRoof?: Shell["onRoof"];
  readonly w: number;
  readonly floors: number;
  readonly wall: string;
  readonly accent: string;
  readonly face: "ribbon" | "fins" | "screen";
  readonly d?: number;
};

const ribbon = (w: Frame, x: number, y: number, width: number, h: number): string => {
  const s = w.stage;
  const t = daylight(w);
  const n = Math.max(2, Math.round(width / 1.5));
  let out = patch(w, x, y, width, h, s.tone(CREAM, t));
  for (let i = 0; i < n; i++) {
    const lit = s.night && s.rng.chance(0.45);
    const [u, cw] = [x + (width * i) / n + 0.05, width / n - 0.1];
    out += pane(w, u, y + 0.08, cw, h - 0.16, cw * 0.45, lit);
    if (!lit && s.rng.chance(0.5)) out += patch(w, u, y + h * 0.6, cw, h * 0.32, s.tone("#cfd8cc", t), opacity(0.55));
  }
  return (
    out +
    shadow(w, x, y + h - 0.22, width, 0.2, 0.3) +
    slab(w, x - 0.2, y + h, width + 0.4, 0.12, 0.6, CREAM) +
    slab(w, x - 0.1, y - 0.14, width + 0.2, 0.12, 0.14, CREAM)
  );
};

/** An office building with ribbons of glass, concrete fins or a pierced sun screen. */
export const office = (f: Frame, o: Office): string => {
  const st = 3.3;
  const h = st * o.floors + 0.6;
  const storeys = Array.from({ length: o.floors - 1 }, (_, i) => i + 1);
  const front = (w: Frame): string => {
    const s = w.stage;
    let out = "";
    for (const k of storeys) {
      out += ribbon(
        w,
        o.face === "screen" ? o.w * 0.42 : 0.8,
        st * k + 0.9,
        o.face === "screen" ? o.w * 0.52 : o.w - 1.6,
        1.6,
      );
    }
    if (o.face === "screen")
      out +=
        patch(w, o.w * 0.06, st, o.w * 0.3, h - st - 0.7, s.tone(o.accent, 0.9)) +
        blocks(w, o.w * 0.08, st + 0.2, o.w * 0.26, h - st - 1.1, o.accent);
    if (o.face === "fins")
      for (let x = 0.7; x < o.w - 0.3; x += 1.5) out += slab(w, x, st, 0.16, h - st - 0.6, 0.7, o.accent);
    out +=
      patch(w, 0, 0, o.w, st, s.tone(mix(o.accent, "#d9cbb0", 0.4), 0.75)) +
      ribbon(w, 0.8, 0.5, o.w * 0.34, 2) +
      ribbon(w, o.w * 0.62, 0.5, o.w * 0.32, 2);
    out +=
      door(w, o.w * 0.45, 0.3, o.w * 0.12, 2.3, "#16424a", { double: true, glazed: true, step: false }) +
      slab(w, o.w * 0.41, 0, o.w * 0.2, 0.3, 1.2, "#c9b593", "#efe0c2");
    return (
      out +
      shadow(w, o.w * 0.38, 2.5, o.w * 0.26, 0.4, 0.3) +
      slab(w, o.w * 0.37, 2.95, o.w * 0.28, 0.25, 1.8, o.accent)
    );
  };
  const side = (w: Frame, depth: number): string => {
    let out = "";
    for (const k of [0, ...storeys])
      for (const u of [0.1, 0.4, 0.7])
        out += windowAt(
          w,
          depth * u,
          st * k + 1,
          depth * 0.18,
          1.5,
          f.stage.night && f.stage.rng.chance(0.3) ? { lit: true } : {},
        );
    return out;
  };
  return shell(f, {
    onRoof: o.onRoof,
    w: o.w,
    h,
    d: o.d ?? 9,
    wall: o.wall,
    roof: { shape: "flat", color: "#fbf0d8", over: 0.15 },
    front,
    side,
  });
};
