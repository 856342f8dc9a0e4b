import type { Stage } from "../kit/stage.ts";
import { opacity, path, rect, rounded, stroke } from "../kit/svg.ts";
import { canopy } from "../plants/foliage.ts";

/** One to three ranges of hills on the horizon. */
export const hills = (s: Stage, height = 60, layers = 2): string => {
  let out = "";
  for (let i = 0; i < layers; i++) {
    const y = s.horizon - height * (1 - i / (layers + 0.6));
    let d = rounded`M0 ${y + s.rng.range(-8, 14)}`;
    for (let x = 0; x < 800; x += 200)
      d += rounded`q${s.rng.range(50, 110)} ${s.rng.range(-0.5, 0.1) * height} 200 ${s.rng.range(-0.16, 0.16) * height}`;
    out += path(rounded`${d}V${s.horizon + 40}H0z`, s.pal.hills[i + 3 - layers] as string);
  }
  return out;
};

/** The sea, with a lighter band at the horizon and highlights. */
export const sea = (s: Stage, depth = 70): string => {
  const [deep, far, glint] = s.pal.sea;
  const y = s.horizon;
  let d = "";
  for (let i = 0; i < 16; i++)
    d += rounded`M${s.rng.range(0, 780)} ${y + s.rng.range(18, depth)}h${s.rng.range(30, 120)}`;
  return rect(0, y, 800, depth + 30, deep) + rect(0, y, 800, 14, far) + stroke(d, glint, 2.6, opacity(0.8));
};

/** Surf and sand. `lean` slants the shore line. */
export const shore = (s: Stage, y: number, lean = 0): string => {
  const [sand, wet] = s.pal.sand;
  const edge = (dy: number): string => rounded`M0 ${y + dy}q200-14 400 ${lean / 2}t400 ${lean / 2}`;
  return (
    path(`${edge(-7)}V600H0z`, s.lit("#f8efdc")) + path(`${edge(0)}V600H0z`, wet) + path(`${edge(9)}V600H0z`, sand)
  );
};

/** Distant trees with a few houses between them. */
export const treeline = (s: Stage, base: number, size = 34, houses = 3): string => {
  let out = "";
  const [, dark, mid] = s.pal.leaf;
  for (let x = -20; x < 830; x += size * s.rng.range(1, 1.8)) {
    const r = size * s.rng.range(0.6, 1.15);
    out += canopy(s, x, base - r * 0.55, r * 1.15, r * 0.85, s.rng.chance(0.5) ? dark : mid);
  }
  for (let i = 0; i < houses; i++) out += hut(s, s.rng.range(20, 760), base, size * s.rng.range(0.9, 1.3));
  return out + rect(0, base - size * 0.3, 800, size * 0.5, dark);
};

const hut = (s: Stage, x: number, base: number, k: number): string => {
  const wall = s.tone(s.rng.pick(["#dcc7a0", "#cfa98a", "#b9cdbf", "#e6d9bd"]), 0.75);
  const roof = s.tone(s.rng.pick(["#8fa8a8", "#a65a3a", "#9aa59c"]), 0.85);
  const light = s.night ? "#ffc46b" : s.tone("#3a666b", 0.8);
  return (
    rect(x, base - k * 0.9, k * 1.9, k * 1.1, wall) +
    path(
      rounded`M${x - k * 0.2} ${base - k * 0.86}l${k * 0.45} ${-k * 0.55}h${k * 1.4}l${k * 0.45} ${k * 0.55}z`,
      roof,
    ) +
    rect(x + k * 0.35, base - k * 0.6, k * 0.32, k * 0.36, light) +
    rect(
      x + k * 1.15,
      base - k * 0.6,
      k * 0.32,
      k * 0.36,
      s.night && s.rng.chance(0.5) ? "#ffc46b" : s.tone("#3a666b", 0.8),
    )
  );
};

/** Distant roofs and trees in four rows. */
export const town = (s: Stage, top: number, base: number): string => {
  let out = rect(0, top + 10, 800, base - top, s.pal.hills[2]);
  const rows = 4;
  for (let i = 0; i < rows; i++) {
    const y = top + ((base - top) * (i + 1)) / rows;
    const k = 14 + i * 9;
    for (let x = s.rng.range(-40, 0); x < 820; x += k * s.rng.range(2.2, 3.6))
      out += s.rng.chance(0.66)
        ? hut(s, x, y, k)
        : canopy(s, x, y - k * 0.3, k * 1.1, k * 0.8, s.pal.leaf[s.rng.pick([1, 2])] as string);
  }
  return out;
};
