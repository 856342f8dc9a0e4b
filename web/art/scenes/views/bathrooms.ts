import { bathroom } from "../../rooms/bathroom.ts";
import { checker, flower, slabs } from "../../rooms/floor.ts";
import { roomScene, type Scene } from "../scene.ts";
import { inside } from "../viewpoint.ts";

const room = roomScene(bathroom);

export const bathrooms: readonly Scene[] = [
  room("bathroom-01", "Bathroom with sea-green tiles, a bathtub and a louvre window at sunrise", {
    view: inside("dawn", "left", { centre: 470, horizon: 280 }),

    plan: "tub",
    room: { turn: 0.14, wall: "#f3ecdc", floor: flower("#efe6d2", "#2b7a80") },
    window: { view: "sea" },
    tile: ["#a9d0c4", "#5fa3a5"],
    set: 0,
  }),
  room("bathroom-02", "Shower room with white tiles, printed curtain, basin and toilet", {
    view: inside("noon", "right", { centre: 480, horizon: 300 }),

    plan: "shower",
    room: { wall: "#dfe9e0", floor: checker("#f0ebdc", "#7f9f98") },
    window: { view: "garden" },
    tile: ["#f3f1e6", "#8fbcb4"],
    set: 1,
  }),
  room("bathroom-03", "Bathroom with a wide mirror over a timber washstand in gold light", {
    view: inside("afternoon", "right", { centre: 270, horizon: 290 }),

    plan: "vanity",
    room: { turn: -0.14, wall: "#f0d8aa", floor: slabs("#d9bf92", "#b5935f"), w: 3.6 },
    window: { view: "hills" },
    tile: ["#f3e2bd", "#d98a4a"],
    set: 4,
  }),
  room("bathroom-04", "Bathroom at night with blue tiles and warm lamplight", {
    view: inside("evening", "left", { centre: 330, horizon: 310 }),

    plan: "tub",
    room: { wall: "#d9bf9a", floor: checker("#cfc0a0", "#3f5f6a"), w: 3.4 },
    window: { view: "roofs" },
    tile: ["#6f9fae", "#2b5a6a"],
    set: 5,
  }),
  room("bathroom-05", "Rose-tiled shower room with a water drum and a bucket ready", {
    view: inside("noon", "left", { centre: 500, horizon: 260, other: true }),

    plan: "shower",
    room: { turn: 0.16, wall: "#f3e2d4", floor: flower("#f0e4d2", "#b5707a") },
    window: { view: "roofs" },
    tile: ["#e9bfae", "#b5707a"],
    set: 3,
  }),
  room("bathroom-06", "White bathroom with a window on the left and a plant by the washstand", {
    view: inside("dawn", "left", { centre: 540, horizon: 290, other: true }),

    plan: "vanity",
    room: { wall: "#f0e6d8", floor: checker("#efe6d8", "#a9a08c"), w: 3.5 },
    window: { view: "garden", kind: "louvre" },
    tile: ["#f6f0e6", "#cfd8cc"],
    set: 2,
    mirrored: true,
  }),
  room("bathroom-07", "Yellow-tiled bathroom with a tub under the window late in the day", {
    view: inside("afternoon", "left", { centre: 460, horizon: 260, other: true }),

    plan: "tub",
    room: { turn: -0.2, wall: "#f3e6cc", floor: slabs("#cbb894", "#a8926a"), w: 3.8, d: 3.8 },
    window: { view: "garden" },
    tile: ["#ecc67c", "#b5743c"],
    set: 6,
  }),
  room("bathroom-08", "Green shower room at dusk with a printed curtain", {
    view: inside("evening", "right", { centre: 460, horizon: 320, other: true }),

    plan: "shower",
    room: { wall: "#cdb79a", floor: checker("#d9c9a8", "#3f6a52"), w: 3.4, d: 3.8 },
    window: { view: "hills" },
    tile: ["#8fb09a", "#3f6a52"],
    set: 7,
  }),
  room("bathroom-09", "Rose bathroom with a tub and early light on patterned tiles", {
    view: inside("dawn", "right", { centre: 360, horizon: 290, other: true }),

    plan: "tub",
    room: { turn: 0.22, wall: "#f0d9cf", floor: flower("#f3e6d8", "#a85a5f"), w: 3.8, d: 3.6 },
    window: { view: "sea" },
    tile: ["#f6efe6", "#d9a09a"],
    set: 1,
  }),
  room("bathroom-10", "Blue shower room at noon with a printed curtain and a water drum", {
    view: inside("noon", "right", { centre: 470, horizon: 290, other: true }),

    plan: "shower",
    room: { turn: 0.06, wall: "#dbe6ea", floor: checker("#e9eef0", "#3f6f8a"), d: 3.8 },
    window: { view: "roofs" },
    tile: ["#9fc0cf", "#3f6f8a"],
    set: 4,
  }),
  room("bathroom-11", "Bathroom with a wooden washstand and ochre walls in gold light from the right", {
    view: inside("afternoon", "right", { centre: 270, horizon: 300 }),

    plan: "vanity",
    room: { turn: 0.12, wall: "#eac78e", floor: slabs("#d9c4a0", "#b08a5a"), w: 3.6 },
    window: { view: "hills", kind: "grille" },
    tile: ["#f3e2c0", "#c98a4a"],
    set: 5,
  }),
  room("bathroom-12", "Dark green bathroom at night with a tub under the window", {
    view: inside("evening", "left", { centre: 520, horizon: 280 }),

    plan: "tub",
    room: { turn: -0.12, wall: "#a9b89a", floor: slabs("#a89c84", "#6f6a5a"), w: 4, d: 3.8 },
    window: { view: "roofs" },
    tile: ["#5d8a78", "#2f5a4c"],
    set: 3,
  }),
];
