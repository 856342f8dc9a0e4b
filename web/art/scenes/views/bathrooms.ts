import type { Hour } from "../../kit/palette.ts";
import type { View } from "../../kit/stage.ts";
import { bathroom } from "../../rooms/bathroom.ts";
import { type Picture, view } from "../compose.ts";

const inside = (hour: Hour, sun: NonNullable<View["sun"]> = "left", o: Partial<View> = {}): View => ({
  hour,
  sun,
  indoor: true,
  eye: 1.5,
  horizon: 290,
  focal: 560,
  ...o,
});

const flower = (a: string, b: string) => ({ kind: "flower", a, b }) as const;

const checker = (a: string, b: string) => ({ kind: "checker", a, b }) as const;

const slab = (a: string, b: string) => ({ kind: "slab", a, b }) as const;

export const bathrooms: readonly Picture[] = [
  view(
    "bathroom-01",
    inside("dawn", "left", { centre: 470, horizon: 280 }),
    "Bathroom with sea-green tiles, a bathtub and a louvre window at sunrise",
    (s) =>
      bathroom(s, {
        plan: "tub",
        room: { turn: 0.14, wall: "#f3ecdc", floor: flower("#efe6d2", "#2b7a80") },
        look: { view: "sea" },
        tile: ["#a9d0c4", "#5fa3a5"],
        set: 0,
      }),
  ),
  view(
    "bathroom-02",
    inside("noon", "right", { centre: 480, horizon: 300 }),
    "Shower room with white tiles, printed curtain, basin and toilet",
    (s) =>
      bathroom(s, {
        plan: "shower",
        room: { wall: "#dfe9e0", floor: checker("#f0ebdc", "#7f9f98") },
        look: { view: "garden" },
        tile: ["#f3f1e6", "#8fbcb4"],
        set: 1,
      }),
  ),
  view(
    "bathroom-03",
    inside("afternoon", "right", { centre: 270, horizon: 290 }),
    "Bathroom with a wide mirror over a timber washstand in gold light",
    (s) =>
      bathroom(s, {
        plan: "vanity",
        room: { turn: -0.14, wall: "#f0d8aa", floor: slab("#d9bf92", "#b5935f"), w: 3.6 },
        look: { view: "hills" },
        tile: ["#f3e2bd", "#d98a4a"],
        set: 4,
      }),
  ),
  view(
    "bathroom-04",
    inside("evening", "left", { centre: 330, horizon: 310 }),
    "Bathroom at night with blue tiles and warm lamplight",
    (s) =>
      bathroom(s, {
        plan: "tub",
        room: { wall: "#d9bf9a", floor: checker("#cfc0a0", "#3f5f6a"), w: 3.4 },
        look: { view: "roofs" },
        tile: ["#6f9fae", "#2b5a6a"],
        set: 5,
      }),
  ),
  view(
    "bathroom-05",
    inside("noon", "left", { centre: 500, horizon: 260, other: true }),
    "Rose-tiled shower room with a water drum and a bucket ready",
    (s) =>
      bathroom(s, {
        plan: "shower",
        room: { turn: 0.16, wall: "#f3e2d4", floor: flower("#f0e4d2", "#b5707a") },
        look: { view: "roofs" },
        tile: ["#e9bfae", "#b5707a"],
        set: 3,
      }),
  ),
  view(
    "bathroom-06",
    inside("dawn", "left", { centre: 540, horizon: 290, other: true }),
    "White bathroom with a window on the left and a plant by the washstand",
    (s) =>
      bathroom(s, {
        plan: "vanity",
        room: { wall: "#f0e6d8", floor: checker("#efe6d8", "#a9a08c"), w: 3.5 },
        look: { view: "garden", kind: "louvre" },
        tile: ["#f6f0e6", "#cfd8cc"],
        set: 2,
        mirrored: true,
      }),
  ),
  view(
    "bathroom-07",
    inside("afternoon", "left", { centre: 460, horizon: 260, other: true }),
    "Yellow-tiled bathroom with a tub under the window late in the day",
    (s) =>
      bathroom(s, {
        plan: "tub",
        room: { turn: -0.2, wall: "#f3e6cc", floor: slab("#cbb894", "#a8926a"), w: 3.8, d: 3.8 },
        look: { view: "garden" },
        tile: ["#ecc67c", "#b5743c"],
        set: 6,
      }),
  ),
  view(
    "bathroom-08",
    inside("evening", "right", { centre: 460, horizon: 320, other: true }),
    "Green shower room at dusk with a printed curtain",
    (s) =>
      bathroom(s, {
        plan: "shower",
        room: { wall: "#cdb79a", floor: checker("#d9c9a8", "#3f6a52"), w: 3.4, d: 3.8 },
        look: { view: "hills" },
        tile: ["#8fb09a", "#3f6a52"],
        set: 7,
      }),
  ),
];
