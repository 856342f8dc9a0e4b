import { at, type Frame, scaleAt, sub } from "../../kit/frame.ts";
import { cuboid, paler } from "../../kit/solid.ts";
import { ellipse, path, rounded } from "../../kit/svg.ts";
import { floorShadow, legs } from "./legs.ts";
import { sideChair } from "./seats.ts";

export const table = (f: Frame, w: number, d: number, h: number, color = "#8a5a32", top = color): string =>
  floorShadow(f, w, d) +
  legs(f, { x: [0.04, w - 0.1], z: [0.04, d - 0.1], size: 0.07, front: h - 0.06 }, color) +
  cuboid(f, { x: 0, y: h - 0.07, w, h: 0.07, d }, color, paler(top, 0.16));

export const dining = (f: Frame, color: string, seat: string): string => {
  const far = [0.2, 0.95].map((x) => sideChair(sub(f, x + 0.5, 0, 1.45, Math.PI), seat, color)).join("");
  const near = [0.2, 0.95].map((x) => sideChair(sub(f, x, 0, -0.5), seat, color)).join("");
  return far + table(f, 1.6, 0.9, 0.76, color) + bowl(f, 0.8, 0.76, 0.45, "#2b7a80") + near;
};

export const bowl = (f: Frame, x: number, y: number, z: number, color: string): string => {
  const s = f.stage;
  const [px, py] = at(f, x, y, z);
  const k = scaleAt(f, x, z) * 0.16;
  const fruit = ["#e08a34", "#e9b13c", "#c0392b"]
    .map((c, i) => ellipse(px + k * (i - 1) * 0.5, py - k * 0.62, k * 0.36, k * 0.36, s.lit(c)))
    .join("");
  return (
    fruit +
    path(
      rounded`M${px - k} ${py - k * 0.5}h${2 * k}q${-k * 0.2} ${k * 0.6} ${-k * 0.6} ${k * 0.6}h${-0.8 * k}q${-k * 0.4} 0 ${-k * 0.6} ${-k * 0.6}z`,
      s.lit(color),
    )
  );
};
