import { block } from "../../buildings/block.ts";
import { bungalow } from "../../buildings/bungalow.ts";
import { row } from "../../buildings/row.ts";
import { shophouse } from "../../buildings/store.ts";
import { frame } from "../../kit/frame.ts";
import { ellipse, opacity, path, pt, stroke } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { crossRoad, road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { SKIN, standing } from "../../people/figure.ts";
import { cornerLeaves, grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { bayLines, cone, cones, learnerPlate, roofSign } from "../../props/driving-school.ts";
import { powerLine, stall, wires } from "../../props/street.ts";
import { car, kehkeh, motorbike, offRoader, truck } from "../../props/vehicles.ts";
import { paintedHouses } from "../painted-houses.ts";
import { viewpoint } from "../viewpoint.ts";
import { type ServiceScene, serviceScene } from "./service-scene.ts";

const inYard = viewpoint({ eye: 2.4, focal: 760, horizon: 330 });
const YELLOW = "#e9b13c";

const instructor = { skin: SKIN[1], hair: "short", top: "#f3e6c8", bottom: "#24434a", holds: "clipboard" } as const;

export const drivingScenes: readonly ServiceScene[] = [
  serviceScene(
    "driving-school",
    inYard("afternoon", "left", { centre: 420 }),
    (s) =>
      background(s, { far: "palms", sun: [640, 250, 40], clouds: [cloud(300, 110, 1.1), cloud(560, 150, 0.8)] }) +
      wall(frame(s, -12, 17, 0), 26, { color: "#efd9b0", h: 1.9, style: "blocks" }) +
      bungalow(frame(s, -9.5, 13.5, 0.16), {
        w: 7,
        d: 5,
        wall: "#d9ddc6",
        dado: "#1d7680",
        roof: { shape: "hip", color: "#a65a3a", rise: 1.8 },
        veranda: "full",
        rail: "bars",
      }) +
      tree(s, 730, 400, 250, { fruit: "#e08a34" }) +
      bayLines(s, [
        [452, 424, -60, 60],
        [716, 424, 0, 60],
      ]) +
      cones(s, [
        [330, 420],
        [250, 452],
        [150, 494],
        [40, 548],
      ]) +
      car(s, 440, 536, 1.6, YELLOW, "hatch") +
      roofSign(s, 410, 394, 1.5) +
      learnerPlate(s, 294, 506, 0.9) +
      standing(s, 690, 560, 1.15, instructor) +
      cone(s, 760, 566, 1.3) +
      grass(s, [0, 70, 26], [730, 810, 24]),
  ),
  serviceScene(
    "course-manual",
    inYard("noon", "right", { centre: 360 }),
    (s) =>
      background(s, { far: "bush", clouds: [cloud(180, 100, 1), cloud(620, 130, 0.9)] }) +
      wall(frame(s, -14, 20, 0), 30, { color: "#e6c592", h: 1.8, style: "pierced" }) +
      palm(s, 90, 430, 300, { lean: 0.06 }) +
      cones(s, [
        [210, 420],
        [330, 440],
        [470, 424],
        [610, 446],
        [744, 420],
      ]) +
      car(s, 400, 540, 1.7, "#c9d3cd", "saloon", true) +
      roofSign(s, 412, 402, 1.4) +
      learnerPlate(s, 570, 512, 0.9) +
      cone(s, 70, 566, 1.4) +
      grass(s, [690, 810, 26]),
  ),
  serviceScene(
    "course-automatic",
    inYard("evening", "left", { other: true, centre: 470, eye: 1.9, horizon: 350 }),
    (s) =>
      background(s, { far: "town", sun: [470, 318, 38], clouds: [cloud(220, 120, 1), cloud(640, 150, 0.9)] }) +
      road(s, [pt(0.4, 60), pt(0.2, 14), pt(0, 4)], 6, true) +
      row(frame(s, -5.4, 8, Math.PI / 2 - 0.05), { units: paintedHouses, w: 5 }) +
      powerLine(s, { x: 640, base: 440, h: 280, lamp: true }, pt(0, 40), 176, pt(860, 80), 46) +
      car(s, 430, 548, 1.5, "#b5332a", "hatch") +
      roofSign(s, 402, 414, 1.3) +
      learnerPlate(s, 290, 520, 0.85) +
      grass(s, [690, 810, 24]),
  ),
  serviceScene(
    "course-off-road",
    inYard("dawn", "right", { other: true, centre: 300 }),
    (s) =>
      background(s, { far: "hills", sun: [250, 280, 44], clouds: [cloud(520, 110, 1.1)] }) +
      road(s, [pt(5, 50), pt(1, 18), pt(-1.5, 9), pt(0.4, 4)], 5) +
      tree(s, 110, 430, 280, { crown: "tiers" }) +
      tree(s, 720, 410, 220) +
      ellipse(330, 560, 150, 14, "#7c4a2c", opacity(0.65)) +
      ellipse(300, 556, 84, 6, "#c79a72", opacity(0.6)) +
      offRoader(s, 420, 540, 1.6) +
      roofSign(s, 340, 345, 1.3) +
      stroke("M214 546q-26-10-44-34M236 552q-20-16-30-40M196 556q-30-4-56-20", "#a9512a", 5, opacity(0.8)) +
      grass(s, [0, 120, 34], [660, 810, 34]) +
      cornerLeaves(s, "right", 0.6),
  ),
  serviceScene(
    "course-truck",
    inYard("noon", "left", { other: true, centre: 560 }),
    (s) =>
      background(s, { far: "bush", clouds: [cloud(180, 120, 1.2), cloud(560, 90, 1)] }) +
      block(frame(s, 4, 26, 0.3), {
        w: 11,
        floors: 3,
        bays: 3,
        wall: "#e9d3a8",
        accent: "#1d7680",
        balconies: [1, 2],
        ground: "shops",
        rail: "bars",
      }) +
      crossRoad(s, 7.6, 4.6, true) +
      powerLine(s, { x: 96, base: 430, h: 320 }, pt(-40, 80), 130, pt(840, 150), 52) +
      truck(s, 400, 548, 1.45) +
      learnerPlate(s, 180, 530, 0.9) +
      grass(s, [0, 120, 24], [690, 810, 24]),
  ),
  serviceScene(
    "course-motorcycle",
    inYard("afternoon", "right", { centre: 430 }),
    (s) =>
      background(s, { far: "sea", ground: "sand", sun: [560, 280, 42], clouds: [cloud(240, 110, 1)] }) +
      palm(s, 120, 470, 340, { lean: 0.05 }) +
      palm(s, 690, 450, 280, { lean: -0.07 }) +
      cones(s, [
        [250, 424],
        [400, 440],
        [560, 424],
      ]) +
      motorbike(s, 380, 548, 2.7, "#b5332a") +
      standing(s, 610, 556, 1.15, { ...instructor, top: "#5d8560", hair: "cap", wrap: "#1d7680" }) +
      cone(s, 130, 570, 1.4) +
      grass(s, [0, 90, 30], [700, 810, 28]),
  ),
  serviceScene(
    "course-refresher",
    inYard("noon", "right", { centre: 400, eye: 1.9, horizon: 350 }),
    (s) =>
      background(s, { far: "town", clouds: [cloud(300, 90, 0.9), cloud(560, 140, 0.7)] }) +
      road(s, [pt(0, 60), pt(0, 4)], 7, true) +
      shophouse(frame(s, -7, 11, 1.3), "#b9cdbf", "#b5532c") +
      shophouse(frame(s, 6, 27, -1.2), "#efc98a", "#2b7a80") +
      stall(s, 130, 520, 0.8, "#b5332a") +
      stall(s, 690, 510, 0.8, "#1d7680", true) +
      kehkeh(s, 560, 470, 0.55, YELLOW, true) +
      car(s, 370, 548, 1.6, "#2b7a80", "hatch") +
      roofSign(s, 340, 406, 1.3) +
      wires(s, [pt(0, 120), pt(800, 160)], 46) +
      path("M0 596h800v4H0z", "#3a3a36", opacity(0.2)),
  ),
];
