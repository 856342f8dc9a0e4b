import { office } from "../../buildings/office.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { crossRoad } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { hedge } from "../../plants/foliage.ts";
import { cornerLeaves, grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { dish, kerb, pole, powerLine, tank, wires } from "../../props/street.ts";
import { car, kehkeh, motorbike } from "../../props/vehicles.ts";
import { pot } from "../../props/yard.ts";
import { cover, type Scene } from "../scene.ts";

export const offices: readonly Scene[] = [
  cover(
    "office-space-01",
    { hour: "noon", sun: "left", centre: 620, horizon: 424, eye: 2.2, focal: 780 },
    "Five-storey office building with concrete fins on a boulevard at noon",
    (s) => {
      const f = frame(s, -13.4, 35, -0.2);
      return (
        background(s, { far: "town", clouds: [cloud(620, 120, 1.1), cloud(430, 210, 0.5), cloud(120, 80, 0.8)] }) +
        office(f, {
          onRoof: (roof) => tank(roof, 3, 17.4, 4, 0.9),
          w: 14.5,
          floors: 5,
          wall: "#f1e6cd",
          accent: "#2b7a80",
          face: "fins",
        }) +
        kerb(f, -3, 22, 3) +
        crossRoad(s, 13, 7, true) +
        tree(s, 690, 510, 290, { crown: "tiers" }) +
        palm(s, 96, 500, 250, { lean: 0.04 }) +
        powerLine(s, { x: 560, base: 500, h: 330, lamp: true }, pt(0, 150), 192, pt(900, 150), 34) +
        car(s, 250, 548, 1, "#e9dcc0", "jeep") +
        kehkeh(s, 480, 574, 1, "#e9b13c", true) +
        grass(s, [0, 140, 22], [640, 810, 26])
      );
    },
  ),
  cover(
    "office-space-02",
    { hour: "afternoon", sun: "right", centre: 220, horizon: 400, eye: 2.6, focal: 800 },
    "Office block with a pierced concrete sun screen in afternoon light",
    (s) =>
      background(s, { far: "bush", sun: [90, 340, 40], clouds: [cloud(260, 110, 1)] }) +
      office(frame(s, 1, 26, 0.2), {
        onRoof: (roof) => dish(roof, 10, 14, 3),
        w: 13,
        floors: 4,
        wall: "#e6c592",
        accent: "#b5532c",
        face: "screen",
      }) +
      hedge(s, 280, 360, 530, 22) +
      crossRoad(s, 12, 4.4) +
      palm(s, 140, 510, 360, { lean: -0.05 }) +
      motorbike(s, 330, 560, 1.1, "#16424a") +
      car(s, 650, 560, 1, "#7d9f8f") +
      grass(s, [0, 170], [720, 810, 26]),
  ),
  cover(
    "office-space-03",
    { hour: "evening", sun: "left", centre: 430, horizon: 410, eye: 2.4, focal: 800 },
    "Glass-fronted offices at night with several floors still lit",
    (s) =>
      background(s, { far: "town", sun: [96, 70] }) +
      office(frame(s, -7, 27, 0.06), {
        onRoof: (roof) => tank(roof, 11, 14, 4, 1),
        w: 14,
        floors: 4,
        wall: "#8fa3a4",
        accent: "#c98a5a",
        face: "ribbon",
      }) +
      crossRoad(s, 13, 5, true) +
      pole(s, 700, 520, 350, { lamp: true }) +
      pole(s, 110, 520, 350, { lamp: true }) +
      wires(s, [pt(0, 190), pt(110, 196), pt(700, 196), pt(820, 180)], 46) +
      car(s, 420, 560, 1.1, "#b5332a") +
      pot(s, 520, 500, 0.8) +
      grass(s, [0, 200], [600, 810, 30]),
  ),
  cover(
    "office-space-04",
    { hour: "dawn", other: true, sun: "right", centre: 560, horizon: 390, eye: 2.6, focal: 780 },
    "Two-storey pale blue office house with a forecourt under a rose sky",
    (s) =>
      background(s, { far: "hills", clouds: [cloud(540, 120, 1.1), cloud(190, 90, 0.8)], sun: [680, 330, 44] }) +
      office(frame(s, -9.6, 21, -0.28), {
        onRoof: (roof) => dish(roof, 4, 7.4, 2) + tank(roof, 9, 7.2, 4, 0.9),
        w: 13,
        floors: 2,
        wall: "#a9c4cf",
        accent: "#f3e2c4",
        face: "fins",
        d: 8,
      }) +
      wall(frame(s, -1, 14, 0.1), 9, { color: "#ecdcbc", style: "rails", h: 1.4 }) +
      powerLine(s, { x: 90, base: 470, h: 330 }, pt(-60, 190), 160, pt(860, 110), 36) +
      car(s, 240, 560, 1.05, "#8a3d3d", "pickup") +
      palm(s, 700, 540, 360, { lean: 0.05 }) +
      grass(s, [0, 130], [520, 810, 32]) +
      cornerLeaves(s, "left", 0.5),
  ),
];
