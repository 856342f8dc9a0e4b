import { block } from "../../buildings/block.ts";
import { bungalow } from "../../buildings/bungalow.ts";
import { villa } from "../../buildings/villa.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { gate, wall } from "../../land/walls.ts";
import { bush, hedge } from "../../plants/foliage.ts";
import { grass, tuft } from "../../plants/grass.ts";
import { palm, plantain } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { washingLine } from "../../props/laundry.ts";
import { tank } from "../../props/street.ts";
import { car } from "../../props/vehicles.ts";
import { basin, bench, bucket, chair, generator, hen, pot, tyrePlanter, waterDrum } from "../../props/yard.ts";
import { type Scene, view } from "../scene.ts";
import { viewpoint } from "../viewpoint.ts";

const inYard = viewpoint({ eye: 2.2, horizon: 330, focal: 800 });

export const yards: readonly Scene[] = [
  view(
    "yard-01",
    inYard("afternoon", "left"),
    "Swept yard under a mango tree with a bench, hens and a washing line",
    (s) =>
      background(s, { far: "bush", sun: [660, 270, 42], clouds: [cloud(420, 110, 1)] }) +
      wall(frame(s, -14, 22), 30, { color: "#e0bf8c", style: "blocks", h: 2 }) +
      washingLine(frame(s, -0.4, 12.5), 6, 2) +
      tree(s, 150, 520, 440, { fruit: "#e08a34" }) +
      bench(s, 230, 520, 1.1) +
      hen(s, 420, 540) +
      hen(s, 480, 556, 1, "#6e2d18", true) +
      hen(s, 520, 536, 0.9, "#e3a64e") +
      basin(s, 640, 540, 1.1) +
      grass(s, [0, 160], [620, 810]),
  ),
  view(
    "yard-02",
    inYard("dawn", "right", { horizon: 320 }),
    "Backyard with plantains, water drums and a tank on its stand in the morning",
    (s) =>
      background(s, { far: "hills", sun: [120, 270, 40], clouds: [cloud(560, 110, 1)] }) +
      wall(frame(s, -14, 20), 30, { color: "#ecd6ae", style: "pierced", h: 1.9 }) +
      tank(frame(s, 2.4, 14), 0, 0, 0, 0.9, "#16424a", 2.4) +
      plantain(s, 150, 480, 250) +
      plantain(s, 70, 500, 200) +
      plantain(s, 240, 490, 170) +
      waterDrum(s, 470, 500, 1.2) +
      waterDrum(s, 530, 512, 1.2, "#b5481c") +
      bucket(s, 430, 530, 1.1, "#8fbcb4") +
      tuft(s, 330, 560, 28) +
      hen(s, 650, 556, 1.1) +
      grass(s, [0, 220, 40], [700, 810]),
  ),
  view(
    "yard-03",
    inYard("noon", "left", { centre: 200 }),
    "Kitchen garden in rows beside a green house wall at noon",
    (s) => {
      const beds = [6.2, 7.6, 9.2, 11]
        .map((z) => hedge(s, 40, 480, 330 + (800 * 2.2) / z, 210 / z))
        .reverse()
        .join("");
      return (
        background(s, { far: "hills", ground: "earth", clouds: [cloud(160, 110, 1), cloud(520, 90, 0.7)] }) +
        wall(frame(s, -14, 24), 26, { color: "#e6cf9f", style: "blocks", h: 1.8 }) +
        bungalow(frame(s, 3.2, 12, 0.5), {
          w: 8,
          d: 6,
          wall: "#c9d8a4",
          dado: "#5d7a3c",
          roof: { shape: "hip", color: "#93a9a6", rise: 1.8, rust: true },
          veranda: "none",
          windows: { kind: "louvre" },
        }) +
        beds +
        bucket(s, 540, 560, 1.2) +
        grass(s, [620, 810])
      );
    },
  ),
  view(
    "yard-04",
    inYard("evening", "right"),
    "Yard at night with the generator running and the house windows lit",
    (s) =>
      background(s, { far: "bush", sun: [130, 80] }) +
      wall(frame(s, -14, 24), 30, { color: "#a98f75", style: "plain", h: 2 }) +
      bungalow(frame(s, 0.6, 14, -0.1), {
        w: 8.6,
        wall: "#cf9a78",
        dado: "#6a4a44",
        roof: { shape: "side-gable", color: "#7f9391", rise: 1.9 },
        veranda: "none",
        windows: { lit: true },
        open: true,
      }) +
      tree(s, 120, 500, 360, { crown: "tiers" }) +
      generator(s, 330, 540, 1.3) +
      chair(s, 470, 556, 1.2, "#2b7a80", true) +
      chair(s, 200, 560, 1.2, "#e9dcc0") +
      grass(s, [0, 190], [560, 810, 40]),
  ),
  view(
    "yard-05",
    inYard("noon", "right", { other: true, centre: 620 }),
    "Paved drive with a jeep, gate and flowering wall",
    (s) =>
      background(s, { far: "bush", clouds: [cloud(640, 120, 1.1), cloud(180, 90, 0.9)] }) +
      wall(frame(s, -13, 16), 7.6, { color: "#f3e2bd", h: 2, style: "plain" }) +
      gate(frame(s, -5.2, 16), 3.8, 2, "#2f6a52") +
      wall(frame(s, -1.2, 16), 8, { color: "#f3e2bd", h: 2, style: "plain" }) +
      hedge(s, 0, 220, 440, 30, "#c8507a") +
      bush(s, 640, 452, 40, "#c8507a") +
      bush(s, 710, 460, 54, "#c8507a") +
      road(s, [pt(-3.4, 15.6), pt(-3, 10), pt(-2, 4)], 3.8, true) +
      car(s, 520, 540, 1.2, "#2f5f6a", "jeep", true) +
      tyrePlanter(s, 110, 540, 1.3) +
      tyrePlanter(s, 190, 556, 1.3, "#e9b13c") +
      palm(s, 760, 560, 440, { lean: -0.06 }) +
      grass(s, [620, 810]),
  ),
  view(
    "yard-06",
    inYard("dawn", "left", { other: true }),
    "Lawn with hedges and a palm behind a white villa at first light",
    (s) =>
      background(s, { far: "palms", ground: "grass", sun: [690, 280, 40], clouds: [cloud(380, 120, 1)] }) +
      villa(frame(s, -12.4, 20, -0.3), {
        w: 9,
        wall: "#f6efe0",
        roof: { shape: "hip", color: "#a8442a", rise: 2.4 },
        plan: "portico",
        windows: { kind: "pane" },
        grass: true,
      }) +
      hedge(s, 340, 640, 470, 26, "#d9653a") +
      palm(s, 690, 540, 420, { lean: 0.06 }) +
      chair(s, 480, 530, 1.1) +
      chair(s, 560, 534, 1.1, "#fbf3df", true) +
      bench(s, 520, 560, 0.9) +
      grass(s, [0, 220, 36], [600, 810, 30]),
  ),
  view(
    "yard-07",
    inYard("afternoon", "right", { other: true, centre: 260 }),
    "Laundry drying between two flats with children’s ball and plants in amber light",
    (s) =>
      background(s, { far: "town", clouds: [cloud(300, 110, 1)] }) +
      block(frame(s, -9, 19, -0.3), {
        w: 7,
        floors: 2,
        bays: 2,
        wall: "#dca98a",
        accent: "#7a3d4a",
        balconies: [0, 1],
        ground: "flats",
        rail: "block",
        railColor: "#f3dcae",
      }) +
      wall(frame(s, -3, 20), 18, { color: "#e6c592", style: "pierced", h: 1.8 }) +
      washingLine(frame(s, 0.4, 11, 0.08), 6.6, 2.1) +
      plantain(s, 740, 500, 220) +
      pot(s, 330, 530, 1.2) +
      pot(s, 380, 546, 1.2, "#2b7a80") +
      `<circle cx="470" cy="548" r="11" fill="${s.lit("#f3ecdc")}"/><circle cx="474" cy="552" r="5" fill="${s.shade("#b5481c")}"/>` +
      grass(s, [0, 200], [600, 810]),
  ),
  view(
    "yard-08",
    inYard("evening", "left", { other: true }),
    "Palm yard at dusk with a fire-red sky, table and chairs set out",
    (s) =>
      background(s, { far: "palms", sun: [520, 296, 44], clouds: [cloud(240, 140, 1.2), cloud(620, 190, 0.9)] }) +
      palm(s, 120, 520, 420, { lean: 0.08 }) +
      palm(s, 690, 500, 360, { lean: -0.08 }) +
      palm(s, 750, 540, 290, { lean: 0.05 }) +
      wall(frame(s, -14, 22), 30, { color: "#c49a78", style: "rails", h: 1.6 }) +
      chair(s, 330, 536, 1.3, "#c9552a") +
      bench(s, 410, 540, 1) +
      chair(s, 490, 540, 1.3, "#e9dcc0", true) +
      bucket(s, 260, 560, 1.1) +
      grass(s, [0, 810, 34]),
  ),
];
