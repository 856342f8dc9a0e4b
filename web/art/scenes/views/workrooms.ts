import type { Hour } from "../../kit/palette.ts";
import type { View } from "../../kit/stage.ts";
import { hallRoom, officeRoom } from "../../rooms/work.ts";
import { type Picture, view } from "../compose.ts";

const inside = (hour: Hour, sun: NonNullable<View["sun"]>, o: Partial<View> = {}): View => ({
  hour,
  sun,
  indoor: true,
  eye: 1.6,
  horizon: 290,
  focal: 560,
  ...o,
});

export const workrooms: readonly Picture[] = [
  view(
    "office-01",
    inside("dawn", "left", { centre: 440 }),
    "Office with three desks before two windows in the morning",
    (s) =>
      officeRoom(s, {
        plan: "desks",
        room: { wall: "#f0e6d0", floor: { kind: "slab", a: "#d9cdb4", b: "#b5a888" } },
        look: { view: "roofs" },
        wood: "#a8703f",
        seat: "#1d5a7a",
      }),
  ),
  view(
    "office-02",
    inside("noon", "right", { centre: 330 }),
    "Manager’s office with a broad desk, shelves and palms outside at noon",
    (s) =>
      officeRoom(s, {
        plan: "manager",
        room: { wall: "#cfdcd2", dado: "#5d8a7c", floor: { kind: "boards", a: "#b98a52", b: "#8a5a32" } },
        look: { view: "garden", kind: "louvre" },
        wood: "#7a4f2c",
        seat: "#b5481c",
      }),
  ),
  view(
    "office-03",
    inside("afternoon", "left", { centre: 520 }),
    "Meeting room with a long table and light from the left in the afternoon",
    (s) =>
      officeRoom(s, {
        plan: "meeting",
        room: { wall: "#ecd3a4", floor: { kind: "checker", a: "#e6d3ac", b: "#c9a877" } },
        look: { view: "hills" },
        wood: "#8a5a32",
        seat: "#2f7a62",
      }),
  ),
  view(
    "office-04",
    inside("evening", "right", { other: true, centre: 360, horizon: 270 }),
    "Shared office at dusk with screens on and the town outside",
    (s) =>
      officeRoom(s, {
        plan: "desks",
        room: { wall: "#b9a89a", floor: { kind: "slab", a: "#a98f6a", b: "#85694a" }, turn: 0.14 },
        look: { view: "roofs" },
        wood: "#8a5a32",
        seat: "#7a3d4a",
      }),
  ),
  view(
    "office-05",
    inside("noon", "left", { other: true, centre: 470, horizon: 310 }),
    "Bright office with teal walls and a window over the ocean",
    (s) =>
      officeRoom(s, {
        plan: "manager",
        room: { wall: "#8fb5b0", floor: { kind: "slab", a: "#e6dcc6", b: "#c4b698" }, turn: -0.16 },
        look: { view: "sea" },
        wood: "#b98a52",
        seat: "#e0a23c",
      }),
  ),
  view(
    "hall-01",
    inside("evening", "left", { eye: 2.2, horizon: 270, focal: 520 }),
    "Event hall with dressed round tables under lanterns in the evening",
    (s) => hallRoom(s, { plan: "tables", wall: "#e6c9a0", accent: "#7a3d4a", set: 3 }),
  ),
  view(
    "hall-02",
    inside("noon", "right", { centre: 300, eye: 2, horizon: 280, focal: 520 }),
    "Hall with rows of chairs facing a stage hung with printed cloth at noon",
    (s) => hallRoom(s, { plan: "rows", wall: "#f3ecdc", accent: "#2b7a80", set: 0 }),
  ),
  view(
    "hall-03",
    inside("afternoon", "left", { centre: 540, eye: 2.4, horizon: 260, focal: 560 }),
    "Hall with open floor before the stage, gold light through tall windows",
    (s) => hallRoom(s, { plan: "stage", wall: "#ecd09a", accent: "#b5532c", set: 4 }),
  ),
];
