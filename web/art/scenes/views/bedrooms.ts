import { bedroom } from "../../rooms/bedroom.ts";
import { boards, checker, flower, slabs } from "../../rooms/floor.ts";
import { roomScene, type Scene } from "../scene.ts";
import { inside } from "../viewpoint.ts";

const room = roomScene(bedroom);

export const bedrooms: readonly Scene[] = [
  room("bedroom-01", "Bedroom with a blue printed spread and sunrise over the sea in the window", {
    view: inside("dawn", "left", { centre: 500, horizon: 290 }),

    plan: "back",
    room: { turn: 0.18, wall: "#f0e2c8", floor: boards("#b98a52", "#8a5a32") },
    window: { view: "sea", curtain: "#fbf0d8" },
    set: 0,
  }),
  room("bedroom-02", "Bedroom with a mosquito net and a louvre window on the left at noon", {
    view: inside("noon", "left", { centre: 560, horizon: 300 }),

    plan: "left",
    room: { wall: "#cfe0d6", dado: "#7fa89a", floor: checker("#efe6d2", "#a9bfae") },
    window: { view: "garden", kind: "louvre" },
    set: 2,
    net: true,
  }),
  room("bedroom-03", "Bedroom with ochre walls, a rust printed spread and gold light from the right", {
    view: inside("afternoon", "right", { centre: 240, horizon: 280 }),

    plan: "right",
    room: { wall: "#eac78e", floor: slabs("#d9bf92", "#b5935f") },
    window: { view: "hills", curtain: "#b5481c" },
    set: 1,
  }),
  room("bedroom-04", "Bedroom at dusk with the bedside lamp on and palms outside", {
    view: inside("evening", "right", { centre: 320, horizon: 320, other: true }),

    plan: "back",
    room: { turn: -0.14, wall: "#c99f8a", floor: boards("#8a5a32", "#5f3c20") },
    window: { view: "garden", curtain: "#7a3d4a" },
    set: 3,
  }),
  room("bedroom-05", "Children’s room with two small beds and a rug between them", {
    view: inside("noon", "right", { centre: 430, horizon: 260 }),

    plan: "twin",
    room: { turn: 0.1, wall: "#f3e6b8", floor: flower("#efe6d2", "#d98a4a") },
    window: { view: "garden", curtain: "#2f7a62" },
    set: 4,
    wood: "#a8703f",
  }),
  room("bedroom-06", "White bedroom with a purple printed spread in rose light", {
    view: inside("dawn", "right", { centre: 230, horizon: 310, other: true }),

    plan: "right",
    room: { wall: "#f3e9df", floor: slabs("#e0d0b8", "#bfa98a") },
    window: { view: "roofs", curtain: "#c9a0a8" },
    set: 7,
    net: true,
  }),
  room("bedroom-07", "Bedroom at night with a teal spread under lamplight", {
    view: inside("evening", "left", { centre: 570, horizon: 270 }),

    plan: "left",
    room: { wall: "#d9b88e", dado: "#7a5a48", floor: checker("#c9b08a", "#7a5a48") },
    window: { view: "roofs", curtain: "#16424a" },
    set: 5,
  }),
  room("bedroom-08", "Guest room with twin beds and an amber sky behind the louvres", {
    view: inside("afternoon", "left", { centre: 330, horizon: 320, other: true }),

    plan: "twin",
    room: { wall: "#dfa98a", floor: boards("#a8703f", "#7a4f2c") },
    window: { view: "hills", kind: "louvre" },
    set: 6,
  }),
  room("bedroom-09", "Corner bedroom with green walls and light from a tall window", {
    view: inside("noon", "left", { other: true }),

    plan: "left",
    room: { wall: "#a9c4a4", floor: boards("#c49a62", "#94683a"), turn: 0.26, x: -1.8, z: -0.2 },
    window: { view: "garden", curtain: "#f3e6cc" },
    set: 6,
    wood: "#5f3c20",
  }),
  room("bedroom-10", "Large bedroom with blue-grey walls, wardrobe and a view of the sea in the afternoon", {
    view: inside("afternoon", "right", { centre: 520, horizon: 270 }),

    plan: "back",
    room: { turn: -0.2, wall: "#a9bcc4", floor: slabs("#e0cfae", "#b9a580"), w: 5.6 },
    window: { view: "sea", curtain: "#e9b13c" },
    set: 4,
  }),
  room("bedroom-11", "Small bedroom with pink walls, net tied above the bed, early sun on the floor", {
    view: inside("dawn", "left", { centre: 460, horizon: 330 }),

    plan: "back",
    room: { turn: 0.12, wall: "#e9bfae", dado: "#b5707a", floor: flower("#f0e4cc", "#b5707a"), w: 4.4 },
    window: { view: "garden", kind: "louvre" },
    set: 2,
    net: true,
    wood: "#8a4526",
  }),
  room("bedroom-12", "Top-floor bedroom at dusk over the roofs of the town", {
    view: inside("evening", "right", { centre: 250, horizon: 290, other: true, focal: 520 }),

    plan: "right",
    room: { wall: "#8a9aa4", floor: boards("#9a6a3c", "#6a4526") },
    window: { view: "roofs", curtain: "#e0c9a0" },
    set: 1,
  }),
];
