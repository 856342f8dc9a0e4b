import type { P3, Stage } from "./stage.ts";
import type { Pt } from "./svg.ts";

/** A local coordinate system: an origin, turned about the vertical axis. x runs along a wall, z away from its front. */
export type Frame = {
  readonly stage: Stage;
  readonly o: P3;
  readonly cos: number;
  readonly sin: number;
  readonly turn: number;
};

const NEAR = 0.35;

export const frame = (stage: Stage, x: number, z: number, turn = 0, y = 0): Frame => ({
  stage,
  o: [x, y, z],
  cos: Math.cos(turn),
  sin: Math.sin(turn),
  turn,
});

export const world = (f: Frame, [x, y, z]: P3): P3 => [
  f.o[0] + x * f.cos - z * f.sin,
  f.o[1] + y,
  f.o[2] + x * f.sin + z * f.cos,
];

export const project = (s: Stage, [x, y, z]: P3): Pt => {
  const d = Math.max(z, NEAR);
  return [s.centre + (s.focal * x) / d, s.horizon - (s.focal * (y - s.eye)) / d];
};

export const at = (f: Frame, x: number, y: number, z = 0): Pt => project(f.stage, world(f, [x, y, z]));

/** Pixels per metre at a point. */
export const scaleAt = (f: Frame, x: number, z = 0): number => f.stage.focal / Math.max(NEAR, world(f, [x, 0, z])[2]);

/** A frame relative to another one. `turn` is in radians. */
export const sub = (f: Frame, x: number, y: number, z: number, turn = 0): Frame => {
  const o = world(f, [x, y, z]);
  return frame(f.stage, o[0], o[2], f.turn + turn, o[1]);
};

/** Frames of the right and left walls of a box. Their x runs along the wall as seen from outside. */
export const rightOf = (f: Frame, w: number): Frame => sub(f, w, 0, 0, Math.PI / 2);
export const leftOf = (f: Frame, d: number): Frame => sub(f, 0, 0, d, -Math.PI / 2);

/** Projects a polygon and clips it at the near plane. Floors and walls can therefore extend behind the eye. */
export const outline = (f: Frame, pts: readonly P3[]): Pt[] => {
  const w = pts.map((p) => world(f, p));
  const out: P3[] = [];
  w.forEach((a, i) => {
    const b = w[(i + 1) % w.length] as P3;
    if (a[2] >= NEAR) out.push(a);
    if (a[2] >= NEAR !== b[2] >= NEAR) {
      const t = (NEAR - a[2]) / (b[2] - a[2]);
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR]);
    }
  });
  return out.map((p) => project(f.stage, p));
};
