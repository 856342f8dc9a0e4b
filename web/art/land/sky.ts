import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, path, rounded } from "../kit/svg.ts";

/** Position in px and scale. */
type Cloud = readonly [x: number, y: number, size: number];

export const cloud = (x: number, y: number, size: number): Cloud => [x, y, size];

export type Sky = {
  /** Position and radius of the sun or moon. Leave it out when it is outside the scene. */
  readonly sun?: readonly [number, number, number?];
  readonly clouds?: readonly Cloud[];
  /** Bottom of the lowest band. */
  readonly low?: number;
};

const band = (s: Stage, y: number, fill: string): string => {
  const r = (n: number): number => s.rng.range(-n, n);
  let d = rounded`M0 ${y + r(5)}`;
  for (let x = 0; x < 800; x += 200) d += rounded`Q${x + 100} ${y + r(17)} ${x + 200} ${y + r(4)}`;
  return path(`${d}V600H0z`, fill);
};

/** A cumulus cloud with a darker underside. */
const cumulus = (s: Stage, x: number, y: number, k: number): string => {
  const top = "M-100 0q-8-36 34-40 8-48 58-44 44-28 72 16 48-8 52 30 32 6 28 38z";
  const under = "M-100 0q0-16 14-22 32 16 76 4 64 18 152-4 4 6 2 22z";
  return rounded`<g transform="translate(${x} ${y})scale(${String(k)})">${path(top, s.pal.cloud)}${path(under, s.pal.cloudShade)}</g>`;
};

/** A long, thin cloud. */
const streak = (x: number, y: number, k: number, fill: string): string =>
  rounded`<g transform="translate(${x} ${y})scale(${String(k)})">${path("M-130 2q70-22 140 0 50-16 110 4-60 16-118 9-76 10-132-13", fill, opacity(0.78))}</g>`;

const stars = (s: Stage, low: number): string => {
  let out = "";
  for (let i = 0; i < 26; i++) {
    const [x, y] = [s.rng.range(8, 792), s.rng.range(8, low * 0.42)];
    out += ellipse(x, y, s.rng.pick([1, 1.3, 1.9]), s.rng.pick([1, 1.4]), "#e9e2c8", opacity(s.rng.pick([0.5, 0.8])));
  }
  return out;
};

const moon = (x: number, y: number): string => path(rounded`M${x} ${y}a30 30 0 1 0 26 46 24 24 0 1 1-26-46`, "#f6e7c2");

export const sky = (s: Stage, o: Sky = {}): string => {
  const low = o.low ?? s.horizon;
  const [a, b, c, d, e] = s.pal.sky;
  const bands = [b, c, d, e].map((fill, i) => band(s, low * ([0.22, 0.43, 0.63, 0.8][i] as number), fill));
  const dark = s.night && !s.pal.sky[0].startsWith("#1d");
  let out = path("M0 0h800v600H0z", a) + bands.join("");
  if (dark) out += stars(s, low);
  if (o.sun) {
    const [x, y, r = 48] = o.sun;
    out += dark
      ? moon(x, y)
      : ellipse(x, y, r * 1.78, r * 1.78, s.pal.sky[4], opacity(0.6)) + ellipse(x, y, r, r, s.pal.sun);
  }
  for (const [x, y, k] of o.clouds ?? [])
    out +=
      s.hour === "noon"
        ? cumulus(s, x, y, k)
        : streak(x, y, k * 1.25, s.rng.chance(0.5) ? s.pal.cloud : s.pal.cloudShade);
  return out;
};
