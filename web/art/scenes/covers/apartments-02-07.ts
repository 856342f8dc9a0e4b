import { block } from "../../buildings/block.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { crossRoad, road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { gate, wall } from "../../land/walls.ts";
import { hedge } from "../../plants/foliage.ts";
import { grass } from "../../plants/grass.ts";
import { palm, plantain } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { dish, kerb, powerLine, stall, tank } from "../../props/street.ts";
import { car, kehkeh, motorbike } from "../../props/vehicles.ts";
import { chair, generator } from "../../props/yard.ts";
import { cover, type Scene } from "../scene.ts";

export const apartments02to07: readonly Scene[] = [
  cover(
    "apartment-02",
    { hour: "dawn", sun: "left", centre: 620, eye: 3.4, focal: 820 },
    "Three-storey cream flats with blue balconies and a breeze-block stair in the morning",
    (s) =>
      background(s, { far: "hills", sun: [706, 286, 44], clouds: [cloud(520, 90, 0.9)] }) +
      block(frame(s, -12.4, 23, -0.14), {
        onRoof: (roof) => tank(roof, 3, 9.6, 3, 0.9) + dish(roof, 9, 9.6, 2),
        w: 12.4,
        floors: 3,
        bays: 3,
        wall: "#f3e2bd",
        accent: "#2a6b86",
        stair: 1,
        balconies: [0, 1, 2],
        ground: "flats",
        rail: "bars",
        washing: true,
        ac: true,
      }) +
      crossRoad(s, 13, 4) +
      tree(s, 640, 470, 230) +
      powerLine(s, { x: 738, base: 500, h: 380, lamp: true }, pt(0, 170), 150, pt(900, 180)) +
      motorbike(s, 330, 545, 1.1) +
      grass(s, [0, 190], [520, 810, 38]),
  ),
  cover(
    "apartment-03",
    { hour: "afternoon", sun: "right", centre: 200, eye: 3, focal: 820, horizon: 424 },
    "Five-storey pink apartment tower with rows of balconies above a shop street in the afternoon",
    (s) =>
      background(s, { far: "town", sun: [90, 340, 40], clouds: [cloud(250, 110, 1)] }) +
      block(frame(s, 2.6, 31, 0.2), {
        onRoof: (roof) => tank(roof, 8.6, 15.6, 3, 1) + tank(roof, 5.8, 15.6, 3, 1, "#2b646c"),
        w: 12,
        floors: 5,
        bays: 3,
        wall: "#dd9a86",
        accent: "#7a3d4a",
        stair: 0,
        balconies: [0, 1, 2],
        ground: "shops",
        shutters: ["#2b7a80", "#e9b13c", "#b5481c"],
        stripes: ["#e9b13c", "#fbf0d8"],
        rail: "solid",
        railColor: "#f3dcc4",
        washing: true,
      }) +
      crossRoad(s, 14, 5) +
      tree(s, 130, 510, 240, { crown: "tiers" }) +
      car(s, 300, 548, 1, "#b5332a") +
      stall(s, 690, 560, 0.9, "#1d7680") +
      grass(s, [0, 170]),
  ),
  cover(
    "apartment-04",
    { hour: "evening", sun: "right", centre: 520, eye: 2.6, focal: 820, horizon: 410 },
    "Four-storey flats at night, half the windows lit and a shop still open below",
    (s) =>
      background(s, { far: "town", sun: [690, 60] }) +
      block(frame(s, -11, 27, -0.26), {
        onRoof: (roof) => tank(roof, 2, 12.6, 3, 0.9) + dish(roof, 8, 12.6, 2),
        w: 11,
        floors: 4,
        bays: 3,
        wall: "#c99a72",
        accent: "#3f7a80",
        balconies: [0, 2],
        ground: "shops",
        stair: 1,
        rail: "bars",
        out: 0.8,
      }) +
      crossRoad(s, 13, 5) +
      powerLine(s, { x: 650, base: 510, h: 360, lamp: true }, pt(0, 110), 182, pt(900, 140), 40) +
      kehkeh(s, 560, 560, 0.95, "#e9b13c") +
      grass(s, [0, 200]),
  ),
  cover(
    "apartment-05",
    { hour: "noon", sun: "left", centre: 400, eye: 2, focal: 700, horizon: 420 },
    "Front of a white apartment house with green railings and plants on every balcony",
    (s) => {
      const f = frame(s, -7, 19);
      return (
        background(s, { far: "bush", clouds: [cloud(90, 150, 0.8), cloud(730, 120, 0.9)], line: 436 }) +
        block(f, {
          onRoof: (roof) => tank(roof, 11, 9.6, 4, 1, "#16424a"),
          w: 14,
          floors: 3,
          bays: 4,
          wall: "#f6f0e2",
          accent: "#3c7a5c",
          balconies: [0, 1, 2, 3],
          ground: "flats",
          rail: "bars",
          washing: true,
        }) +
        kerb(f, 0, 14, 1.4) +
        hedge(s, 140, 330, 500, 20, "#d9653a") +
        hedge(s, 470, 640, 500, 20, "#c8507a") +
        crossRoad(s, 9.6, 4, true) +
        palm(s, 60, 540, 430, { lean: 0.04 }) +
        car(s, 610, 556, 1.1, "#e9dcc0") +
        grass(s, [0, 140, 30], [720, 810, 26])
      );
    },
  ),
  cover(
    "apartment-06",
    { hour: "noon", other: true, sun: "right", centre: 180, eye: 3, focal: 850 },
    "Long two-storey yellow flats with an open gallery and a generator in the yard",
    (s) =>
      background(s, { far: "hills", clouds: [cloud(220, 120, 1.2), cloud(560, 80, 0.8)] }) +
      plantain(s, 100, 450, 180) +
      block(frame(s, 0.4, 17, 0.28), {
        w: 13,
        floors: 2,
        bays: 5,
        wall: "#e9c46a",
        accent: "#8a4526",
        balconies: [0, 1, 2, 3, 4],
        ground: "flats",
        rail: "block",
        railColor: "#f3dcae",
        out: 1.2,
        roof: { shape: "hip", color: "#8fa3a0", rise: 1.8, rust: true, over: 0.7 },
        washing: true,
      }) +
      generator(s, 210, 540, 1) +
      chair(s, 300, 552, 1) +
      chair(s, 345, 560, 1, "#c9552a", true) +
      powerLine(s, { x: 56, base: 480, h: 340 }, pt(-80, 150), 158, pt(420, 180), 24) +
      grass(s, [0, 120], [560, 810, 40]),
  ),
  cover(
    "apartment-07",
    { hour: "afternoon", other: true, sun: "left", centre: 640, eye: 5, focal: 850, horizon: 320 },
    "Ocean-blue apartment block behind a wall on a hillside, late sun on its front",
    (s) =>
      background(s, { far: "hills", clouds: [cloud(600, 100, 1), cloud(160, 70, 0.7)] }) +
      block(frame(s, -11.6, 25, -0.1), {
        w: 10.5,
        floors: 4,
        bays: 3,
        wall: "#6f9fae",
        accent: "#f3e6cc",
        balconies: [1, 2],
        ground: "flats",
        rail: "turned",
        railColor: "#fbf0d8",
        ac: true,
        roof: { shape: "hip", color: "#a8442a", rise: 2.2 },
      }) +
      wall(frame(s, -16, 17), 11, { color: "#efdcb8", style: "pierced" }) +
      gate(frame(s, -4.8, 17), 3, 1.8, "#7a3d2a") +
      wall(frame(s, -1.6, 17), 7, { color: "#efdcb8", style: "pierced" }) +
      palm(s, 700, 540, 400, { lean: 0.03 }) +
      road(s, [pt(-3.4, 16), pt(-3, 12), pt(0, 8), pt(3, 6)], 3) +
      hedge(s, 0, 200, 560, 36) +
      grass(s, [0, 240], [560, 810, 36]),
  ),
];
