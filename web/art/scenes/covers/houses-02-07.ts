import { bungalow } from "../../buildings/bungalow.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { gate, wall } from "../../land/walls.ts";
import { bush, hedge } from "../../plants/foliage.ts";
import { grass } from "../../plants/grass.ts";
import { palm, plantain } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { washingLine } from "../../props/laundry.ts";
import { tank } from "../../props/street.ts";
import { motorbike } from "../../props/vehicles.ts";
import { basin, bench, bucket, chair, generator, hen, pot, tyrePlanter, waterDrum } from "../../props/yard.ts";
import { cover, type Scene } from "../scene.ts";

export const houses02to07: readonly Scene[] = [
  cover(
    "house-02",
    { hour: "noon", sun: "left", centre: 560 },
    "White bungalow with a red hipped roof and a veranda of turned balusters, a plum tree beside it at noon",
    (s) =>
      background(s, { far: "hills", ground: "grass", clouds: [cloud(610, 110, 0.8), cloud(240, 70, 0.55)] }) +
      road(s, [pt(-2.4, 16), pt(-2, 12), pt(0.6, 8), pt(1.5, 4)], 2.4) +
      wall(frame(s, -20, 25), 40, { color: "#e6cf9f", style: "blocks", h: 1.7 }) +
      plantain(s, 60, 452, 170) +
      bungalow(frame(s, -7.4, 18, -0.16), {
        w: 9.6,
        wall: "#f6efe0",
        dado: "#1d7680",
        roof: { shape: "hip", color: "#b5481c", rise: 2.3 },
        rail: "turned",
        windows: { kind: "pane", shutter: "#2b7a80" },
        grass: true,
      }) +
      hedge(s, 150, 350, 505, 22, "#d9653a") +
      pot(s, 520, 520, 0.9) +
      pot(s, 396, 522, 0.9, "#2b7a80") +
      tree(s, 690, 520, 350, { fruit: "#a83a4a", crown: "round" }) +
      hen(s, 640, 556, 1, "#e3a64e") +
      hen(s, 590, 566, 1, "#fbf3df", true) +
      grass(s, [0, 260], [690, 810, 26]),
  ),
  cover(
    "house-03",
    { hour: "dawn", sun: "left", centre: 300, other: true },
    "Mint-green house with a zinc gable roof behind a low pierced wall at first light",
    (s) =>
      background(s, { far: "bush", sun: [150, 292, 40], clouds: [cloud(520, 120, 1), cloud(220, 170, 0.7)] }) +
      palm(s, 250, 400, 230, { lean: -0.08 }) +
      bungalow(frame(s, 0.8, 17, 0.22), {
        w: 9,
        d: 7.5,
        wall: "#a9cdb9",
        dado: "#3f7a6a",
        roof: { shape: "side-gable", color: "#93a9a6", rise: 2, rust: true },
        veranda: "end",
        windows: { kind: "louvre" },
        porchRoof: "#8fa3a0",
      }) +
      tank(frame(s, -3.2, 19), 0, 0, 0, 0.8) +
      plantain(s, 752, 500, 190) +
      wall(frame(s, -9, 10.5, 0.02), 9.5, { color: "#efdcb8", style: "pierced", h: 1.05 }) +
      bush(s, 330, 566, 38, "#d9653a") +
      bush(s, 30, 590, 60) +
      hen(s, 470, 560, 1) +
      hen(s, 520, 548, 0.9, "#6e2d18") +
      bucket(s, 640, 545, 1) +
      grass(s, [560, 810]),
  ),
  cover(
    "house-04",
    { hour: "evening", sun: "right", centre: 420 },
    "Small house at night with two windows lit by a generator in the yard",
    (s) =>
      background(s, { far: "bush", sun: [480, 66] }) +
      tree(s, 90, 470, 330, { crown: "tiers" }) +
      bungalow(frame(s, -4.6, 16.5, -0.06), {
        w: 9,
        wall: "#d7b394",
        dado: "#8a4a3a",
        roof: { shape: "hip", color: "#7f9391", rise: 1.9, rust: true },
        veranda: "middle",
        rail: "block",
        open: true,
        doorAt: 0.44,
      }) +
      palm(s, 716, 500, 330, { lean: -0.05 }) +
      generator(s, 640, 548, 0.95) +
      chair(s, 250, 540, 1, "#2b7a80") +
      chair(s, 200, 548, 1, "#e9dcc0", true) +
      waterDrum(s, 92, 548, 0.9) +
      grass(s, [0, 190], [560, 810, 40]),
  ),
  cover(
    "house-05",
    { hour: "noon", sun: "right", centre: 250 },
    "Rose-coloured house with a corner veranda and a row of palms at noon",
    (s) =>
      background(s, { far: "palms", clouds: [cloud(140, 130, 1), cloud(500, 90, 0.7)] }) +
      palm(s, 190, 470, 330, { lean: 0.1 }) +
      palm(s, 60, 500, 400, { lean: 0.06 }) +
      bungalow(frame(s, 1.1, 16, 0.1), {
        w: 8.6,
        wall: "#e8a58c",
        dado: "#8a3d3d",
        roof: { shape: "gable", color: "#8fa8a8", rise: 2.2, rust: true },
        veranda: "end",
        rail: "block",
        post: "#fbf0d8",
        windows: { kind: "pane", hood: true },
      }) +
      tyrePlanter(s, 330, 545, 1) +
      tyrePlanter(s, 232, 560, 1, "#e9b13c") +
      motorbike(s, 470, 560, 1.1) +
      hedge(s, 700, 810, 520, 26) +
      grass(s, [0, 150], [580, 810, 42]),
  ),
  cover(
    "house-06",
    { hour: "afternoon", sun: "right", centre: 600 },
    "Earth-coloured house with a rusty zinc roof and washing on the line in the afternoon",
    (s) =>
      background(s, { far: "hills", sun: [690, 262, 44], clouds: [cloud(340, 110, 0.9)] }) +
      bungalow(frame(s, -9.6, 18, -0.12), {
        w: 10,
        wall: "#d9a877",
        dado: "#9a5a36",
        roof: { shape: "side-gable", color: "#9aa59c", rise: 2.2, rust: true },
        veranda: "none",
        windows: { shutter: "#8a4526" },
        door: "#2b5a5f",
      }) +
      washingLine(frame(s, -1.8, 15.5, 0.1), 4.6, 2) +
      tree(s, 700, 505, 300, { fruit: "#e08a34" }) +
      bench(s, 250, 545, 1.1) +
      basin(s, 470, 552, 1) +
      hen(s, 560, 570, 1, "#6e2d18", true) +
      hen(s, 610, 558, 0.9) +
      grass(s, [0, 210], [660, 810]),
  ),
  cover(
    "house-07",
    { hour: "dawn", sun: "right", centre: 430, eye: 2.4 },
    "Ochre house seen over its compound wall and blue steel gate in the early morning",
    (s) =>
      background(s, { far: "bush", sun: [676, 300, 46], clouds: [cloud(180, 100, 1), cloud(600, 150, 0.8)] }) +
      palm(s, 660, 420, 260, { lean: 0.08 }) +
      bungalow(frame(s, -5.4, 21, 0.05), {
        w: 11,
        h: 3.4,
        wall: "#eac07a",
        dado: "#a86a35",
        roof: { shape: "hip", color: "#a5492a", rise: 2.6 },
        rail: "bars",
        windows: { kind: "grille" },
      }) +
      tank(frame(s, 7.2, 22), 0, 0, 0, 0.8, "#1d4a52", 2.4) +
      wall(frame(s, -9, 13.2), 6.8, { color: "#f0dcb6", h: 1.9, style: "plain" }) +
      gate(frame(s, -2, 13.3), 3.4, 1.9, "#2a6b86", 0.7) +
      wall(frame(s, 1.6, 13.2), 8, { color: "#f0dcb6", h: 1.9, style: "plain" }) +
      hedge(s, 0, 210, 516, 26, "#c8507a") +
      bush(s, 730, 530, 50, "#c8507a") +
      road(s, [pt(-0.5, 12.6), pt(-0.3, 9), pt(0.3, 4)], 3.4) +
      grass(s, [0, 240], [600, 810, 38]),
  ),
];
