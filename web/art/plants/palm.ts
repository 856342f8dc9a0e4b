import type { Stage } from "../kit/stage.ts";
import { ellipse, type Pt, path, poly, rounded } from "../kit/svg.ts";

/** One frond: a bent rib with leaflets below it. */
const frond = (x: number, y: number, angle: number, len: number, fill: string, droop = 0.55): string => {
  const dir = Math.cos(angle) >= 0 ? 1 : -1;
  const rib = (t: number): Pt => [x + Math.cos(angle) * len * t, y + Math.sin(angle) * len * t + len * droop * t * t];
  const top: Pt[] = [];
  const comb: Pt[] = [];
  const teeth = 12;
  for (let i = 0; i <= teeth; i++) top.push(rib(i / teeth));
  for (let i = teeth; i >= 1; i--) {
    const t = (i - 0.35) / teeth;
    const [u, v] = rib(t);
    const hang = len * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1));
    comb.push([u + dir * hang * 0.32, v + hang], rib((i - 0.75) / teeth));
  }
  return poly([...top, ...comb], fill);
};

export type Palm = { readonly lean?: number; readonly nuts?: boolean; readonly fronds?: number };

/** A coconut palm. `h` is the height of the trunk in px; the other sizes follow from it. */
export const palm = (s: Stage, x: number, base: number, h: number, o: Palm = {}): string => {
  const lean = (o.lean ?? 0.1) * h;
  const w = Math.max(2.2, h * 0.024);
  const [top, left] = [base - h, x + lean];
  const stem = rounded`M${x - w} ${base}q${lean * 0.1} ${-h * 0.52} ${lean + w * 0.35} ${-h}h${w * 0.9}q${-lean * 0.74 + w} ${h * 0.46} ${-lean + w * 0.75} ${h}z`;
  const len = h * 0.36;
  const [a, , b] = s.pal.leaf;
  const [back, front] = s.night ? [s.pal.leaf[0], s.pal.leaf[2]] : [a, b];
  const count = o.fronds ?? 7;
  const fronds = (n: number, from: number, jitter: number, length: Pt, fill: string, droop: number): string => {
    let out = "";
    for (let i = 0; i < n; i++) {
      const angle = Math.PI * (from + (i / (n - 1)) * (3 - 2 * from)) + s.rng.range(-jitter, jitter);
      out += frond(left, top, angle, len * s.rng.range(...length), fill, droop);
    }
    return out;
  };
  let out =
    path(stem, s.pal.trunk) +
    fronds(count, 1.06, 0.09, [0.88, 1.08], back, 0.62) +
    fronds(count - 2, 1.16, 0.1, [0.62, 0.8], front, 0.5);
  if (o.nuts !== false)
    out +=
      ellipse(left - w * 0.9, top + w * 1.4, w * 1.1, w * 1.1, s.lit("#b5762f")) +
      ellipse(left + w * 0.9, top + w * 1.6, w * 1.1, w * 1.1, s.pal.trunk);
  return out;
};

export const plantain = (s: Stage, x: number, base: number, h: number): string => {
  const [, d1, d2, d3, d4] = s.pal.leaf;
  const blade = (a: number, l: number, fill: string, rib: string): string => {
    const [tx, ty] = [x + Math.cos(a) * l, base - h * 0.42 + Math.sin(a) * l + l * 0.18];
    const [mx, my] = [(x + tx) / 2, (base - h * 0.42 + ty) / 2 - l * 0.24];
    const [px, py] = [-Math.sin(a) * l * 0.2, Math.cos(a) * l * 0.2];
    const foot = rounded`${x} ${base - h * 0.4}`;
    return (
      path(rounded`M${foot}Q${mx + px} ${my + py} ${tx} ${ty}Q${mx - px} ${my - py} ${foot}z`, fill) +
      path(rounded`M${foot}Q${mx} ${my} ${tx} ${ty}Q${mx} ${my + 2.4} ${foot}z`, rib)
    );
  };
  let out = path(
    rounded`M${x - h * 0.05} ${base}l${h * 0.03} ${-h * 0.45}h${h * 0.05}l${h * 0.03} ${h * 0.45}z`,
    s.lit("#8a8a4e"),
  );
  for (const [a, l, f] of [
    [3.3, 0.52, d1],
    [6.1, 0.5, d1],
    [3.75, 0.62, d2],
    [5.7, 0.6, d2],
    [4.3, 0.66, d3],
    [5.1, 0.62, d3],
  ] as const)
    out += blade(a + s.rng.range(-0.12, 0.12), h * l, f, f === d3 ? d4 : d3);
  return out;
};
