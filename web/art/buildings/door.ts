import { mix } from "../kit/color.ts";
import type { Frame } from "../kit/frame.ts";
import { CREAM, LAMP, OCEAN } from "../kit/palette.ts";
import { daylight, patch, plane, shadow, slab, tilted } from "../kit/solid.ts";
import { pt } from "../kit/svg.ts";

export type Door = {
  readonly trim?: string;
  readonly glazed?: boolean;
  readonly open?: boolean;
  readonly double?: boolean;
  readonly step?: boolean;
};

const leaf = (f: Frame, x: number, y: number, w: number, h: number, color: string, o: Door): string => {
  const t = daylight(f);
  const s = f.stage;
  const panel = s.tone(mix(color, "#ffe0b0", 0.16), t);
  const dark = s.tone(mix(color, OCEAN, 0.34), t);
  const g = s.night ? LAMP[1] : s.pal.glass[1];
  let out = patch(f, x, y, w, h, s.tone(color, t));
  for (const [py, ph] of [pt(0.08, 0.34), pt(0.48, 0.44)]) {
    const high = py > 0.4;
    out += patch(f, x + w * 0.14, y + h * py, w * 0.72, h * ph, o.glazed && high ? g : panel);
    out +=
      o.glazed && high
        ? patch(f, x + w * 0.14, y + h * (py + ph * 0.5), w * 0.72, 0.05, s.tone(color, t))
        : patch(f, x + w * 0.14, y + h * (py + ph) - 0.05, w * 0.72, 0.05, dark);
  }
  return out + patch(f, x + w * 0.86, y + h * 0.44, 0.07, 0.14, s.tone("#e3b25c", t));
};

/** A panelled door in its frame. `step: false` leaves out the step in front. */
export const door = (f: Frame, x: number, y: number, w: number, h: number, color = "#8a3d1e", o: Door = {}): string => {
  const s = f.stage;
  const t = daylight(f);
  let out = patch(f, x - 0.1, y, w + 0.2, h + 0.1, s.tone(o.trim ?? CREAM, t));
  if (o.open) {
    out +=
      patch(f, x, y, w, h, s.night ? LAMP[1] : s.tone("#3a2a20", 0.8)) +
      (s.night ? patch(f, x, y, w * 0.2, h, LAMP[2]) : patch(f, x, y, w * 0.45, h * 0.9, s.tone("#5a4030", 0.6)));
    out += leaf(f, x + w * 0.72, y, w * 0.28, h, color, o);
  } else if (o.double)
    out += leaf(f, x, y, w / 2 - 0.02, h, color, o) + leaf(f, x + w / 2 + 0.02, y, w / 2 - 0.02, h, color, o);
  else out += leaf(f, x, y, w, h, color, o);
  out += shadow(f, x, y + h - 0.16, w, 0.16, 0.35);
  if (o.step !== false) out += slab(f, x - 0.35, 0, w + 0.7, Math.max(0.14, y), 0.5, "#cfc0a4", "#efe0c2");
  return out;
};

/** A steel roller shutter. `goods` opens it and shows shelves. */
export const roller = (f: Frame, x: number, y: number, w: number, h: number, color: string, goods = false): string => {
  const s = f.stage;
  const t = daylight(f);
  let out = patch(f, x, y, w, h, s.tone(color, t));
  if (goods) {
    out += patch(f, x, y, w, h * 0.84, s.night ? LAMP[1] : s.tone("#3a2a20", 0.9));
    const tints = ["#e3a64e", "#d9653a", "#8fbcb4", "#6ea565", "#e7dcc2", "#b5481c", "#2b7a80"];
    for (let row = 0; row < 3; row++) {
      const base = y + h * (0.06 + row * 0.27);
      out += patch(f, x + w * 0.06, base - 0.06, w * 0.88, 0.06, s.tone("#7a5631", t));
      for (let px = x + w * 0.08; px < x + w * 0.84; ) {
        const pw = s.rng.range(0.12, 0.4);
        out += patch(
          f,
          px,
          base,
          Math.min(pw, x + w * 0.92 - px),
          h * s.rng.range(0.1, 0.19),
          s.tone(s.rng.pick(tints), s.night ? 0.9 : t),
        );
        px += pw + 0.06;
      }
    }
    out += patch(f, x, y + h * 0.84, w, h * 0.16, s.tone(color, t));
  }
  const top = goods ? y + h * 0.84 : y;
  for (let v = top + 0.1; v < y + h; v += 0.2) out += shadow(f, x, v, w, 0.06, 0.26);
  return out;
};

/** A striped awning. */
export const awning = (
  f: Frame,
  x: number,
  y: number,
  w: number,
  colors: readonly [string, string],
  out = 1,
): string => {
  const s = f.stage;
  const n = Math.max(5, Math.round(w / 0.62));
  let svg = shadow(f, x, y - 0.75, w, 0.5, 0.28);
  for (let i = 0; i < n; i++) {
    const c = colors[i % 2] as string;
    svg += strip(f, x + (w * i) / n, w / n, y, out, s.lit(c), s.tone(c, 0.55));
  }
  return svg;
};

const strip = (f: Frame, x: number, w: number, y: number, out: number, top: string, fall: string): string =>
  plane(f, tilted(x, w, pt(y, 0), pt(y - 0.4, -out)), top) + patch(f, x, y - 0.62, w, 0.24, fall, "", -out);
