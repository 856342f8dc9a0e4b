import { boards, checker, flower, slabs } from "../../rooms/floor.ts";
import { living } from "../../rooms/living.ts";
import { roomScene, type Scene } from "../scene.ts";
import { inside } from "../viewpoint.ts";

const room = roomScene(living);

export const livingRooms: readonly Scene[] = [
  room("living-01", "Living room with a blue sofa under a wide window to the sea, first light on patterned tiles", {
    view: inside("dawn", "left", { centre: 440, horizon: 300 }),

    plan: "facing",
    room: { turn: 0.06, wall: "#f3e2c0", floor: flower("#e9dcc0", "#2b7a80") },
    window: { view: "sea", curtain: "#efe3cf" },
    sofa: "#2b6a86",
    pillow: "#e9b13c",
    set: 0,
  }),
  room("living-02", "Living room with a rust-red sofa along the wall and daylight from a louvre window", {
    view: inside("noon", "right", { centre: 230, horizon: 290 }),

    plan: "left",
    room: { wall: "#dfe6d6", dado: "#5d8a7c", floor: checker("#efe6d2", "#8fa89a") },
    window: { view: "garden", kind: "louvre" },
    sofa: "#b5532c",
    pillow: "#fbf0d8",
    set: 2,
  }),
  room("living-03", "Corner sitting room with two windows and cane chairs in gold light", {
    view: inside("afternoon", "left"),

    plan: "corner",
    room: { wall: "#f0cf9a", floor: boards("#a8703f", "#7a4f2c"), turn: 0.5, x: -1.4, z: -0.9 },
    window: { view: "hills", curtain: "#c9552a" },
    sofa: "#efe0c2",
    pillow: "#b5481c",
    set: 6,
  }),
  room("living-04", "Living room in the evening, lamp lit beside a green sofa, dusk in the window", {
    view: inside("evening", "right", { centre: 330, horizon: 270, other: true }),

    plan: "facing",
    room: { turn: 0.1, wall: "#e6c9a0", dado: "#8a5a3c", floor: slabs("#c9b593", "#a98f6a") },
    window: { view: "roofs", curtain: "#7a3d4a" },
    sofa: "#3f7a62",
    pillow: "#e9b13c",
    set: 3,
  }),
  room("living-05", "Open dining corner with a wooden table, printed cloth on the wall and morning sun", {
    view: inside("dawn", "right", { centre: 480, horizon: 310 }),

    plan: "dining",
    room: { turn: -0.2, wall: "#cfe0d6", floor: flower("#f0e4cc", "#b5532c") },
    window: { view: "garden", kind: "grille" },
    sofa: "#b5532c",
    pillow: "#fbf0d8",
    set: 1,
  }),
  room("living-06", "Bright living room with yellow sofa, television cabinet and an open doorway", {
    view: inside("noon", "left", { centre: 570, horizon: 280 }),

    plan: "right",
    room: { wall: "#f6f0e2", floor: slabs("#e6dcc6", "#c4b698") },
    window: { view: "roofs", curtain: "#8fbcb4" },
    sofa: "#e0a23c",
    pillow: "#1d5a7a",
    set: 5,
  }),
  room("living-07", "Sitting room at night under lamplight with a woven rug and stars outside", {
    view: inside("evening", "left", { centre: 240, horizon: 320 }),

    plan: "left",
    room: { wall: "#d9b394", floor: boards("#8a5a32", "#5f3c20") },
    window: { view: "roofs", curtain: "#1d5a7a" },
    sofa: "#5f4a6a",
    pillow: "#e9b13c",
    set: 7,
  }),
  room("living-08", "Long sitting room with pink walls and a view of palms in late sun", {
    view: inside("afternoon", "right", { centre: 360, horizon: 260, other: true }),

    plan: "facing",
    room: { turn: -0.16, wall: "#e9b09a", floor: checker("#f3e6cc", "#7a3d4a"), w: 6.2 },
    window: { view: "garden" },
    sofa: "#f3e6cc",
    pillow: "#7a3d4a",
    set: 4,
  }),
  room("living-09", "Corner room with white walls, blue armchair and the ocean in two windows", {
    view: inside("dawn", "left", { other: true }),

    plan: "corner",
    room: { wall: "#f3ecdf", floor: slabs("#d9cdb4", "#b5a888"), turn: -0.42, x: -3.2, z: 0.8 },
    window: { view: "sea" },
    sofa: "#8fbcb4",
    pillow: "#1d5a7a",
    set: 0,
  }),
  room("living-10", "Family dining table for four on cement-flower tiles at midday", {
    view: inside("noon", "right", { centre: 290, horizon: 330, other: true }),

    plan: "dining",
    room: { turn: 0.22, wall: "#f0dca8", dado: "#c98a4a", floor: flower("#e9dcc0", "#3f7a62") },
    window: { view: "hills", curtain: "#2f7a62" },
    sofa: "#2f7a62",
    pillow: "#fbf0d8",
    set: 2,
  }),
  room("living-11", "Apartment sitting room with teal walls, orange sofa and roofs outside in the afternoon", {
    view: inside("afternoon", "left", { centre: 560, horizon: 300, focal: 500 }),

    plan: "right",
    room: { wall: "#7fa8a4", floor: boards("#b98a52", "#8a5a32") },
    window: { view: "roofs", kind: "pane" },
    sofa: "#c9683a",
    pillow: "#fbf0d8",
    set: 6,
  }),
  room("living-12", "Dining table under a ceiling fan in the evening, lamp on the sideboard", {
    view: inside("evening", "right", { centre: 500, horizon: 270, other: true }),

    plan: "dining",
    room: { wall: "#c9a58f", floor: checker("#d9c2a4", "#8a5a4a") },
    window: { view: "sea", curtain: "#efe0c2" },
    sofa: "#1d5a7a",
    pillow: "#e9b13c",
    set: 7,
  }),
];
