import { mix } from "../kit/color.ts";
import type { Frame } from "../kit/frame.ts";
import { LAMP, OCEAN } from "../kit/palette.ts";
import { daylight, paler, patch, plane, shadow, slab } from "../kit/solid.ts";
import { p3 } from "../kit/stage.ts";
import { opacity } from "../kit/svg.ts";

const t = (g: Frame): number => Math.max(0.2, daylight(g));

/** A framed print of a landscape. */
export const framedPrint = (
  g: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  tints: readonly [string, string, string],
): string => {
  const s = g.stage;
  const k = t(g);
  return (
    shadow(g, x + 0.05, y - 0.06, w, h, 0.18) +
    patch(g, x - 0.04, y - 0.04, w + 0.08, h + 0.08, s.tone("#6b4a30", k)) +
    patch(g, x, y, w, h, s.tone(tints[0], k)) +
    patch(g, x, y, w, h * 0.5, s.tone(tints[1], k)) +
    plane(
      g,
      [
        p3(x, y, 0),
        p3(x + w, y, 0),
        p3(x + w, y + h * 0.24, 0),
        p3(x + w * 0.5, y + h * 0.36, 0),
        p3(x, y + h * 0.2, 0),
      ],
      s.tone(tints[2], k),
    ) +
    patch(g, x + w * 0.6, y + h * 0.6, w * 0.18, h * 0.18, s.tone("#fff1cf", k))
  );
};

export const mirror = (g: Frame, x: number, y: number, w: number, h: number): string =>
  patch(g, x - 0.05, y - 0.05, w + 0.1, h + 0.1, g.stage.tone("#a8703f", t(g))) +
  patch(g, x, y, w, h, g.stage.tone("#b9d3cd", t(g))) +
  plane(
    g,
    [p3(x + w * 0.15, y, 0), p3(x + w * 0.45, y, 0), p3(x + w * 0.85, y + h, 0), p3(x + w * 0.55, y + h, 0)],
    g.stage.tone("#dcebe2", t(g)),
  );

/** Shelf with jars, books or pans. */
export const shelf = (g: Frame, x: number, y: number, w: number, tints: readonly string[]): string => {
  const s = g.stage;
  let out = shadow(g, x, y - 0.16, w, 0.12, 0.16) + slab(g, x, y, w, 0.05, 0.26, "#8a5a32");
  for (let u = x + 0.05; u < x + w - 0.16; ) {
    const [pw, ph] = [s.rng.range(0.07, 0.17), s.rng.range(0.14, 0.34)];
    out +=
      patch(g, u, y + 0.05, pw, ph, s.tone(s.rng.pick(tints), t(g)), "", -0.14) +
      shadow(g, u + pw * 0.7, y + 0.05, pw * 0.3, ph, 0.16, -0.14);
    u += pw + s.rng.range(0.02, 0.08);
  }
  return out;
};

/** An inner door with panels. `open` is the wall colour of the next room and draws an open doorway. */
export const innerDoor = (g: Frame, x: number, color: string, open?: string): string => {
  const s = g.stage;
  const k = t(g);
  let out = patch(g, x - 0.1, 0, 1.1, 2.25, s.tone("#fbf3e0", k));
  if (open)
    return (
      out +
      patch(g, x, 0, 0.9, 2.14, s.tone(open, k * 0.55)) +
      shadow(g, x, 0, 0.24, 2.14, 0.2) +
      patch(g, x + 0.5, 0.9, 0.4, 0.9, s.night ? LAMP[1] : s.pal.sky[3], opacity(0.8))
    );
  out += patch(g, x, 0, 0.9, 2.14, s.tone(color, k));
  for (const y of [0.16, 1.1])
    out +=
      patch(g, x + 0.12, y, 0.66, 0.8, s.tone(paler(color, 0.18), k)) +
      patch(g, x + 0.12, y, 0.66, 0.05, s.tone(mix(color, OCEAN, 0.3), k));
  return out + patch(g, x + 0.78, 0.98, 0.06, 0.12, s.tone("#e3b25c", k));
};

/** A band of glazed tiles behind a counter or around a bath. */
export const tiling = (
  g: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  a: string,
  b: string,
  size = 0.25,
): string => {
  const s = g.stage;
  const k = t(g);
  let out = patch(g, x, y, w, h, s.tone(a, k));
  const [nx, ny] = [Math.round(w / size), Math.round(h / size)];
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++)
      if ((i * 2 + j * 3) % 5 === 0) out += patch(g, x + (w * i) / nx, y + (h * j) / ny, w / nx, h / ny, s.tone(b, k));
  const line = s.tone(mix(a, OCEAN, 0.22), k);
  for (let i = 1; i < nx; i++) out += patch(g, x + (w * i) / nx, y, 0.012, h, line);
  for (let j = 1; j < ny; j++) out += patch(g, x, y + (h * j) / ny, w, 0.012, line);
  return out;
};
