import { door } from "../buildings/door.ts";
import { type Rail, rail } from "../buildings/rail.ts";
import { column } from "../buildings/veranda.ts";
import { windowAt } from "../buildings/window.ts";
import { at, frame, sub } from "../kit/frame.ts";
import { CREAM, OCEAN } from "../kit/palette.ts";
import { cuboid, mat, patch } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { opacity, path, rounded, stroke } from "../kit/svg.ts";
import { type Background, background } from "../land/background.ts";
import { lappa } from "./cloth.ts";
import { type Floor, tiles } from "./floor.ts";
import { plant } from "./furniture/plants.ts";
import { caneChair, stool } from "./furniture/seats.ts";
import { bowl, table } from "./furniture/tables.ts";

export type Veranda = {
  readonly plan: "front" | "along";
  readonly side?: "left" | "right";
  readonly far: Background;
  readonly wall: string;
  readonly floor: Floor;
  readonly rail: Rail;
  readonly railColor?: string;
  readonly seat: string;
  readonly hammock?: number;
};

const hammock = (s: Stage, set: number, y: number): string => {
  const [base, a, b] = lappa(set);
  const band = (dy: number, w: number, c: string): string =>
    stroke(`M196 ${y + 14 + dy}q150 ${150 + dy * 0.7} 330 0`, c, w);
  return (
    stroke(`M150 ${y - 40}l46 58M576 ${y - 40}l-50 58`, s.lit("#8a6a44"), 3) +
    path(`M196 ${y + 10}q150 210 330 0q-150 116-330 0z`, s.lit(base)) +
    band(12, 7, s.lit(a)) +
    band(24, 4, s.lit(b)) +
    path(`M196 ${y + 10}q150 150 330 0q-150 96-330 0z`, s.shade(base), opacity(0.6))
  );
};

/** A veranda seen from inside: `front` looks over the rail, `along` looks along the house wall. */
export const veranda = (s: Stage, o: Veranda): string => {
  const out = background(s, o.far);
  const post = o.railColor ?? CREAM;
  if (o.plan === "front") {
    const f = frame(s, -5, 0.4);
    const edge = sub(f, 0, 0, 5.4);
    let svg =
      out +
      tiles(f, 10, 5.4, o.floor) +
      mat(f, 0, 4.9, 10, 0.5, OCEAN, opacity(0.12)) +
      rail(edge, 0, 0.02, 10, 0.92, 0, o.rail, post);
    for (const x of [0.4, 3.4, 6.6, 9.6]) svg += column(edge, x, 0, 0, 2.9, 0.13, post);
    // Beam and boarded ceiling.
    svg += cuboid(edge, { x: -1, y: 2.8, z: -0.15, w: 12, h: 0.3, d: 0.3 }, "#d9c4a0");
    svg += mat(f, -2, 0, 14, 5.4, s.tone("#d9b98a", 0.22), "", 3.1);
    for (let i = 0; i < 12; i++) svg += mat(f, -2, i * 0.45, 14, 0.04, s.tone("#b08a5a", 0.16), "", 3.09);
    svg +=
      o.hammock === undefined
        ? table(sub(f, 4.5, 0, 3.3), 0.9, 0.6, 0.5, "#8a5a32") + bowl(f, 4.95, 0.5, 3.6, "#2b7a80")
        : "";
    const chairs =
      o.side === "right"
        ? caneChair(sub(f, 6, 0, 3.3, -0.7), o.seat) + caneChair(sub(f, 7.2, 0, 2.9, -0.9), o.seat)
        : caneChair(sub(f, 3.2, 0, 3, 0.8), o.seat) + caneChair(sub(f, 5.9, 0, 3.3, -0.7), o.seat);
    return (
      svg +
      plant(f, 2.6, 4.7, 1.1) +
      plant(f, 7.6, 4.6, 1.1, "#2b7a80") +
      (o.hammock === undefined ? chairs : hammock(s, o.hammock, 268)) +
      (o.side === "right" ? stool(sub(f, 3.4, 0, 2.9), "#a8703f") : "")
    );
  }
  const left = o.side !== "right";
  const f = frame(s, -1.7, 0.4);
  const [wd, len] = [3.4, 11];
  const house = left ? sub(f, 0, 0, 0, Math.PI / 2) : sub(f, wd, 0, len, -Math.PI / 2);
  const open = left ? sub(f, wd, 0, len, -Math.PI / 2) : sub(f, 0, 0, 0, Math.PI / 2);
  let svg = out + tiles(f, wd, len, o.floor) + rail(open, 0, 0, len, 0.92, 0, o.rail, post);
  for (let i = 0; i <= 4; i++) {
    const z = left ? i * 2.7 + 0.1 : len - i * 2.7 - 0.1;
    svg += column(open, z, 0, 0, 2.9, 0.11, post);
  }
  svg +=
    mat(f, 0, 0, wd + (left ? 0.4 : 0), len, s.tone("#d9b98a", 0.22), "", 2.9) +
    (left ? "" : mat(f, -0.4, 0, 0.5, len, s.tone("#d9b98a", 0.22), "", 2.9));
  for (let i = 0; i < 22; i++) svg += mat(f, 0, i * 0.5, wd, 0.04, s.tone("#b08a5a", 0.16), "", 2.89);
  svg +=
    patch(house, 0, 0, len, 2.9, s.tone(o.wall, 0.62)) +
    patch(house, 0, 0, len, 0.9, s.tone(o.seat, 0.5), opacity(0.5));
  const u = (z: number): number => (left ? z : len - z);
  for (const z of [3, 8.4]) svg += windowAt(house, u(z) - 0.6, 1, 1.2, 1.3, { kind: "louvre", lit: s.night });
  svg += door(house, u(5.6) - 0.5, 0, 1, 2.15, "#8a3d1e", { step: false, open: s.night });
  const x = left ? 1 : wd - 1;
  const turn = left ? Math.PI / 2 : -Math.PI / 2;
  const [px, py] = at(f, wd / 2, 2.5, 5);
  const light = s.night
    ? rounded`<ellipse cx="${px}" cy="${py}" rx="60" ry="44" fill="#ffd98f" opacity="0.3"/><ellipse cx="${px}" cy="${py}" rx="8" ry="9" fill="#fff1cf"/>`
    : "";
  return (
    svg +
    plant(f, left ? 0.4 : wd - 0.4, 9.6) +
    caneChair(sub(f, x, 0, left ? 6.4 : 7.2, turn), o.seat) +
    caneChair(sub(f, x, 0, left ? 3.8 : 4.6, turn), o.seat) +
    plant(f, left ? wd - 0.4 : 0.4, 4.4, 1, "#2b7a80") +
    light
  );
};
