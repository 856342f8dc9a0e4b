import { at, type Frame, outline } from "../kit/frame.ts";
import { face, upright } from "../kit/solid.ts";
import { p3 } from "../kit/stage.ts";
import { opacity, poly, stroke } from "../kit/svg.ts";

const TINTS = ["#c9552a", "#fbf0d8", "#1d7680", "#e9b13c", "#b5481c", "#e9dcc0", "#7d9f8f", "#5f4a6a"];

/** Washing on a rail or a line. Some cloths are striped. */
export const hangingClothes = (f: Frame, x: number, y: number, w: number, out: number): string => {
  const s = f.stage;
  let svg = "";
  for (let u = x; u < x + w - 0.2; ) {
    const [cw, drop] = [s.rng.range(0.35, 0.7), s.rng.range(0.5, 1.05)];
    const c = s.rng.pick(TINTS);
    const quad = (a: number, b: number, top: number, low: number): readonly (readonly [number, number, number])[] => [
      p3(u + a, y - low, -out),
      p3(u + b, y - low + s.rng.range(-0.04, 0.06), -out),
      p3(u + b, y - top, -out),
      p3(u + a, y - top, -out),
    ];
    svg += poly(outline(f, quad(0, cw, 0, drop)), s.lit(c));
    if (s.rng.chance(0.45))
      svg +=
        poly(outline(f, quad(0, cw, drop * 0.5, drop * 0.66)), s.lit(c === "#fbf0d8" ? "#c9552a" : "#fbf0d8")) +
        poly(outline(f, quad(0, cw, drop * 0.76, drop * 0.84)), s.lit("#e9b13c"));
    svg += poly(outline(f, quad(cw * 0.82, cw, 0, drop)), s.shade(c), opacity(0.6));
    u += cw + s.rng.range(0.06, 0.2);
  }
  return svg;
};

/** A washing line between two posts. */
export const washingLine = (f: Frame, w: number, h = 2): string => {
  const s = f.stage;
  const [a, b] = [at(f, 0, h), at(f, w, h)];
  const post = (x: number): string => face(f, upright(x - 0.05, 0, 0.1, h + 0.1), "#6b4a30", 0.9);
  const sag = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2 + 10).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  return post(0) + post(w) + stroke(sag, s.pal.wire, 1.6) + hangingClothes(f, 0.3, h - 0.08, w - 0.5, 0);
};
