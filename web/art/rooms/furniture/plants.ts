import { at, type Frame, scaleAt } from "../../kit/frame.ts";
import { pot } from "../../props/yard.ts";

export const plant = (f: Frame, x: number, z: number, k = 1, color = "#b5532c"): string => {
  const [px, py] = at(f, x, 0, z);
  return pot(f.stage, px, py, (scaleAt(f, x, z) / 95) * k, color);
};
