import { mix } from "../kit/color.ts";
import { type Frame, outline } from "../kit/frame.ts";
import { OCEAN } from "../kit/palette.ts";
import { daylight, paler, patch, shadow, slab, upright } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { clipPoly, ellipse, opacity, type Pt, path, rect, rounded } from "../kit/svg.ts";
import { canopy } from "../plants/foliage.ts";
import { palm } from "../plants/palm.ts";
import { floorLight, type Room } from "./empty-room.ts";

export type RoomWindow = {
  readonly kind?: "louvre" | "pane" | "open" | "grille";
  readonly view?: "sea" | "garden" | "roofs" | "hills";
  readonly curtain?: string;
  readonly trim?: string;
};

/** The view through an opening with the given x, y, width and height in px. The horizon is that of the scene. */
export const viewThrough = (
  s: Stage,
  box: readonly [number, number, number, number],
  view: RoomWindow["view"] = "garden",
): string => {
  const [x, y, w, h] = box;
  const hz = s.horizon;
  let out = rect(x, y, w, h, s.pal.sky[1]);
  s.pal.sky.slice(2).forEach((c, i) => {
    const top = y + (hz - y) * (0.28 + i * 0.24);
    out += path(rounded`M${x} ${top}q${w * 0.25} ${s.rng.range(-6, 6)} ${w * 0.5} 0t${w * 0.5} 0V${y + h}H${x}z`, c);
  });
  if (s.hour !== "noon") out += ellipse(x + w * 0.7, hz - 22, 20, 20, s.pal.sun, opacity(s.night ? 0.5 : 1));
  if (view === "sea")
    out +=
      rect(x, hz, w, h, s.pal.sea[0]) +
      rect(x, hz, w, 8, s.pal.sea[1]) +
      rect(x + w * 0.2, hz + 20, w * 0.3, 2.4, s.pal.sea[2]) +
      rect(x + w * 0.5, hz + 34, w * 0.34, 2.4, s.pal.sea[2]);
  else
    out +=
      rect(x, hz, w, h, s.pal.grass[1]) +
      path(rounded`M${x} ${hz + 2}q${w * 0.3} -34 ${w * 0.6} -8t${w * 0.4} 4v30H${x}z`, s.pal.hills[1]);
  if (view === "roofs")
    for (let i = 0; i < 5; i++) {
      const [rx, ry, rw] = [
        x + (w * i) / 5 + s.rng.range(-10, 10),
        hz + s.rng.range(-8, 20),
        w * s.rng.range(0.16, 0.3),
      ];
      out +=
        rect(rx, ry, rw, 80, s.pal.glass[1]) +
        rect(rx, ry, rw, 80, mix(s.pal.sky[4], "#b98245", 0.4), 0, opacity(0.85)) +
        path(
          rounded`M${rx - 6} ${ry}l${rw * 0.25} -20h${rw * 0.6}l${rw * 0.25} 20z`,
          s.rng.chance(0.5)
            ? mix("#a8442a", s.pal.hills[2], s.night ? 0.6 : 0.1)
            : mix("#93a9a6", s.pal.hills[2], s.night ? 0.6 : 0.1),
        );
    }
  if (view !== "roofs" && view !== "hills")
    out += palm(s, x + w * s.rng.range(0.2, 0.36), hz + 70, Math.max(90, (hz - y) * 1.1), { lean: 0.08, nuts: false });
  if (view === "garden" || view === "hills")
    for (let i = 0; i < 6; i++)
      out += canopy(
        s,
        x + (w * (i + 0.3)) / 5.4,
        hz + s.rng.range(10, 46),
        w * 0.15 + 16,
        30,
        s.pal.leaf[s.rng.pick([1, 2, 3])] as string,
      );
  return out;
};

const bounds = (pts: readonly Pt[]): readonly [number, number, number, number] => {
  const [xs, ys] = [pts.map((p) => p[0]), pts.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
};

/** A window seen from inside, with the view through it. */
export const roomWindow = (g: Frame, x: number, y: number, w: number, h: number, o: RoomWindow = {}): string => {
  const s = g.stage;
  const t = Math.max(0.2, daylight(g));
  const trim = s.tone(o.trim ?? "#fbf3e0", t);
  const open = outline(g, upright(x, y, w, h));
  if (open.length < 3) return "";
  let out = patch(g, x - 0.1, y - 0.1, w + 0.2, h + 0.2, trim) + clipPoly(open, viewThrough(s, bounds(open), o.view));
  if (o.kind === "louvre") {
    const n = Math.round(h / 0.15);
    for (let i = 0; i < n; i++)
      out += patch(g, x, y + (h * i) / n, w, h / n / 2.6, s.tone("#dfe8dd", t), opacity(0.72));
    out += patch(g, x + w * 0.49, y, w * 0.025, h, trim);
  } else if (o.kind !== "open") {
    const n = o.kind === "grille" ? 6 : w > 1.8 ? 3 : 2;
    for (let i = 1; i < n; i++) out += patch(g, x + (w * i) / n - 0.02, y, o.kind === "grille" ? 0.03 : 0.05, h, trim);
    for (let i = 1; i < (o.kind === "grille" ? 5 : 2); i++)
      out += patch(
        g,
        x,
        y + (h * i) / (o.kind === "grille" ? 5 : 1.5) - 0.02,
        w,
        o.kind === "grille" ? 0.03 : 0.05,
        trim,
      );
  }
  out += shadow(g, x, y + h - 0.1, w, 0.1, 0.24) + slab(g, x - 0.18, y - 0.2, w + 0.36, 0.1, 0.16, "#fbf3e0");
  if (o.curtain)
    out +=
      curtain(g, x - 0.42, y, h, o.curtain) +
      curtain(g, x + w - 0.06, y, h, o.curtain) +
      patch(g, x - 0.5, y + h + 0.14, w + 1, 0.06, s.tone("#7a4f2c", t), "", -0.1);
  return out;
};

/** A window and its light on the floor. */
export const windowWithLight = (r: Room, g: Frame, x: number, y: number, w: number, h: number, o: RoomWindow): string =>
  roomWindow(g, x, y, w, h, o) + floorLight(r, g, x, y, w, h);

/** A tied curtain. Its folds are strips of two tones. */
const curtain = (g: Frame, x: number, y: number, h: number, color: string): string => {
  const s = g.stage;
  const t = Math.max(0.25, daylight(g));
  const [top, low] = [y + h + 0.14, y - 0.5];
  let out = "";
  for (let i = 0; i < 5; i++) {
    const u = x + i * 0.096;
    out += patch(g, u, low, 0.1, top - low, s.tone(i % 2 ? mix(color, OCEAN, 0.16) : color, t), "", -0.08);
  }
  return out + patch(g, x, low + 0.14, 0.48, 0.08, s.tone(paler(color, 0.5), t), "", -0.08);
};
