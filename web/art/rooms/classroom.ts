import { at, scaleAt, sub } from "../kit/frame.ts";
import { cuboid, patch, slab } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { opacity, stroke, trace } from "../kit/svg.ts";
import { emptyRoom, type Room, type RoomOptions } from "./empty-room.ts";
import { table } from "./furniture/tables.ts";
import { type RoomWindow, windowWithLight } from "./room-window.ts";
import { framedPrint } from "./wall-decor.ts";

/** A school desk with its bench. */
const schoolDesk = (r: Room, x: number, z: number, wood: string): string => {
  const g = sub(r.f, x, 0, z);
  return (
    table(g, 1.15, 0.45, 0.7, wood, "#d9b27a") +
    cuboid(g, { x: 0.7, y: 0.7, z: 0.12, w: 0.3, h: 0.04, d: 0.22 }, "#b5481c", "#f6f0e2") +
    table(sub(g, 0, 0, -0.55), 1.15, 0.28, 0.42, wood, "#c49a62")
  );
};

/** A chalkboard with a half wiped lesson. */
const chalkboard = (r: Room, x: number, w: number): string => {
  const s = r.f.stage;
  const chalk = (y: number, from: number, to: number): string =>
    stroke(
      trace([at(r.back, x + from, y), at(r.back, x + to, y)]),
      s.lit("#e6efe2"),
      scaleAt(r.back, x) * 0.03,
      opacity(0.85),
    );
  return (
    patch(r.back, x - 0.08, 0.92, w + 0.16, 1.36, s.lit("#8a5a32")) +
    patch(r.back, x, 1, w, 1.2, s.lit("#1f4f46")) +
    patch(r.back, x + w * 0.52, 1, w * 0.48, 1.2, s.lit("#3f7a68"), opacity(0.5)) +
    chalk(1.95, 0.2, 1.1) +
    chalk(1.75, 0.2, 0.9) +
    chalk(1.55, 0.2, 1.2) +
    chalk(1.35, 0.2, 0.7) +
    slab(r.back, x - 0.08, 0.86, w + 0.16, 0.06, 0.12, "#8a5a32", "#c49a62")
  );
};

type Classroom = { readonly room: RoomOptions; readonly window: RoomWindow; readonly wood: string };

/** A classroom with four desks in front of a chalkboard. `atBoard` draws what is between the board and the desks. */
export const classroom = (s: Stage, o: Classroom, atBoard: (r: Room) => string): string => {
  const r = emptyRoom(s, { w: 6.2, d: 6 }, o.room);
  return (
    r.base +
    windowWithLight(r, r.left, 1.4, 0.95, 2.2, 1.4, o.window) +
    framedPrint(r.right, 1.2, 1.25, 1.2, 0.8, ["#f4d9a8", "#2d7680", "#33675f"]) +
    chalkboard(r, 1.5, 3) +
    atBoard(r) +
    schoolDesk(r, 0.6, 4.2, o.wood) +
    schoolDesk(r, 4.4, 4.2, o.wood) +
    schoolDesk(r, 0.3, 2.9, o.wood) +
    schoolDesk(r, 4.7, 2.9, o.wood)
  );
};
