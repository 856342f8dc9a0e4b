import { blocks } from "../buildings/rail.ts";
import { mix } from "../kit/color.ts";
import { type Frame, sub } from "../kit/frame.ts";
import { groundShadow } from "../kit/ground-shadow.ts";
import { OCEAN, RUST } from "../kit/palette.ts";
import { cuboid, daylight, patch } from "../kit/solid.ts";
import { opacity } from "../kit/svg.ts";

type Wall = {
  readonly color: string;
  readonly h?: number;
  readonly cap?: string;
  readonly style?: "plain" | "blocks" | "pierced" | "rails";
  readonly pillars?: number;
};

const courses = (f: Frame, w: number, h: number, color: string): string => {
  let out = "";
  const c = f.stage.tone(mix(color, "#6b4a30", 0.3), daylight(f));
  for (let y = 0.3, row = 0; y < h; y += 0.3, row++) {
    out += patch(f, 0, y, w, 0.025, c);
    for (let x = (row % 2) * 0.35; x < w; x += 0.7) out += patch(f, x, y - 0.3, 0.025, 0.3, c);
  }
  return out;
};

/** A compound wall with coping and pillars. */
export const wall = (f: Frame, w: number, o: Wall): string => {
  const s = f.stage;
  const h = o.h ?? 1.8;
  const cap = o.cap ?? "#f3dcae";
  const low = o.style === "rails" ? h * 0.5 : h;
  let out =
    groundShadow(f, w, h * 0.6, 0.2, s.night ? OCEAN : RUST, 0.32) +
    cuboid(f, { x: 0, y: 0, w, h: low, d: 0.22 }, o.color);
  if (o.style === "blocks") out += courses(f, w, low, o.color);
  out += patch(f, 0, 0, w, 0.18, RUST, opacity(0.28)) + cuboid(f, { x: 0, y: low, z: -0.06, w, h: 0.12, d: 0.34 }, cap);
  const n = o.pillars ?? Math.max(1, Math.round(w / 3));
  if (o.style === "pierced")
    for (let i = 0; i < n; i++)
      out += blocks(f, (w * (i + 0.2)) / n, h * 0.52, (w / n) * 0.6, h * 0.34, mix(o.color, "#fff6e0", 0.4));
  if (o.style === "rails") {
    for (let x = 0.1; x < w; x += 0.24) out += patch(f, x, low + 0.1, 0.05, h * 0.5, s.tone("#1c2f33", 0.9));
    out += patch(f, 0, h - 0.12, w, 0.06, s.tone("#1c2f33", 0.9));
  }
  for (let i = 0; i <= n; i++) {
    const x = (w * i) / n - 0.18;
    out +=
      cuboid(f, { x, y: 0, z: -0.1, w: 0.36, h: h + 0.12, d: 0.36 }, o.color) +
      cuboid(f, { x: x - 0.07, y: h + 0.12, z: -0.16, w: 0.5, h: 0.12, d: 0.48 }, cap);
  }
  return out;
};

/** A steel gate with two leaves. `ajar` moves the second leaf back by so many metres. */
export const gate = (f: Frame, w: number, h: number, color: string, ajar = 0): string => {
  const s = f.stage;
  const leaf = (g: Frame, lw: number): string => {
    const t = Math.max(0.25, daylight(g));
    let out = patch(g, 0, 0.1, lw, h - 0.1, s.tone(color, t));
    for (let x = 0.14; x < lw - 0.1; x += 0.3)
      out += patch(g, x, h * 0.55, 0.08, h * 0.38, s.tone(mix(color, OCEAN, 0.45), t));
    out +=
      patch(g, lw * 0.12, h * 0.12, lw * 0.76, h * 0.34, s.tone(mix(color, "#fff0d0", 0.16), t)) +
      patch(g, 0, h * 0.49, lw, 0.08, s.tone(mix(color, OCEAN, 0.3), t)) +
      patch(g, 0, h - 0.1, lw, 0.1, s.tone(mix(color, OCEAN, 0.3), t));
    return out;
  };
  const second = ajar ? leaf(sub(f, w / 2, 0, ajar), w / 2) : leaf(sub(f, w / 2 + 0.03, 0, 0), w / 2 - 0.03);
  return leaf(f, w / 2 - 0.03) + second;
};
