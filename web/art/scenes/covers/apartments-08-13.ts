import { block } from "../../buildings/block.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { crossRoad, road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { hedge } from "../../plants/foliage.ts";
import { cornerLeaves, grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { dish, powerLine, stall, tank, wires } from "../../props/street.ts";
import { car, kehkeh, motorbike } from "../../props/vehicles.ts";
import { pot } from "../../props/yard.ts";
import { cover, type Scene } from "../scene.ts";

export const apartments08to13: readonly Scene[] = [
  cover(
    "apartment-08",
    { hour: "dawn", other: true, sun: "right", centre: 280, eye: 2.6, focal: 800, horizon: 420 },
    "Tall narrow apartment house with solid curved balconies under a rose sky",
    (s) =>
      background(s, { far: "town", sun: [640, 300, 40], clouds: [cloud(120, 130, 0.9), cloud(640, 110, 0.9)] }) +
      block(frame(s, 0.4, 31, 0.34), {
        onRoof: (roof) => tank(roof, 4, 15.6, 4, 0.9, "#2b646c"),
        w: 8,
        floors: 5,
        bays: 2,
        wall: "#e9d3c0",
        accent: "#b5647a",
        balconies: [0, 1],
        ground: "piers",
        rail: "solid",
        railColor: "#c98a8a",
        out: 1.1,
      }) +
      tree(s, 640, 480, 260, { fruit: "#e08a34" }) +
      crossRoad(s, 13, 4.6) +
      car(s, 210, 545, 1, "#3f7a80", "pickup") +
      powerLine(s, { x: 748, base: 480, h: 320 }, pt(0, 210), 174, pt(900, 190)) +
      grass(s, [0, 120], [480, 760, 30]),
  ),
  cover(
    "apartment-09",
    { hour: "evening", other: true, sun: "back-left", centre: 500, eye: 2.6, focal: 820 },
    "Flats with red roof and arched windows at dusk, first lamps on",
    (s) =>
      background(s, { far: "bush", sun: [690, 300, 42], clouds: [cloud(580, 120, 1)] }) +
      block(frame(s, -9, 21, -0.18), {
        w: 11.5,
        floors: 3,
        bays: 3,
        wall: "#d9b58a",
        accent: "#8a4a3a",
        balconies: [1],
        ground: "flats",
        rail: "turned",
        railColor: "#f3e2c4",
        windows: { kind: "arch" },
        roof: { shape: "hip", color: "#9a4a32", rise: 2.3 },
      }) +
      hedge(s, 120, 460, 500, 24, "#d9653a") +
      palm(s, 640, 500, 330, { lean: 0.08 }) +
      palm(s, 720, 520, 400, { lean: -0.04 }) +
      crossRoad(s, 11, 4) +
      motorbike(s, 250, 565, 1.1, "#1d7680") +
      grass(s, [420, 810, 34]),
  ),
  cover(
    "apartment-10",
    { hour: "noon", sun: "right", centre: 660, eye: 2.2, focal: 760, horizon: 400 },
    "Green and white flats close by on the left of a laterite street, with a fruit stall",
    (s) => {
      return (
        background(s, { far: "bush", clouds: [cloud(690, 110, 1), cloud(500, 190, 0.5)], line: 416 }) +
        road(s, [pt(2.6, 60), pt(1.6, 16), pt(1, 4)], 5) +
        tree(s, 760, 480, 230) +
        dish(frame(s, -11.4, 19, -0.42), 6, 9.6, 2) +
        block(frame(s, -11.4, 19, -0.42), {
          w: 9,
          d: 11,
          floors: 3,
          bays: 3,
          wall: "#e8eadb",
          accent: "#2f7a62",
          balconies: [0, 1, 2],
          ground: "shops",
          rail: "bars",
          washing: true,
          shutters: ["#2f7a62", "#c9552a", "#e7dcc2"],
          stripes: ["#2f7a62", "#fbf0d8"],
        }) +
        stall(s, 600, 560, 1.1, "#c9552a") +
        wires(s, [pt(0, 40), pt(800, 230)], 40) +
        grass(s, [690, 810, 30])
      );
    },
  ),
  cover(
    "apartment-11",
    { hour: "afternoon", sun: "left", centre: 400, eye: 8, focal: 900, horizon: 250 },
    "Two apartment blocks round a yard, seen from a neighbouring balcony in warm light",
    (s) => {
      const [a, b] = [frame(s, -12, 30, -0.3), frame(s, 2.6, 27, 0.3)];
      return (
        background(s, {
          far: "town",
          sun: [400, 196, 36],
          clouds: [cloud(170, 80, 0.8), cloud(640, 90, 0.8)],
          line: 300,
        }) +
        block(a, {
          onRoof: (roof) => tank(roof, 3, 9.6, 3, 1),
          w: 10,
          floors: 3,
          bays: 3,
          wall: "#e6b98a",
          accent: "#8a4526",
          balconies: [0, 1, 2],
          ground: "flats",
          rail: "block",
          railColor: "#f3dcae",
          washing: true,
        }) +
        block(b, {
          onRoof: (roof) => tank(roof, 7, 9.6, 3, 1, "#2b646c"),
          w: 10,
          floors: 3,
          bays: 3,
          wall: "#a9c2b4",
          accent: "#2b6a6a",
          balconies: [0, 2],
          ground: "flats",
          rail: "bars",
          washing: true,
          ac: true,
        }) +
        tree(s, 400, 490, 210, { fruit: "#e08a34" }) +
        car(s, 620, 552, 0.9, "#c9d3cd") +
        kehkeh(s, 210, 556, 0.75, "#2b7a80") +
        cornerLeaves(s, "left", 0.8) +
        grass(s, [0, 810, 20])
      );
    },
  ),
  cover(
    "apartment-12",
    { hour: "dawn", sun: "right", centre: 560, eye: 2.6, focal: 860, horizon: 396 },
    "Flats by the sea with white balconies looking over the beach at sunrise",
    (s) =>
      background(s, {
        far: "sea",
        ground: "sand",
        sun: [690, 320, 42],
        clouds: [cloud(600, 120, 1), cloud(420, 60, 0.7)],
        line: 430,
      }) +
      block(frame(s, -11.5, 27, -0.36), {
        onRoof: (roof) => tank(roof, 6, 12.2, 3, 0.9),
        w: 11,
        floors: 4,
        bays: 3,
        wall: "#cfdcd2",
        accent: "#2d7680",
        balconies: [0, 1, 2],
        ground: "flats",
        rail: "turned",
        railColor: "#fff6e4",
        out: 1.2,
        storey: 2.9,
      }) +
      hedge(s, 60, 420, 532, 26) +
      palm(s, 640, 520, 340, { lean: 0.1 }) +
      palm(s, 560, 540, 270, { lean: -0.1 }) +
      grass(s, [0, 250], [650, 810, 40]),
  ),
  cover(
    "apartment-13",
    { hour: "evening", sun: "left", centre: 240, eye: 3, focal: 820 },
    "Gallery flats round an outside stair on a moonlit evening, lamps on each landing",
    (s) =>
      background(s, { far: "hills", sun: [110, 80] }) +
      palm(s, 110, 470, 300, { lean: -0.06 }) +
      block(frame(s, -0.4, 18.5, 0.2), {
        w: 11.6,
        floors: 3,
        bays: 3,
        wall: "#8fa3a8",
        accent: "#c9855a",
        stair: 2,
        balconies: [0, 1, 2],
        ground: "flats",
        rail: "bars",
        railColor: "#e9dcc0",
        roof: { shape: "shed", color: "#7f9391", rise: 1.2, over: 0.6 },
      }) +
      crossRoad(s, 11, 3.6) +
      car(s, 250, 556, 1, "#e9dcc0") +
      pot(s, 560, 560, 1) +
      grass(s, [0, 130], [560, 810, 36]),
  ),
];
