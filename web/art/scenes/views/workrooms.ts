import { eventHall } from "../../rooms/event-hall.ts";
import { boards, checker, slabs } from "../../rooms/floor.ts";
import { officeRoom } from "../../rooms/office-room.ts";
import { roomScene, type Scene } from "../scene.ts";
import { viewpoint } from "../viewpoint.ts";

const inside = viewpoint({ indoor: true, eye: 1.6, horizon: 290, focal: 560 });

const office = roomScene(officeRoom);

const hall = roomScene(eventHall);

export const workrooms: readonly Scene[] = [
  office("office-01", "Office with three desks before two windows in the morning", {
    view: inside("dawn", "left", { centre: 440 }),

    plan: "desks",
    room: { wall: "#f0e6d0", floor: slabs("#d9cdb4", "#b5a888") },
    window: { view: "roofs" },
    wood: "#a8703f",
    seat: "#1d5a7a",
  }),
  office("office-02", "Manager’s office with a broad desk, shelves and palms outside at noon", {
    view: inside("noon", "right", { centre: 330 }),

    plan: "manager",
    room: { wall: "#cfdcd2", dado: "#5d8a7c", floor: boards("#b98a52", "#8a5a32") },
    window: { view: "garden", kind: "louvre" },
    wood: "#7a4f2c",
    seat: "#b5481c",
  }),
  office("office-03", "Meeting room with a long table and light from the left in the afternoon", {
    view: inside("afternoon", "left", { centre: 520 }),

    plan: "meeting",
    room: { wall: "#ecd3a4", floor: checker("#e6d3ac", "#c9a877") },
    window: { view: "hills" },
    wood: "#8a5a32",
    seat: "#2f7a62",
  }),
  office("office-04", "Shared office at dusk with screens on and the town outside", {
    view: inside("evening", "right", { other: true, centre: 360, horizon: 270 }),

    plan: "desks",
    room: { wall: "#b9a89a", floor: slabs("#a98f6a", "#85694a"), turn: 0.14 },
    window: { view: "roofs" },
    wood: "#8a5a32",
    seat: "#7a3d4a",
  }),
  office("office-05", "Bright office with teal walls and a window over the ocean", {
    view: inside("noon", "left", { other: true, centre: 470, horizon: 310 }),

    plan: "manager",
    room: { wall: "#8fb5b0", floor: slabs("#e6dcc6", "#c4b698"), turn: -0.16 },
    window: { view: "sea" },
    wood: "#b98a52",
    seat: "#e0a23c",
  }),
  hall("hall-01", "Event hall with dressed round tables under lanterns in the evening", {
    view: inside("evening", "left", { eye: 2.2, horizon: 270, focal: 520 }),
    plan: "tables",
    wall: "#e6c9a0",
    accent: "#7a3d4a",
    set: 3,
  }),
  hall("hall-02", "Hall with rows of chairs facing a stage hung with printed cloth at noon", {
    view: inside("noon", "right", { centre: 300, eye: 2, horizon: 280, focal: 520 }),
    plan: "rows",
    wall: "#f3ecdc",
    accent: "#2b7a80",
    set: 0,
  }),
  hall("hall-03", "Hall with open floor before the stage, gold light through tall windows", {
    view: inside("afternoon", "left", { centre: 540, eye: 2.4, horizon: 260, focal: 560 }),
    plan: "stage",
    wall: "#ecd09a",
    accent: "#b5532c",
    set: 4,
  }),
];
