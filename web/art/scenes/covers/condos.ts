import { block } from "../../buildings/block.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { crossRoad, road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { gate, wall } from "../../land/walls.ts";
import { hedge } from "../../plants/foliage.ts";
import { grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { dish, powerLine, tank } from "../../props/street.ts";
import { car, kehkeh } from "../../props/vehicles.ts";
import { cover, type Scene } from "../scene.ts";

export const condos: readonly Scene[] = [
  cover(
    "condo-01",
    { hour: "dawn", sun: "left", centre: 640, horizon: 402, eye: 2.4, focal: 820 },
    "White condominium with glass balconies above palms, the ocean behind it at sunrise",
    (s) =>
      background(s, {
        far: "sea",
        ground: "grass",
        sun: [690, 352, 44],
        clouds: [cloud(560, 130, 1), cloud(150, 80, 0.8), cloud(640, 210, 0.7)],
        line: 436,
      }) +
      block(frame(s, -12.6, 30, -0.2), {
        onRoof: (roof) => tank(roof, 3, 15, 4, 0.9) + dish(roof, 11, 15, 2),
        w: 13.5,
        floors: 5,
        bays: 4,
        wall: "#f8efdc",
        accent: "#2d7680",
        stair: 2,
        balconies: [0, 1, 2, 3],
        ground: "piers",
        rail: "solid",
        railColor: "#8fbcb4",
        out: 1.4,
        storey: 2.9,
      }) +
      hedge(s, 20, 330, 524, 26, "#d9653a") +
      road(s, [pt(-3, 24), pt(-2.4, 16), pt(0, 9), pt(2, 5)], 3.6, true) +
      palm(s, 640, 520, 330, { lean: 0.08 }) +
      palm(s, 724, 550, 430, { lean: -0.05 }) +
      palm(s, 560, 490, 230, { lean: -0.06 }) +
      car(s, 480, 552, 0.9, "#3f7a80") +
      grass(s, [0, 240], [600, 810, 40]),
  ),
  cover(
    "condo-02",
    { hour: "noon", sun: "right", centre: 200, horizon: 420, eye: 2.4, focal: 820 },
    "Terracotta and cream condominium block with deep balconies at noon",
    (s) =>
      background(s, { far: "town", clouds: [cloud(130, 120, 1.1), cloud(700, 80, 0.8)] }) +
      block(frame(s, 1.6, 29, 0.24), {
        onRoof: (roof) => tank(roof, 3, 15, 3, 1),
        w: 12.5,
        floors: 5,
        bays: 3,
        wall: "#d58f63",
        accent: "#fbf0d8",
        stair: 1,
        balconies: [0, 1, 2],
        ground: "flats",
        rail: "block",
        railColor: "#f6e6c8",
        out: 1.3,
        storey: 2.9,
        ac: true,
      }) +
      wall(frame(s, -5, 18), 5.4, { color: "#f3e2bd", h: 1.5, style: "rails" }) +
      gate(frame(s, 0.6, 18), 3.4, 1.6, "#16424a") +
      wall(frame(s, 4.2, 18), 11, { color: "#f3e2bd", h: 1.5, style: "rails" }) +
      tree(s, 96, 520, 250) +
      crossRoad(s, 11, 4, true) +
      kehkeh(s, 330, 566, 1, "#b5481c") +
      grass(s, [520, 810, 24]),
  ),
  cover(
    "condo-03",
    { hour: "afternoon", sun: "left", centre: 400, horizon: 430, eye: 2, focal: 740 },
    "Symmetrical grey-green condominium seen from its driveway in gold light",
    (s) =>
      background(s, {
        far: "bush",
        ground: "grass",
        sun: [690, 380, 44],
        clouds: [cloud(160, 130, 1), cloud(640, 80, 0.8)],
      }) +
      block(frame(s, -7.6, 26), {
        onRoof: (roof) => tank(roof, 4, 14.4, 4, 1) + tank(roof, 12, 14.4, 4, 1),
        w: 15.2,
        floors: 5,
        bays: 4,
        wall: "#a9b8a4",
        accent: "#e9c98c",
        stair: 2,
        balconies: [0, 1, 2, 3],
        ground: "flats",
        rail: "bars",
        railColor: "#2b4f48",
        out: 1,
        storey: 2.8,
      }) +
      road(s, [pt(0, 25), pt(0, 12), pt(0, 4)], 3.4) +
      palm(s, 110, 520, 400, { lean: 0.04 }) +
      palm(s, 700, 520, 410, { lean: -0.04 }) +
      hedge(s, 150, 330, 520, 24) +
      hedge(s, 480, 660, 520, 24) +
      grass(s, [0, 230, 36], [570, 810, 36]),
  ),
  cover(
    "condo-04",
    { hour: "evening", other: true, sun: "back-left", centre: 560, horizon: 410, eye: 3, focal: 820 },
    "Condominium towers at dusk with warm windows and a lit street",
    (s) => {
      const [a, b] = [frame(s, -10.6, 31, -0.3), frame(s, 1.8, 36, -0.2)];
      return (
        background(s, { far: "hills", sun: [730, 372, 36], clouds: [cloud(300, 90, 1), cloud(660, 160, 0.8)] }) +
        block(b, {
          w: 8.5,
          floors: 4,
          bays: 2,
          wall: "#b9a29a",
          accent: "#6d5a6a",
          balconies: [0, 1],
          ground: "flats",
          rail: "solid",
          railColor: "#d9c4b4",
        }) +
        block(a, {
          onRoof: (roof) => tank(roof, 4, 14.8, 3, 1),
          w: 11,
          floors: 5,
          bays: 3,
          wall: "#d9c2a4",
          accent: "#a85a44",
          stair: 0,
          balconies: [1, 2],
          ground: "shops",
          rail: "bars",
          storey: 2.9,
          shutters: ["#a85a44", "#2b646c"],
        }) +
        crossRoad(s, 13, 5) +
        powerLine(s, { x: 620, base: 530, h: 330, lamp: true }, pt(0, 170), 214, pt(900, 190), 40) +
        car(s, 260, 556, 1, "#c9d3cd") +
        grass(s, [0, 180], [660, 810, 30])
      );
    },
  ),
];
