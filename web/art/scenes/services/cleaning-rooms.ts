import { at, type Frame, frame, scaleAt } from "../../kit/frame.ts";
import { OCEAN } from "../../kit/palette.ts";
import { cuboid, patch } from "../../kit/solid.ts";
import type { Stage } from "../../kit/stage.ts";
import { ellipse, opacity, path, place, stroke } from "../../kit/svg.ts";
import { cleaners, working } from "../../people/cleaner.ts";
import { bucket } from "../../props/yard.ts";
import { classroom } from "../../rooms/classroom.ts";
import { emptyRoom } from "../../rooms/empty-room.ts";
import { boards, checker, slabs } from "../../rooms/floor.ts";
import { living } from "../../rooms/living.ts";
import { officeRoom } from "../../rooms/office-room.ts";
import { windowWithLight } from "../../rooms/room-window.ts";
import { viewpoint } from "../viewpoint.ts";
import { type ServiceScene, serviceScene } from "./service-scene.ts";

const inside = viewpoint({ indoor: true, eye: 1.6, horizon: 270, focal: 560 });

const pail = (f: Frame, x: number, z: number, color?: string): string => {
  const [px, py] = at(f, x, 0, z);
  return bucket(f.stage, px, py, scaleAt(f, x, z) / 105, color);
};

/** A step ladder with its steps towards the viewer. */
const ladder = (f: Frame, x: number, z: number): string => {
  const rail = (dx: number, dz: number): string =>
    cuboid(f, { x: x + dx, z: z + dz, w: 0.05, h: 1.5, d: 0.05 }, "#c49a62");
  const step = (y: number): string => cuboid(f, { x, y, z, w: 0.5, h: 0.04, d: 0.12 }, "#a8703f", "#d9b27a");
  return rail(0.03, 0.4) + rail(0.42, 0.4) + [0.3, 0.65, 1, 1.35].map(step).join("") + rail(0, 0) + rail(0.45, 0);
};

/** A tied rubbish bag, 0.6 m high. */
const rubbishBag = (f: Frame, x: number, z: number, color: string): string => {
  const s = f.stage;
  const [px, py] = at(f, x, 0, z);
  return place(
    px,
    py,
    scaleAt(f, x, z) / 100,
    ellipse(4, 0, 34, 5, OCEAN, opacity(0.3)) +
      path("M-26 0q-14-30 16-44l-6-16 14 6 12-8-2 18q32 14 20 44z", s.lit(color)) +
      path("M10-46q28 16 18 46H8q14-24 2-46z", s.shade(color), opacity(0.7)) +
      stroke("M-8-43q10 5 19-1", s.lit("#e9b13c"), 4),
  );
};

const home = (s: Stage): string => {
  const f = frame(s, 0, 0);
  return (
    living(s, {
      plan: "facing",
      room: { d: 6.2, wall: "#efd9b0", dado: "#5d8a7c", floor: checker("#e6d3ac", "#c9a877") },
      window: { view: "garden", curtain: "#e9b13c" },
      sofa: "#2b7a80",
      pillow: "#d9653a",
      set: 1,
    }) +
    working(f, 1.42, 4.4, "wipe", cleaners.polisher, true) +
    pail(f, -1.35, 2.9, "#c0392b") +
    working(f, -0.55, 3, "mop", cleaners.sweeper)
  );
};

const office = (s: Stage): string => {
  const f = frame(s, 0, 0);
  return (
    officeRoom(s, {
      plan: "desks",
      room: { w: 7, d: 6, wall: "#f0e6d0", floor: slabs("#d9cdb4", "#b5a888") },
      window: { view: "roofs" },
      wood: "#a8703f",
      seat: "#1d5a7a",
    }) +
    working(f, 2.35, 4.3, "wipe", cleaners.washer, true) +
    working(f, -1.75, 3.1, "polish", cleaners.polisher)
  );
};

const school = (s: Stage): string => {
  const f = frame(s, 0, 0);
  return (
    classroom(
      s,
      {
        room: { wall: "#e6e3cc", dado: "#2b7a80", floor: boards("#b98a52", "#8a5a32") },
        window: { view: "garden", kind: "louvre" },
        wood: "#8a5a32",
      },
      () => working(f, 0.5, 5.4, "wipe", cleaners.washer),
    ) +
    pail(f, 0.95, 2.9) +
    working(f, -0.35, 3.1, "mop", cleaners.sweeper, true)
  );
};

const construction = (s: Stage): string => {
  const f = frame(s, 0, 0);
  const r = emptyRoom(s, { w: 5.6, d: 5.2 }, { wall: "#f3e3c2", dado: "#b9bdae", floor: slabs("#c9c2b0", "#a59d8a") });
  return (
    r.base +
    windowWithLight(r, r.back, 1.9, 0.85, 2.2, 1.5, { view: "sea" }) +
    // The plaster that is not painted yet.
    patch(r.back, 0, 0.12, 1.2, 2.5, s.tone("#b9bdae", 0.9)) +
    ladder(f, -2.1, 4.1) +
    working(f, 0.5, 4.6, "wipe", cleaners.polisher) +
    pail(f, -1.25, 3.9, "#8fbcb4") +
    rubbishBag(f, 1.55, 3.9, "#2b5a52") +
    rubbishBag(f, 1.95, 3.5, "#24434a") +
    pail(f, 1.5, 3.1, "#d9653a") +
    working(f, -0.75, 3, "mop", cleaners.washer)
  );
};

/** The hero of the cleaning guide, which the list of services shows too. */
export const officeCleaning: ServiceScene = serviceScene(
  "clean-office",
  inside("noon", "right", { centre: 400 }),
  office,
);

/** Cleaners at work in the other kinds of buildings, for the list of services. */
export const cleaningRoomScenes: readonly ServiceScene[] = [
  serviceScene("clean-home", inside("dawn", "left", { centre: 400 }), home),
  serviceScene("clean-school", inside("noon", "left", { centre: 400 }), school),
  serviceScene("clean-construction", inside("noon", "right", { centre: 400 }), construction),
];
