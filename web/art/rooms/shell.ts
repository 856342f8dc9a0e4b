import { share } from "../buildings/window.ts";
import { mix } from "../kit/color.ts";
import { type Frame, frame, outline, project, sub, world } from "../kit/frame.ts";
import { OCEAN } from "../kit/palette.ts";
import { mat, patch, sheet3 } from "../kit/solid.ts";
import type { P3, Stage } from "../kit/stage.ts";
import { clipPoly, opacity, path, poly } from "../kit/svg.ts";
import { type Floor, tiles } from "./floor.ts";

export type Room = {
  readonly w: number;
  readonly d: number;
  readonly h?: number;
  readonly turn?: number;
  /** Where the near left corner of the floor lies. */
  readonly x?: number;
  readonly z?: number;
  readonly wall: string;
  readonly dado?: string;
  readonly floor: Floor;
  readonly ceiling?: string;
};

export type Walls = {
  readonly f: Frame;
  readonly back: Frame;
  readonly left: Frame;
  readonly right: Frame;
  readonly w: number;
  readonly d: number;
  readonly h: number;
};

/** A room seen from inside: its four frames, for furniture and for things on the walls. */
export const walls = (s: Stage, o: Room): Walls => {
  // An eye off the middle of the room shows more of one wall; the picture stays on the far wall.
  const f = frame(s, o.x ?? -o.w / 2 + (400 - s.centre) / 112, o.z ?? 0.2, o.turn ?? 0);
  return {
    f,
    back: sub(f, 0, 0, o.d),
    left: sub(f, 0, 0, 0, Math.PI / 2),
    right: sub(f, o.w, 0, o.d, -Math.PI / 2),
    w: o.w,
    d: o.d,
    h: o.h ?? 2.8,
  };
};

const face = (g: Frame, w: number, h: number, o: Room): string => {
  const flat = sheet3(
    g,
    [
      [0, 0, 0],
      [w, 0, 0],
      [w, h, 0],
      [0, h, 0],
    ],
    o.wall,
  );
  if (!flat) return "";
  const t = share(g);
  const trim = g.stage.tone("#fbf3e0", t);
  let out = flat;
  if (o.dado) out += patch(g, 0, 0, w, 1, g.stage.tone(o.dado, t)) + patch(g, 0, 1, w, 0.06, trim);
  return (
    out +
    patch(g, 0, 0, w, 0.12, g.stage.tone(mix(o.dado ?? o.wall, "#4a3a2c", 0.4), t)) +
    patch(g, 0, h - 0.1, w, 0.1, trim) +
    patch(g, 0, h - 0.3, w, 0.2, OCEAN, opacity(0.08))
  );
};

/** Ceiling, walls and floor. */
export const box = (r: Walls, o: Room): string => {
  const s = r.f.stage;
  const ceiling = o.ceiling ?? "#f6efe0";
  const top: P3[] = [
    [0, r.h, 0],
    [r.w, r.h, 0],
    [r.w, r.h, r.d],
    [0, r.h, r.d],
  ];
  let out = path("M0 0h800v600H0z", s.tone(o.wall, 0.5)) + poly(outline(r.f, top), s.tone(ceiling, 0.55));
  for (let i = 1; i < 5; i++) out += mat(r.f, 0, (r.d * i) / 5, r.w, 0.03, s.tone(ceiling, 0.3), "", r.h);
  out += face(r.left, r.d, r.h, o) + face(r.right, r.d, r.h, o) + face(r.back, r.w, r.h, o);
  return out + tiles(r.f, r.w, r.d, o.floor);
};

/** Light that a window throws on the floor: its opening slid along the sun's ray. */
export const floorLight = (r: Walls, wall: Frame, x: number, y: number, w: number, h: number): string => {
  const s = r.f.stage;
  if (s.night) return "";
  // The patch lies in front of its window and leans away from the sun.
  const lean = s.sun[0] * wall.cos + s.sun[2] * wall.sin < 0 ? 0.5 : -0.5;
  const drop = (u: number, v: number): P3 => {
    const p = world(wall, [u + lean * v, 0, -0.2 - v * 0.85]);
    return [p[0], 0, Math.max(0.5, p[2])];
  };
  const floor = outline(r.f, [
    [0, 0, 0],
    [r.w, 0, 0],
    [r.w, 0, r.d],
    [0, 0, r.d],
  ]);
  const color = s.hour === "noon" ? "#fffbe8" : s.hour === "dawn" ? "#ffeec4" : "#ffdf9c";
  const half = (a: number, b: number): string =>
    poly(
      [drop(x + w * a, y), drop(x + w * b, y), drop(x + w * b, y + h), drop(x + w * a, y + h)].map((p) =>
        project(s, p),
      ),
      color,
      opacity(0.5),
    );
  return clipPoly(floor, half(0, 0.47) + half(0.53, 1));
};
