import { villa } from "../../buildings/villa.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { gate, wall } from "../../land/walls.ts";
import { bush, hedge } from "../../plants/foliage.ts";
import { cornerLeaves, grass } from "../../plants/grass.ts";
import { palm, plantain } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { tank } from "../../props/street.ts";
import { car } from "../../props/vehicles.ts";
import { pot } from "../../props/yard.ts";
import { cover, type Scene } from "../scene.ts";

export const villas: readonly Scene[] = [
  cover(
    "villa-02",
    { hour: "noon", sun: "left", centre: 640, horizon: 370 },
    "White villa with a columned porch and a green roof on a lawn at noon",
    (s) =>
      background(s, { far: "hills", ground: "grass", clouds: [cloud(640, 130, 1.1), cloud(180, 80, 0.7)] }) +
      villa(frame(s, -11, 22, -0.16), {
        w: 12,
        wall: "#f6f0e2",
        roof: { shape: "hip", color: "#4f8a72", rise: 2.9, over: 0.8 },
        plan: "portico",
        windows: { kind: "pane", hood: true },
        rail: "turned",
        grass: true,
      }) +
      road(s, [pt(-4.6, 19), pt(-4, 14), pt(-1.6, 9), pt(-1.4, 5)], 3) +
      hedge(s, 30, 250, 530, 26, "#d9653a") +
      hedge(s, 460, 560, 518, 22, "#d9653a") +
      palm(s, 700, 540, 420, { lean: -0.05 }) +
      palm(s, 610, 470, 250, { lean: 0.08 }) +
      grass(s, [0, 230], [600, 810, 40]),
  ),
  cover(
    "villa-03",
    { hour: "evening", sun: "left", centre: 300, horizon: 370 },
    "Large villa at night with lit windows behind a steel gate",
    (s) =>
      background(s, { far: "hills", sun: [110, 70] }) +
      palm(s, 130, 440, 300, { lean: 0.06 }) +
      villa(frame(s, -1, 23, 0.2), {
        w: 12,
        wall: "#d9c4a0",
        roof: { shape: "hip", color: "#8a4a36", rise: 2.8 },
        plan: "bay",
        rail: "bars",
        windows: { lit: true, kind: "pane" },
        upperWindows: { kind: "pane", lit: true },
      }) +
      wall(frame(s, -9, 15), 8.4, { color: "#cbb08a", style: "rails", h: 1.5 }) +
      gate(frame(s, -0.4, 15), 3.2, 1.7, "#22454c") +
      wall(frame(s, 3, 15), 10, { color: "#cbb08a", style: "rails", h: 1.5 }) +
      road(s, [pt(1.2, 14.6), pt(1, 9), pt(0.6, 5)], 3.2) +
      bush(s, 90, 560, 60) +
      grass(s, [0, 270, 40], [560, 810, 30]),
  ),
  cover(
    "villa-04",
    { hour: "afternoon", sun: "right", centre: 200, horizon: 360 },
    "Yellow villa with arched loggia windows and a mango tree in low afternoon light",
    (s) =>
      background(s, { far: "bush", sun: [300, 290, 40], clouds: [cloud(200, 120, 1)] }) +
      villa(frame(s, 0.6, 19, 0.26), {
        w: 10.5,
        wall: "#ecc67c",
        roof: { shape: "hip", color: "#a5492a", rise: 2.6 },
        upperWindows: { kind: "arch" },
        windows: { kind: "grille" },
        dado: "#b5743c",
      }) +
      tree(s, 120, 540, 430, { fruit: "#e08a34" }) +
      pot(s, 330, 545, 1) +
      pot(s, 740, 560, 1.2, "#2b7a80") +
      road(s, [pt(4, 15), pt(3, 11), pt(0, 7), pt(-1, 5)], 2.6) +
      grass(s, [0, 200], [660, 810, 30]),
  ),
  cover(
    "villa-05",
    { hour: "dawn", other: true, sun: "left", centre: 580, horizon: 330 },
    "Blue-shuttered villa on the beach road, the Atlantic behind it at dawn",
    (s) =>
      background(s, {
        far: "sea",
        ground: "sand",
        sun: [680, 280, 44],
        clouds: [cloud(540, 100, 1), cloud(140, 130, 0.8)],
        line: 404,
      }) +
      palm(s, 70, 470, 340, { lean: -0.04 }) +
      villa(frame(s, -7.4, 19, -0.34), {
        w: 9.5,
        wall: "#fbf1de",
        roof: { shape: "side-gable", color: "#b5532c", rise: 2.4 },
        plan: "portico",
        windows: { kind: "pane", shutter: "#3f7f9a" },
        rail: "turned",
      }) +
      wall(frame(s, -3.4, 14, 0.1), 9, { color: "#f3e2bd", style: "pierced", h: 1 }) +
      bush(s, 480, 530, 44, "#c8507a") +
      palm(s, 730, 560, 400, { lean: -0.08 }) +
      grass(s, [0, 180], [560, 810, 36]),
  ),
  cover(
    "villa-06",
    { hour: "noon", other: true, sun: "right", centre: 400, horizon: 400, eye: 2 },
    "Terracotta villa seen square on, with a straight path between hedges",
    (s) =>
      background(s, { far: "bush", ground: "grass", clouds: [cloud(120, 120, 1.1), cloud(690, 90, 1)] }) +
      palm(s, 70, 450, 330, { lean: 0.03 }) +
      palm(s, 735, 450, 350, { lean: -0.03 }) +
      villa(frame(s, -5.6, 19), {
        w: 11.2,
        wall: "#d98c66",
        roof: { shape: "hip", color: "#6f7f7c", rise: 2.8 },
        upperWindows: { kind: "arch" },
        windows: { kind: "pane" },
        grass: true,
      }) +
      road(s, [pt(0, 18), pt(0, 10), pt(0, 4)], 2.4) +
      hedge(s, 60, 330, 520, 30, "#fbf0d8") +
      hedge(s, 480, 770, 520, 30, "#fbf0d8") +
      pot(s, 330, 520, 1) +
      pot(s, 470, 520, 1) +
      grass(s, [0, 250, 34], [560, 810, 34]),
  ),
  cover(
    "villa-07",
    { hour: "evening", other: true, sun: "back-left", centre: 600, horizon: 370 },
    "Modern white villa with flat roofs and long balconies at dusk",
    (s) =>
      background(s, {
        far: "sea",
        sun: [690, 326, 40],
        clouds: [cloud(600, 140, 1.1), cloud(140, 100, 0.8)],
        ground: "grass",
        line: 402,
      }) +
      villa(frame(s, -9.4, 20, -0.2), {
        onRoof: (roof) => tank(roof, 3, 6.9, 5, 0.8),
        w: 11.5,
        wall: "#efe3cf",
        roof: { shape: "flat", color: "#efe3cf", over: 0.5 },
        plan: "bay",
        rail: "solid",
        railColor: "#a8643f",
        windows: { kind: "pane", lit: true },
        band: "#f6ead2",
        grass: true,
      }) +
      road(s, [pt(-1.4, 16), pt(-1, 11), pt(0, 7), pt(0.4, 5)], 3) +
      car(s, 610, 540, 1, "#3f6f7a", "jeep", true) +
      plantain(s, 60, 540, 200) +
      hedge(s, 180, 330, 545, 28) +
      grass(s, [420, 810, 36]) +
      cornerLeaves(s, "right", 0.8),
  ),
];
