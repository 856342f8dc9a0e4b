import type { Frame } from "../kit/frame.ts";
import { patch, plane } from "../kit/solid.ts";
import type { P3 } from "../kit/stage.ts";

export type Lappa = readonly [ground: string, first: string, second: string];

/** Colours of printed market cloth. */
const LAPPAS: readonly Lappa[] = [
  ["#1d5a7a", "#e9b13c", "#fbf0d8"],
  ["#b5481c", "#fbf0d8", "#16424a"],
  ["#2f7a62", "#e9b13c", "#fbf0d8"],
  ["#7a3d4a", "#e9a98f", "#e9b13c"],
  ["#e9b13c", "#8a3d1e", "#1d5a7a"],
  ["#16424a", "#d9653a", "#8fbcb4"],
  ["#efe0c2", "#b5481c", "#1d7680"],
  ["#5f4a6a", "#e9b13c", "#8fbcb4"],
];

/** Returns one of the eight cloths. Higher numbers start again from the first. */
export const lappa = (index: number): Lappa => LAPPAS[index % LAPPAS.length] as Lappa;

/** Printed cloth on a parallelogram. `place` maps coordinates from 0 to 1 to metres. */
export const cloth = (
  f: Frame,
  place: (u: number, v: number) => P3,
  [base, a, b]: Lappa,
  light: number,
  nx = 8,
  ny = 5,
): string => {
  const s = f.stage;
  const quad = (u: number, v: number, U: number, V: number): string =>
    plane(f, [place(u, v), place(U, v), place(U, V), place(u, V)], s.tone(base, light));
  const shape = (u: number, v: number, r: number, k: number, fill: string): string =>
    plane(f, [place(u - r, v), place(u, v - k), place(u + r, v), place(u, v + k)], s.tone(fill, light));
  let out = quad(0, 0, 1, 1);
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const [u, v] = [(i + 0.5) / nx, (j + 0.5) / ny];
      out +=
        j % 2
          ? shape(u, v, 0.2 / nx, 0.36 / ny, b)
          : shape(u, v, 0.42 / nx, 0.4 / ny, a) + shape(u, v, 0.2 / nx, 0.19 / ny, base);
    }
  return out;
};

/** A floor rug with a border. */
export const rug = (f: Frame, x: number, z: number, w: number, d: number, set: Lappa): string =>
  cloth(f, (u, v) => [x + w * u, 0.01, z + d * v], [set[1], set[1], set[1]], 0.9, 1, 1) +
  cloth(f, (u, v) => [x + w * (0.04 + u * 0.92), 0.01, z + d * (0.06 + v * 0.88)], set, 0.9, 8, 5);

/** A cloth on a wall, with its rod. */
export const hanging = (g: Frame, x: number, y: number, w: number, h: number, set: Lappa, light: number): string =>
  patch(g, x - 0.08, y + h, w + 0.16, 0.05, g.stage.tone("#6b4a30", light), "", -0.02) +
  cloth(g, (u, v) => [x + w * u, y + h * v, -0.02], set, light, 5, 7);
