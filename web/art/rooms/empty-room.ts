import { mix } from "../kit/color.ts";
import { type Frame, frame, outline, project, sub, world } from "../kit/frame.ts";
import { daylight, face, level, mat, patch, plane, shadow, upright } from "../kit/solid.ts";
import type { P3, Stage } from "../kit/stage.ts";
import { clipPoly, opacity, path, poly } from "../kit/svg.ts";
import { type Floor, tiles } from "./floor.ts";

/** Sizes are in metres; each kind of room has its own default width and depth. */
export type RoomOptions = {
  readonly w?: number;
  readonly d?: number;
  readonly h?: number;
  readonly turn?: number;
  /** Position of the near left corner of the floor. */
  readonly x?: number;
  readonly z?: number;
  readonly wall: string;
  readonly dado?: string;
  readonly floor: Floor;
  readonly ceiling?: string;
};

export type Room = {
  /** Frame of the floor: furniture stands on it. */
  readonly f: Frame;
  readonly back: Frame;
  readonly left: Frame;
  readonly right: Frame;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  /** SVG of ceiling, walls and floor. */
  readonly base: string;
};

const drawWall = (g: Frame, w: number, h: number, o: RoomOptions): string => {
  const surface = face(g, upright(0, 0, w, h), o.wall);
  if (!surface) return "";
  const t = daylight(g);
  const trim = g.stage.tone("#fbf3e0", t);
  let out = surface;
  if (o.dado) out += patch(g, 0, 0, w, 1, g.stage.tone(o.dado, t)) + patch(g, 0, 1, w, 0.06, trim);
  return (
    out +
    patch(g, 0, 0, w, 0.12, g.stage.tone(mix(o.dado ?? o.wall, "#4a3a2c", 0.4), t)) +
    patch(g, 0, h - 0.1, w, 0.1, trim) +
    shadow(g, 0, h - 0.3, w, 0.2, 0.08)
  );
};

/** An empty room seen from inside, with frames for the furniture and for what hangs on the walls. */
export const emptyRoom = (s: Stage, size: { readonly w: number; readonly d: number }, options: RoomOptions): Room => {
  const o = { ...size, ...options };
  const { w, d, h = 2.8, ceiling = "#f6efe0" } = o;
  // The vanishing column may lie off the middle. The floor moves with it, so that the back wall stays in the image.
  const f = frame(s, o.x ?? -w / 2 + (400 - s.centre) / 112, o.z ?? 0.2, o.turn ?? 0);
  const [back, left, right] = [sub(f, 0, 0, d), sub(f, 0, 0, 0, Math.PI / 2), sub(f, w, 0, d, -Math.PI / 2)];
  let base = path("M0 0h800v600H0z", s.tone(o.wall, 0.5)) + plane(f, level(0, 0, w, d, h), s.tone(ceiling, 0.55));
  for (let i = 1; i < 5; i++) base += mat(f, 0, (d * i) / 5, w, 0.03, s.tone(ceiling, 0.3), "", h);
  base += drawWall(left, d, h, o) + drawWall(right, d, h, o) + drawWall(back, w, h, o) + tiles(f, w, d, o.floor);
  return { f, back, left, right, w, d, h, base };
};

/** Daylight on the floor: the window's opening projected along the sun's rays. */
export const floorLight = (r: Room, wall: Frame, x: number, y: number, w: number, h: number): string => {
  const s = r.f.stage;
  if (s.night) return "";
  // The light leans away from the sun.
  const lean = s.sun[0] * wall.cos + s.sun[2] * wall.sin < 0 ? 0.5 : -0.5;
  const drop = (u: number, v: number): P3 => {
    const p = world(wall, [u + lean * v, 0, -0.2 - v * 0.85]);
    return [p[0], 0, Math.max(0.5, p[2])];
  };
  const color = s.hour === "noon" ? "#fffbe8" : s.hour === "dawn" ? "#ffeec4" : "#ffdf9c";
  const half = (a: number, b: number): string => {
    const corners = [drop(x + w * a, y), drop(x + w * b, y), drop(x + w * b, y + h), drop(x + w * a, y + h)];
    return poly(
      corners.map((p) => project(s, p)),
      color,
      opacity(0.5),
    );
  };
  return clipPoly(outline(r.f, level(0, 0, r.w, r.d)), half(0, 0.47) + half(0.53, 1));
};
