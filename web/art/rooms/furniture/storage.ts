import type { Frame } from "../../kit/frame.ts";
import { cuboid, paler, patch } from "../../kit/solid.ts";
import { floorShadow } from "./legs.ts";

export const wardrobe = (f: Frame, w: number, color: string, h = 2.1): string => {
  const s = f.stage;
  let out = floorShadow(f, w, 0.6) + cuboid(f, { x: 0, w, h, d: 0.6 }, color, paler(color, 0.2));
  const n = Math.max(2, Math.round(w / 0.6));
  for (let i = 0; i < n; i++)
    out +=
      patch(f, (w * i) / n + 0.05, 0.14, w / n - 0.1, h - 0.24, s.tone(paler(color, 0.14), 0.9), "", -0.005) +
      patch(f, (w * i) / n + 0.05, h * 0.46, w / n - 0.1, 0.05, s.tone(color, 0.6), "", -0.006) +
      patch(f, (w * (i + (i % 2 ? 0 : 1))) / n + (i % 2 ? 0.1 : -0.13), 1, 0.03, 0.2, s.lit("#e3b25c"), "", -0.01);
  return out;
};

/** A low cabinet with `rows` drawers. */
export const chest = (f: Frame, w: number, h: number, color: string, rows = 2): string => {
  const s = f.stage;
  let out = floorShadow(f, w, 0.45) + cuboid(f, { x: 0, w, h, d: 0.45 }, color, paler(color, 0.25));
  for (let i = 0; i < rows; i++)
    out +=
      patch(
        f,
        0.05,
        0.08 + ((h - 0.1) * i) / rows,
        w - 0.1,
        (h - 0.14) / rows - 0.04,
        s.tone(paler(color, 0.14), 0.9),
        "",
        -0.005,
      ) + patch(f, w / 2 - 0.08, 0.08 + ((h - 0.1) * (i + 0.45)) / rows, 0.16, 0.03, s.lit("#e3b25c"), "", -0.01);
  return out;
};
