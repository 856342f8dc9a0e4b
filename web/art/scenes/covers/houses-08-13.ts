import { bungalow } from "../../buildings/bungalow.ts";
import { frame, sub } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { hedge } from "../../plants/foliage.ts";
import { cornerLeaves, grass, tuft } from "../../plants/grass.ts";
import { palm, plantain } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { powerLine } from "../../props/street.ts";
import { car, kehkeh } from "../../props/vehicles.ts";
import { bench, bucket, chair, hen, pot, waterDrum } from "../../props/yard.ts";
import { cover, type Scene } from "../scene.ts";

export const houses08to13: readonly Scene[] = [
  cover(
    "house-08",
    { hour: "noon", other: true, sun: "left", centre: 260 },
    "Sky-blue house with white shutters and water drums under a rain-season sky",
    (s) =>
      background(s, { far: "hills", clouds: [cloud(220, 110, 1.25), cloud(600, 140, 1.05), cloud(420, 70, 0.8)] }) +
      plantain(s, 90, 470, 210) +
      plantain(s, 30, 480, 160) +
      bungalow(frame(s, -2.4, 15, 0.34), {
        w: 9.4,
        d: 6.5,
        wall: "#8fb8cf",
        dado: "#f3ecdc",
        roof: { shape: "hip", color: "#7f9391", rise: 2, rust: true },
        veranda: "middle",
        windows: { shutter: "#f6efe0" },
        rail: "turned",
      }) +
      waterDrum(s, 250, 520, 1.1) +
      waterDrum(s, 296, 528, 1.1, "#b5481c") +
      bucket(s, 340, 540, 0.9, "#8fbcb4") +
      powerLine(s, { x: 742, base: 470, h: 330 }, pt(0, 120), 160, pt(900, 140)) +
      tuft(s, 620, 540, 26) +
      grass(s, [0, 200], [640, 810]),
  ),
  cover(
    "house-09",
    { hour: "afternoon", other: true, sun: "left", centre: 520 },
    "White family house on a lawn with a red roof, hedges and a parked jeep late in the day",
    (s) =>
      background(s, { far: "bush", ground: "grass", clouds: [cloud(560, 130, 1.1), cloud(200, 90, 0.8)] }) +
      bungalow(frame(s, -8.6, 19, -0.24), {
        w: 11.5,
        d: 8,
        h: 3.3,
        wall: "#f3e6cc",
        roof: { shape: "hip", color: "#a8442a", rise: 2.7 },
        veranda: "end",
        rail: "turned",
        windows: { kind: "pane", hood: true },
        grass: true,
      }) +
      road(s, [pt(2.2, 15), pt(2.6, 11), pt(1.4, 7), pt(-1.5, 4.4)], 2.8) +
      hedge(s, 60, 250, 520, 26, "#d9653a") +
      car(s, 628, 505, 0.95, "#5d7f7c", "jeep", true) +
      palm(s, 740, 540, 430, { lean: -0.07 }) +
      grass(s, [0, 150], [560, 810, 44]) +
      cornerLeaves(s, "left", 0.7),
  ),
  cover(
    "house-10",
    { hour: "evening", other: true, sun: "back-right", centre: 330 },
    "Peach house with a gabled front and an almond tree at dusk",
    (s) =>
      background(s, { far: "hills", sun: [120, 318, 40], clouds: [cloud(450, 140, 1), cloud(180, 190, 0.9)] }) +
      bungalow(frame(s, -0.6, 15.5, 0.18), {
        w: 8.4,
        d: 8,
        wall: "#e2a77c",
        dado: "#7a3d3a",
        roof: { shape: "gable", color: "#8a4a36", rise: 2.5 },
        veranda: "full",
        rail: "bars",
        porchRoof: "#7f9391",
      }) +
      tree(s, 150, 530, 380, { crown: "tiers" }) +
      bench(s, 270, 560, 1) +
      pot(s, 720, 560, 1.1) +
      hen(s, 420, 576, 1, "#e3a64e") +
      grass(s, [0, 130], [600, 810, 36]),
  ),
  cover(
    "house-11",
    { hour: "noon", sun: "left", centre: 400, eye: 2.2, horizon: 360 },
    "Pale green house seen square from the road, with a kehkeh at the gate",
    (s) =>
      background(s, { far: "town", clouds: [cloud(150, 90, 0.9), cloud(680, 130, 0.8)], line: 384 }) +
      bungalow(frame(s, -5.6, 20), {
        w: 11,
        h: 3.3,
        wall: "#c9d8a4",
        dado: "#5d7a3c",
        roof: { shape: "hip", color: "#7f9391", rise: 2.4 },
        veranda: "full",
        rail: "block",
        windows: { kind: "louvre" },
        door: "#b5481c",
      }) +
      tree(s, 740, 470, 280, { fruit: "#e9b13c" }) +
      plantain(s, 66, 466, 150) +
      wall(frame(s, -10, 15), 8.4, { color: "#f3e2bd", h: 1.2, style: "rails" }) +
      wall(frame(s, 1.8, 15), 9, { color: "#f3e2bd", h: 1.2, style: "rails" }) +
      road(s, [pt(-14, 10), pt(0, 9.4), pt(14, 10)], 3.4) +
      kehkeh(s, 566, 560, 1, "#e9b13c", true) +
      grass(s, [0, 260, 30]),
  ),
  cover(
    "house-12",
    { hour: "dawn", sun: "left", centre: 610, horizon: 350 },
    "Beach house on the sand with a broad veranda facing the Atlantic at sunrise",
    (s) =>
      background(s, {
        far: "sea",
        ground: "sand",
        sun: [650, 300, 44],
        clouds: [cloud(480, 110, 1), cloud(150, 160, 0.7)],
        line: 420,
      }) +
      palm(s, 70, 480, 380, { lean: 0.1 }) +
      bungalow(sub(frame(s, -7.6, 15, -0.3), 0, 0, 0), {
        w: 9,
        d: 7,
        wall: "#f6ead0",
        dado: "#2f8893",
        roof: { shape: "hip", color: "#b98a52", rise: 2.8, over: 0.8 },
        rail: "turned",
        windows: { kind: "louvre" },
        veranda: "full",
      }) +
      palm(s, 708, 550, 350, { lean: -0.12 }) +
      palm(s, 760, 570, 280, { lean: 0.05 }) +
      chair(s, 560, 530, 1, "#c9552a", true) +
      tuft(s, 420, 556, 30) +
      tuft(s, 120, 560, 34) +
      grass(s, [640, 810, 40]),
  ),
  cover(
    "house-13",
    { hour: "evening", sun: "left", centre: 620, eye: 3.6, horizon: 330 },
    "Terracotta house in its walled compound on a starry evening, every window lit",
    (s) =>
      background(s, { far: "hills", sun: [700, 76] }) +
      wall(frame(s, -22, 27), 44, { color: "#9a7f6a", style: "blocks" }) +
      tree(s, 690, 470, 300, { fruit: "#e08a34" }) +
      bungalow(frame(s, -9.8, 19, -0.2), {
        w: 10.5,
        h: 3.3,
        wall: "#cf7f55",
        dado: "#f0d9b5",
        roof: { shape: "gable", color: "#8a4a36", rise: 2.6 },
        veranda: "end",
        rail: "bars",
        windows: { kind: "pane", lit: true },
        open: true,
        doorAt: 0.5,
      }) +
      car(s, 640, 548, 1, "#c9d3cd", "saloon", true) +
      plantain(s, 40, 520, 170) +
      grass(s, [0, 170], [520, 810, 32]),
  ),
];
