import { mix } from "../kit/color.ts";
import type { Frame } from "../kit/frame.ts";
import { mat, plane } from "../kit/solid.ts";
import { p3 } from "../kit/stage.ts";
import { opacity } from "../kit/svg.ts";

export type Floor = {
  readonly kind: "checker" | "flower" | "slab" | "boards" | "earth";
  readonly a: string;
  readonly b: string;
  readonly size?: number;
};

const floor =
  (kind: Floor["kind"]) =>
  (a: string, b: string): Floor => ({ kind, a, b });

export const checker = floor("checker");
export const flower = floor("flower");
export const slabs = floor("slab");
export const boards = floor("boards");

const diamond = (f: Frame, x: number, z: number, r: number, fill: string): string =>
  plane(f, [p3(x - r, 0, z), p3(x, 0, z - r), p3(x + r, 0, z), p3(x, 0, z + r)], fill);

/** A floor of width w and depth d. Edge tiles are cut. */
export const tiles = (f: Frame, w: number, d: number, o: Floor): string => {
  const s = f.stage;
  const [a, b] = [s.tone(o.a, 0.92), s.tone(o.b, 0.92)];
  const size = o.size ?? (o.kind === "slab" ? 0.8 : 0.6);
  let out = mat(f, 0, 0, w, d, a);
  if (o.kind === "boards") {
    for (let x = 0; x < w; x += 0.34)
      out +=
        mat(f, x, 0, 0.025, d, b) + (Math.round(x / 0.34) % 3 === 0 ? mat(f, x, 0, 0.34, d, b, opacity(0.22)) : "");
    return out;
  }
  if (o.kind === "earth") return out;
  const nx = Math.ceil(w / size);
  const nz = Math.ceil(d / size);
  const cell = (i: number, j: number): readonly [number, number, number, number] => [
    i * size,
    j * size,
    Math.min(size, w - i * size),
    Math.min(size, d - j * size),
  ];
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < nz; j++) {
      const [x, z, cw, cd] = cell(i, j);
      if (o.kind === "checker" && (i + j) % 2) out += mat(f, x, z, cw, cd, b);
      if (o.kind === "flower" && cw > size * 0.9 && cd > size * 0.9)
        out +=
          diamond(f, x + cw / 2, z + cd / 2, size * 0.42, b) +
          diamond(f, x + cw / 2, z + cd / 2, size * 0.2, a) +
          diamond(f, x, z, size * 0.16, s.tone(mix(o.b, "#b5532c", 0.6), 0.92));
    }
  if (o.kind === "slab") {
    for (let i = 0; i <= nx; i++) out += mat(f, i * size, 0, 0.025, d, b);
    for (let j = 0; j <= nz; j++) out += mat(f, 0, j * size, w, 0.025, b);
  }
  return out;
};
