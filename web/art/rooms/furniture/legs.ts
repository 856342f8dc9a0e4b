import type { Frame } from "../../kit/frame.ts";
import { OCEAN } from "../../kit/palette.ts";
import { cuboid, mat } from "../../kit/solid.ts";
import { opacity, type Pt } from "../../kit/svg.ts";

/** The shadow on the floor under a piece of furniture. Each piece stands in its own frame with its front towards -z. */
export const floorShadow = (f: Frame, w: number, d: number): string =>
  mat(f, -0.05, -0.12, w + 0.25, d + 0.15, OCEAN, opacity(0.22));

type Legs = {
  /** Left edge of the left and of the right legs, near edge of the front and of the back legs. */
  readonly x: Pt;
  readonly z: Pt;
  readonly size: number;
  readonly front: number;
  readonly back?: number;
};

/** Four square legs. `front` and `back` are their heights. */
export const legs = (f: Frame, o: Legs, color: string): string => {
  const leg = (x: number, z: number, h: number): string => cuboid(f, { x, z, w: o.size, h, d: o.size }, color);
  const back = o.back ?? o.front;
  return (
    leg(o.x[0], o.z[1], back) + leg(o.x[1], o.z[1], back) + leg(o.x[0], o.z[0], o.front) + leg(o.x[1], o.z[0], o.front)
  );
};
