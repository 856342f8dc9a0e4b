import { cloud } from "../../land/sky.ts";
import { boards, checker, flower, slabs } from "../../rooms/floor.ts";
import { veranda } from "../../rooms/veranda.ts";
import { roomScene, type Scene } from "../scene.ts";
import { viewpoint } from "../viewpoint.ts";

const onVeranda = viewpoint({ eye: 1.6, horizon: 290, focal: 560 });

const room = roomScene(veranda);

export const verandas: readonly Scene[] = [
  room("veranda-01", "Veranda with turned balusters and cane chairs looking over the sea at sunrise", {
    view: onVeranda("dawn", "left"),

    plan: "front",
    far: { far: "sea", ground: "sand", sun: [560, 246, 40], clouds: [cloud(300, 150, 1)], line: 372 },
    wall: "#f3e2bd",
    floor: flower("#e9dcc0", "#2b7a80"),
    rail: "turned",
    seat: "#2b7a80",
  }),
  room("veranda-02", "Long veranda along a blue house wall at noon, garden on the right", {
    view: onVeranda("noon", "right", { centre: 330 }),

    plan: "along",
    side: "left",
    far: { far: "bush", ground: "grass", clouds: [cloud(620, 120, 0.9)] },
    wall: "#9fc0cf",
    floor: checker("#efe0c2", "#b5532c"),
    rail: "turned",
    seat: "#1d5a7a",
  }),
  room("veranda-03", "Hammock of printed cloth on a veranda in gold afternoon light", {
    view: onVeranda("afternoon", "left", { horizon: 310 }),

    plan: "front",
    far: { far: "hills", sun: [640, 256, 40], clouds: [cloud(260, 130, 1)] },
    wall: "#eac78e",
    floor: boards("#b98a52", "#8a5a32"),
    rail: "bars",
    railColor: "#f3e6cc",
    seat: "#c9552a",
    hammock: 1,
  }),
  room("veranda-04", "Veranda at night, light from louvre windows on the tiles", {
    view: onVeranda("evening", "left", { centre: 480 }),

    plan: "along",
    side: "right",
    far: { far: "hills", sun: [110, 90] },
    wall: "#cf9a78",
    floor: flower("#c9b08a", "#7a3d4a"),
    rail: "block",
    seat: "#7a3d4a",
  }),
  room("veranda-05", "Veranda over a yard with breeze-block rail and two chairs under rain clouds", {
    view: onVeranda("noon", "left", { other: true, centre: 460 }),

    plan: "front",
    side: "right",
    far: { far: "palms", clouds: [cloud(200, 140, 1.1), cloud(600, 120, 0.9)] },
    wall: "#e8eadb",
    floor: checker("#e6dcc6", "#8fa89a"),
    rail: "block",
    railColor: "#f3dcae",
    seat: "#e9b13c",
  }),
  room("veranda-06", "Yellow house veranda running towards palms in rose light", {
    view: onVeranda("dawn", "right", { other: true, centre: 450 }),

    plan: "along",
    side: "right",
    far: { far: "palms", ground: "grass", sun: [120, 250, 36] },
    wall: "#ecc67c",
    floor: boards("#c49a62", "#94683a"),
    rail: "bars",
    railColor: "#fbf0d8",
    seat: "#b5532c",
  }),
  room("veranda-07", "Upstairs balcony above town roofs with two cane chairs late in the day", {
    view: onVeranda("afternoon", "right", { other: true, centre: 340 }),

    plan: "front",
    far: { far: "town", sun: [180, 252, 36], clouds: [cloud(480, 130, 1)], line: 380 },
    wall: "#d9a877",
    floor: slabs("#d9bf92", "#b5935f"),
    rail: "bars",
    railColor: "#2b5a5f",
    seat: "#fbf0d8",
  }),
  room("veranda-08", "Hammock on a sea-facing veranda at dusk", {
    view: onVeranda("evening", "right", { other: true, horizon: 280 }),

    plan: "front",
    far: { far: "sea", ground: "sand", sun: [300, 250, 40], clouds: [cloud(540, 140, 1)], line: 366 },
    wall: "#c9a58f",
    floor: boards("#9a6a3c", "#6a4526"),
    rail: "turned",
    seat: "#1d5a7a",
    hammock: 0,
  }),
];
