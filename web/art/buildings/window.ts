import { mix } from "../kit/color.ts";
import { type Frame, outline } from "../kit/frame.ts";
import { CREAM, LAMP, OCEAN } from "../kit/palette.ts";
import { daylight, patch, plane, shadow, slab, upright } from "../kit/solid.ts";
import { type P3, p3 } from "../kit/stage.ts";
import { clipPoly, opacity, poly } from "../kit/svg.ts";

export type WindowStyle = {
  readonly kind?: "pane" | "louvre" | "grille" | "arch" | "tall";
  readonly trim?: string;
  readonly shutter?: string;
  readonly lit?: boolean;
  readonly hood?: boolean;
  readonly sill?: boolean;
  readonly curtain?: string;
};

/** Glass with a brighter strip on its left. `lamps` are the colours of both when the light is on. */
export const pane = (
  f: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  strip: number,
  lit = f.stage.night,
  lamps: readonly [string, string] = [LAMP[0], LAMP[1]],
): string => {
  const [whole, bright] = lit ? lamps : f.stage.pal.glass;
  return patch(f, x, y, w, h, whole) + patch(f, x, y, strip, h, bright);
};

const archPoints = (x: number, y: number, w: number, h: number): P3[] => {
  const r = w / 2;
  const pts: P3[] = [p3(x, y, 0), p3(x + w, y, 0)];
  for (let i = 0; i <= 8; i++)
    pts.push([x + r + Math.cos((Math.PI * i) / 8) * r, y + h - r + Math.sin((Math.PI * i) / 8) * r, 0]);
  return pts;
};

const glass = (f: Frame, x: number, y: number, w: number, h: number, o: WindowStyle): string => {
  const s = f.stage;
  if (o.lit) {
    let warm =
      patch(f, x, y, w, h, LAMP[0]) +
      patch(f, x, y, w * 0.22, h, LAMP[2]) +
      patch(f, x + w * 0.8, y, w * 0.2, h, LAMP[1]);
    if (o.curtain) warm += patch(f, x, y, w * 0.16, h, s.lit(o.curtain), opacity(0.55));
    return warm;
  }
  const t = daylight(f);
  const [deep, bright] = s.pal.glass;
  const light = t > 0.35 ? bright : mix(deep, bright, 0.4);
  let out = patch(f, x, y, w, h, deep) + plane(f, upright(x, y, w * 0.5, h), light);
  if (o.curtain)
    out +=
      patch(f, x + w * 0.82, y, w * 0.18, h, s.tone(o.curtain, t * 0.7)) +
      patch(f, x, y, w * 0.12, h, s.tone(o.curtain, t * 0.8));
  return out + shadow(f, x, y + h * 0.86, w, h * 0.14, 0.28);
};

const bars = (f: Frame, x: number, y: number, w: number, h: number, o: WindowStyle, line: string): string => {
  const t = Math.min(0.06, w * 0.06);
  let out = "";
  if (o.kind === "louvre") {
    const n = Math.max(5, Math.round(h / 0.16));
    const pale = o.lit ? LAMP[2] : mix(line, f.stage.pal.glass[1], 0.45);
    for (let i = 0; i < n; i++) out += patch(f, x, y + (h * (i + 0.15)) / n, w, (h / n) * 0.42, pale);
    return out + patch(f, x + w / 2 - t / 2, y, t, h, line);
  }
  if (o.kind === "grille") {
    for (let i = 1; i < 5; i++) out += patch(f, x + (w * i) / 5 - t / 4, y, t / 2, h, line);
    for (let i = 1; i < 4; i++) out += patch(f, x, y + (h * i) / 4 - t / 4, w, t / 2, line);
    return out;
  }
  const n = w > 1.6 ? 3 : 2;
  for (let i = 1; i < n; i++) out += patch(f, x + (w * i) / n - t / 2, y, t, h, line);
  return h > 1 ? out + patch(f, x, y + h * 0.68, w, t, line) : out;
};

export const windowAt = (f: Frame, x: number, y: number, w: number, h: number, o: WindowStyle = {}): string => {
  const s = f.stage;
  const t = daylight(f);
  const trim = s.tone(o.trim ?? CREAM, t);
  if (o.kind === "arch") {
    const pts = outline(f, archPoints(x, y, w, h));
    return (
      poly(outline(f, archPoints(x - 0.09, y - 0.05, w + 0.18, h + 0.14)), trim) +
      clipPoly(
        pts,
        glass(f, x, y, w, h, o) +
          patch(f, x + w / 2 - 0.03, y, 0.06, h, trim) +
          patch(f, x, y + h - w / 2 - 0.03, w, 0.06, trim),
      ) +
      slab(f, x - 0.14, y - 0.14, w + 0.28, 0.1, 0.12, o.trim ?? CREAM)
    );
  }
  const m = 0.09;
  let out = patch(f, x - m, y - m, w + 2 * m, h + 2 * m, trim) + glass(f, x, y, w, h, o);
  out += patch(f, x, y + h - 0.13, w, 0.13, o.lit ? LAMP[3] : OCEAN, opacity(o.lit ? 0.35 : 0.4));
  out += bars(f, x, y, w, h, o, o.lit ? s.shade("#8a5a32") : trim);
  if (o.shutter) {
    for (const px of [x - m - w * 0.46, x + w + m]) {
      out += patch(f, px, y - m * 0.6, w * 0.46, h + m, s.tone(o.shutter, t));
      for (let i = 1; i < 8; i++)
        out += patch(f, px + w * 0.05, y + (h * i) / 8, w * 0.36, h * 0.03, s.tone(mix(o.shutter, OCEAN, 0.35), t));
    }
  }
  if (o.sill !== false)
    out +=
      shadow(f, x - 0.1, y - 0.34, w + 0.2, 0.2, 0.16) +
      slab(f, x - 0.16, y - 0.17, w + 0.32, 0.1, 0.14, o.trim ?? CREAM);
  if (o.hood)
    out +=
      shadow(f, x - 0.2, y + h - 0.12, w + 0.5, 0.24, 0.25) +
      slab(f, x - 0.25, y + h + 0.14, w + 0.5, 0.1, 0.45, o.trim ?? CREAM);
  return out;
};
