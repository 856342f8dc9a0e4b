import { boards, checker, flower, slabs } from "../../rooms/floor.ts";
import { kitchen } from "../../rooms/kitchen.ts";
import { roomScene, type Scene } from "../scene.ts";
import { inside } from "../viewpoint.ts";

const room = roomScene(kitchen);

export const kitchens: readonly Scene[] = [
  room("kitchen-01", "Kitchen with teal cabinets, stove and fridge, morning light over the sink", {
    view: inside("dawn", "left", { centre: 460, horizon: 300 }),

    plan: "back",
    room: { wall: "#f3e6cc", floor: checker("#efe6d2", "#8fb0a8") },
    window: { view: "garden", kind: "louvre" },
    unit: "#2b7a80",
    upper: "#2b7a80",
    tile: ["#f6f0e2", "#8fbcb4"],
  }),
  room("kitchen-02", "Narrow kitchen with cream cabinets on both sides and a window at the end", {
    view: inside("noon", "right", { centre: 360, horizon: 280 }),

    plan: "galley",
    room: { wall: "#dfe6d6", floor: flower("#efe6d2", "#b5532c"), w: 3.4, d: 4.8 },
    window: { view: "garden" },
    unit: "#efe0c2",
    upper: "#e6d3ac",
    top: "#8b9692",
    tile: ["#cfe0d6", "#5fa3a5"],
  }),
  room("kitchen-03", "Kitchen with terracotta cabinets, shelves of jars and a breakfast table in gold light", {
    view: inside("afternoon", "left", { centre: 280, horizon: 320 }),

    plan: "corner",
    room: { turn: 0.2, wall: "#f0d49a", floor: slabs("#d9bf92", "#b5935f"), w: 4.8, d: 4.6 },
    window: { view: "hills" },
    unit: "#b5643c",
    tile: ["#f6ead0", "#e9b13c"],
  }),
  room("kitchen-04", "Kitchen with an island in the evening, dusk behind the window", {
    view: inside("evening", "left", { centre: 480, horizon: 250, other: true }),

    plan: "island",
    room: { wall: "#d9b894", floor: boards("#8a5a32", "#5f3c20"), w: 5.4, d: 5.6 },
    window: { view: "sea" },
    unit: "#3f5f5a",
    upper: "#3f5f5a",
    top: "#e9dcc0",
    tile: ["#e0cfae", "#b5532c"],
  }),
  room("kitchen-05", "White kitchen with yellow cabinets and patterned floor tiles", {
    view: inside("noon", "left", { centre: 320, horizon: 270 }),

    plan: "back",
    room: { turn: -0.18, wall: "#f6f0e2", floor: flower("#efe6d2", "#1d5a7a"), w: 4.6 },
    window: { view: "roofs", kind: "grille" },
    unit: "#e0a84a",
    upper: "#f3e6cc",
    tile: ["#8fb8cf", "#f6f0e2"],
  }),
  room("kitchen-06", "New kitchen with a white island, two stools and a rose sky", {
    view: inside("dawn", "right", { centre: 330, horizon: 240, other: true }),

    plan: "island",
    room: { turn: -0.12, wall: "#ecdccc", floor: slabs("#d9cdb4", "#b5a888"), w: 5.4, d: 5.6 },
    window: { view: "roofs" },
    unit: "#8a9a8c",
    upper: "#f3ecdf",
    top: "#f6f3ea",
    tile: ["#f3ecdf", "#c98a7a"],
  }),
  room("kitchen-07", "Compact kitchen with blue cabinets and amber light from the yard door", {
    view: inside("afternoon", "right", { centre: 300, horizon: 290, other: true }),

    plan: "corner",
    room: { wall: "#e9c9a0", dado: "#c98a4a", floor: checker("#efe0c2", "#a8643f"), w: 4.2 },
    window: { view: "garden", kind: "louvre" },
    unit: "#3f6f8a",
    tile: ["#f0e4cc", "#3f6f8a"],
  }),
  room("kitchen-08", "Galley kitchen at night with dark green cabinets under warm light", {
    view: inside("evening", "right", { centre: 450, horizon: 310 }),

    plan: "galley",
    room: { wall: "#d9b894", floor: checker("#c9b08a", "#5f4a3a"), w: 3.5, d: 4.6 },
    window: { view: "roofs" },
    unit: "#3f6a52",
    upper: "#5d8a6c",
    tile: ["#e9d3ac", "#b5532c"],
  }),
  room("kitchen-09", "Old-fashioned kitchen with wooden cabinets, gas bottle and a grilled window", {
    view: inside("noon", "right", { centre: 520, horizon: 290, other: true }),

    plan: "back",
    room: { turn: 0.2, wall: "#b9d0c4", floor: slabs("#c9bfa4", "#a3987c"), w: 4.8, d: 4.6 },
    window: { view: "garden", kind: "grille" },
    unit: "#9a6a3c",
    upper: "#a8784a",
    tile: ["#e6e9dc", "#5d8a7c"],
  }),
  room("kitchen-10", "Kitchen corner with rose walls and a table set by the window at sunrise", {
    view: inside("dawn", "left", { centre: 260, horizon: 270, focal: 520 }),

    plan: "corner",
    room: { turn: 0.28, wall: "#e9bfae", floor: flower("#f3e6cc", "#7a3d4a"), w: 5, d: 4.4 },
    window: { view: "sea" },
    unit: "#f3e6cc",
    top: "#b98a5a",
    tile: ["#f6ead6", "#b5707a"],
  }),
  room("kitchen-11", "Galley kitchen with coral cabinets and the sea at the end, early in the morning", {
    view: inside("dawn", "left", { centre: 430, horizon: 270, other: true }),

    plan: "galley",
    room: { turn: 0.08, wall: "#f3ecdf", floor: slabs("#e0d3bc", "#b9a888"), w: 3.6, d: 4.6 },
    window: { view: "sea" },
    unit: "#c9715a",
    upper: "#f3e2d0",
    top: "#e9dcc4",
    tile: ["#f6f0e6", "#7fa8a4"],
  }),
  room("kitchen-12", "Large kitchen with a plum island and gold light on terracotta tiles", {
    view: inside("afternoon", "left", { centre: 300, horizon: 260 }),

    plan: "island",
    room: { turn: 0.14, wall: "#f0dcb4", floor: checker("#e9d3ac", "#b5643c"), w: 5.6, d: 5.4 },
    window: { view: "hills", kind: "grille" },
    unit: "#6f4a5c",
    upper: "#d9b08a",
    top: "#f3e6cc",
    tile: ["#f3e2c0", "#b5532c"],
  }),
];
