import { at, type Frame, scaleAt, sub } from "../kit/frame.ts";
import { LAMP } from "../kit/palette.ts";
import { cuboid } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, pt } from "../kit/svg.ts";
import { lanterns } from "../props/site.ts";
import { cloth, lappa } from "./cloth.ts";
import { emptyRoom, floorLight, type RoomOptions } from "./empty-room.ts";
import { ceilingFan } from "./furniture/lamps.ts";
import { plant } from "./furniture/plants.ts";
import { sideChair } from "./furniture/seats.ts";
import { roomWindow } from "./room-window.ts";

export type EventHall = {
  readonly plan: "rows" | "tables" | "stage";
  readonly wall: string;
  readonly accent: string;
  readonly set: number;
};

/** An event hall with a stage, and with rows of chairs or round tables. */
export const eventHall = (s: Stage, o: EventHall): string => {
  const room: RoomOptions = {
    h: 4.6,
    z: 0.3,
    wall: o.wall,
    dado: o.accent,
    floor: {
      kind: o.plan === "tables" ? "checker" : "slab",
      a: "#e9dcc0",
      b: o.plan === "tables" ? "#b9a88c" : "#c9b593",
      size: 1,
    },
  };
  const r = emptyRoom(s, { w: 11, d: 11 }, room);
  const { f, back, left, right, w, d } = r;
  const set = lappa(o.set);
  let out = r.base;
  for (const k of [0.2, 0.44, 0.68])
    out +=
      roomWindow(left, d * k, 1.2, 1.5, 2.2, { view: "garden" }) +
      roomWindow(right, d * (0.88 - k), 1.2, 1.5, 2.2, { view: "garden" }) +
      floorLight(r, s.sunSide < 0 ? left : right, d * k, 1.2, 1.5, 2.2);
  out += cuboid(f, { x: w * 0.18, y: 0, z: d - 2, w: w * 0.64, h: 0.6, d: 2 }, "#8a5a32", "#b98a52");
  for (let i = 0; i < 8; i++)
    out += cloth(
      back,
      (u, v) => [w * (0.2 + i * 0.075) + u * w * 0.075, 0.6 + v * 3.3, -0.04],
      i % 2 ? set : [set[1], set[1], set[0]],
      i % 2 ? 0.95 : 0.7,
      2,
      9,
    );
  out += cuboid(f, { x: w * 0.47, y: 0.6, z: d - 1.5, w: 0.7, h: 1.1, d: 0.4 }, "#7a4f2c", "#efe0c2");
  for (const k of [0.28, 0.72]) out += ceilingFan(f, w * k, r.h, d * 0.62);
  for (const [a, b] of [pt(0, 0.5), pt(0.5, 1)])
    out += lanterns(s, [at(f, w * a, 4.3, d * 0.8), at(f, w * b, 4.3, d * 0.8)]);
  if (o.plan === "tables") {
    for (const [x, z] of [pt(2.6, 7.4), pt(8.2, 7.4), pt(5.4, 6), pt(2.2, 4.2), pt(8.6, 4.2)])
      out += roundTable(f, x, z, o.accent);
    return out;
  }
  const rows = o.plan === "rows" ? [7.8, 6.5, 5.2, 3.9] : [7.4, 5.8];
  for (const z of rows)
    for (const side of [1.2, 6.2])
      for (let i = 0; i < 5; i++)
        out += sideChair(
          sub(f, side + i * 0.74, 0, z),
          i % 2 ? o.accent : set[1],
          o.plan === "stage" ? "#7a4f2c" : "#efe0c2",
        );
  return out + (o.plan === "stage" ? plant(f, 1, 9, 1.3) + plant(f, w - 1, 9, 1.3) : "");
};

const roundTable = (f: Frame, x: number, z: number, accent: string): string => {
  const s = f.stage;
  const [px, py] = at(f, x, 0.78, z);
  const [, fy] = at(f, x, 0.05, z);
  const k = scaleAt(f, x, z);
  const chairs = (list: readonly number[]): string =>
    list
      .map((a) =>
        sideChair(sub(f, x + Math.cos(a) * 1.25 - 0.22, 0, z + Math.sin(a) * 1.05 - 0.2, 0), accent, "#efe0c2"),
      )
      .join("");
  const skirt = `M${(px - k * 0.85).toFixed(1)} ${py.toFixed(1)}L${(px - k * 0.95).toFixed(1)} ${fy.toFixed(1)}q${(k * 0.95).toFixed(1)} ${(k * 0.34).toFixed(1)} ${(k * 1.9).toFixed(1)} 0L${(px + k * 0.85).toFixed(1)} ${py.toFixed(1)}z`;
  return (
    chairs([1.2, 2, 0.3, 2.9]) +
    `<path d="${skirt}" fill="${s.tone("#f3ecdc", 0.6)}"/>` +
    ellipse(px, py, k * 0.85, k * 0.24, s.lit("#fbf6ea")) +
    ellipse(px, py, k * 0.3, k * 0.08, s.lit(accent)) +
    ellipse(px, py - k * 0.12, k * 0.12, k * 0.16, s.night ? LAMP[0] : s.lit("#e9b13c")) +
    (s.night ? ellipse(px, py - k * 0.1, k * 0.5, k * 0.34, LAMP[0], opacity(0.18)) : "") +
    chairs([4.4, 5.1])
  );
};
