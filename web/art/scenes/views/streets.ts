import { block } from "../../buildings/block.ts";
import { bungalow } from "../../buildings/bungalow.ts";
import { row } from "../../buildings/row.ts";
import { shophouse } from "../../buildings/store.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { bush } from "../../plants/foliage.ts";
import { cornerLeaves, grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { powerLine, stall, wires } from "../../props/street.ts";
import { car, kehkeh, motorbike } from "../../props/vehicles.ts";
import { chair, hen } from "../../props/yard.ts";
import { paintedHouses } from "../painted-houses.ts";
import { type Scene, view } from "../scene.ts";
import { viewpoint } from "../viewpoint.ts";

const onStreet = viewpoint({ eye: 1.9, focal: 600, horizon: 350 });

export const streets: readonly Scene[] = [
  view(
    "street-01",
    onStreet("dawn", "left", { centre: 470 }),
    "Laterite street with painted houses on the left and the sun low at its end",
    (s) =>
      background(s, { far: "hills", sun: [520, 310, 40], clouds: [cloud(560, 120, 1)] }) +
      wall(frame(s, 6, 40, -Math.PI / 2), 30, { color: "#efdcb8", h: 1.8, style: "plain" }) +
      road(s, [pt(1, 70), pt(0.8, 16), pt(0, 4)], 4.6) +
      row(frame(s, -4.6, 8, Math.PI / 2), { units: paintedHouses, w: 5.4, rail: "bars" }) +
      tree(s, 690, 470, 270, { fruit: "#e9b13c" }) +
      powerLine(s, { x: 590, base: 420, h: 260 }, pt(0, 20), 172, pt(900, 90), 50) +
      hen(s, 520, 540) +
      grass(s, [640, 810]),
  ),
  view(
    "street-02",
    onStreet("noon", "right", { centre: 400 }),
    "Market street with umbrellas, kehkehs and shop houses on both sides at noon",
    (s) =>
      background(s, { far: "town", clouds: [cloud(300, 90, 0.9), cloud(520, 140, 0.7)] }) +
      road(s, [pt(0, 60), pt(0, 4)], 6) +
      shophouse(frame(s, -6.4, 11, 1.3), "#efc98a", "#2b7a80") +
      shophouse(frame(s, 5.4, 27, -1.2), "#b9cdbf", "#b5532c") +
      stall(s, 180, 530, 0.9, "#1d7680") +
      stall(s, 640, 520, 0.85, "#b5332a", true) +
      kehkeh(s, 430, 470, 0.5, "#2b7a80") +
      kehkeh(s, 340, 560, 1, "#e9b13c") +
      wires(s, [pt(0, 130), pt(800, 170)], 46) +
      grass(s, [690, 810, 22]),
  ),
  view(
    "street-03",
    onStreet("afternoon", "left", { centre: 250 }),
    "Paved road uphill between walls and mango trees in the afternoon",
    (s) =>
      background(s, { far: "hills", sun: [250, 310, 38], clouds: [cloud(520, 110, 1)] }) +
      wall(frame(s, -5, 5, Math.PI / 2), 34, { color: "#e6c592", h: 2, style: "blocks" }) +
      wall(frame(s, 5.4, 40, -Math.PI / 2), 34, { color: "#d9b58a", h: 2, style: "pierced" }) +
      road(s, [pt(-0.4, 70), pt(0, 16), pt(0.6, 4)], 6, true) +
      tree(s, 640, 470, 380, { fruit: "#e08a34" }) +
      tree(s, 90, 420, 230, { crown: "tiers" }) +
      powerLine(s, { x: 480, base: 410, h: 230, lamp: true }, pt(0, 90), 190, pt(820, 30), 44) +
      motorbike(s, 330, 530, 1) +
      grass(s, [690, 810]),
  ),
  view(
    "street-04",
    onStreet("evening", "right", { centre: 300 }),
    "Street corner at night with a lit shop, a street lamp and a waiting kehkeh",
    (s) =>
      background(s, { far: "town", sun: [218, 114] }) +
      shophouse(frame(s, 1, 15, 0.34), "#d9b08a", "#3f7a80") +
      road(s, [pt(-14, 9), pt(0, 8), pt(14, 9)], 4) +
      powerLine(s, { x: 150, base: 470, h: 350, lamp: true }, pt(-40, 150), 144, pt(820, 60), 40) +
      kehkeh(s, 250, 548, 1.1, "#e9b13c") +
      chair(s, 590, 540, 1, "#2b7a80") +
      grass(s, [0, 130], [640, 810]),
  ),
  view(
    "street-05",
    onStreet("noon", "left", { other: true, centre: 560 }),
    "Wide junction with flats, power poles and heavy rain-season clouds",
    (s) =>
      background(s, { far: "bush", clouds: [cloud(200, 120, 1.3), cloud(560, 90, 1.1), cloud(720, 160, 0.8)] }) +
      block(frame(s, -15, 20, -0.3), {
        w: 11,
        floors: 3,
        bays: 3,
        wall: "#e9d3a8",
        accent: "#2b6a86",
        balconies: [0, 1, 2],
        ground: "shops",
        rail: "bars",
        washing: true,
      }) +
      road(s, [pt(-20, 8), pt(0, 7.6), pt(20, 8)], 4, true) +
      road(s, [pt(2, 60), pt(1.6, 9)], 5, true) +
      powerLine(s, { x: 660, base: 470, h: 370 }, pt(0, 60), 118, pt(880, 130), 46) +
      car(s, 330, 540, 1.1, "#b5332a") +
      motorbike(s, 560, 560, 1.1, "#16424a") +
      grass(s, [700, 810]),
  ),
  view(
    "street-06",
    onStreet("dawn", "right", { other: true, centre: 400, horizon: 330 }),
    "Beach road with palms on both sides running to the sea in rose light",
    (s) =>
      background(s, {
        far: "sea",
        ground: "grass",
        sun: [400, 296, 44],
        clouds: [cloud(200, 120, 1), cloud(600, 150, 0.9)],
        line: 366,
      }) +
      road(s, [pt(0, 30), pt(0, 12), pt(0, 4)], 4.4) +
      palm(s, 320, 390, 160, { lean: -0.06 }) +
      palm(s, 490, 390, 170, { lean: 0.06 }) +
      palm(s, 230, 440, 270, { lean: -0.05 }) +
      palm(s, 580, 440, 280, { lean: 0.05 }) +
      palm(s, 90, 530, 430, { lean: -0.02 }) +
      palm(s, 710, 540, 450, { lean: 0.02 }) +
      bush(s, 170, 470, 36, "#d9653a") +
      bush(s, 640, 476, 40, "#d9653a") +
      kehkeh(s, 420, 470, 0.6) +
      grass(s, [0, 260, 36], [560, 810, 36]),
  ),
  view(
    "street-07",
    onStreet("afternoon", "right", { other: true, centre: 620 }),
    "Lane of townhouses on the left in amber light with washing and parked car",
    (s) =>
      background(s, { far: "palms", clouds: [cloud(640, 130, 0.9)] }) +
      road(s, [pt(0.6, 60), pt(0.4, 14), pt(0, 4)], 4.2) +
      row(frame(s, -4.4, 7, Math.PI / 2 - 0.1), {
        units: [...paintedHouses].reverse(),
        w: 5,
        roof: "gable",
        windows: { kind: "louvre" },
      }) +
      car(s, 560, 480, 0.8, "#c9d3cd", "saloon", true) +
      palm(s, 740, 540, 420, { lean: -0.05 }) +
      grass(s, [560, 810, 40]),
  ),
  view(
    "street-08",
    onStreet("evening", "left", { other: true, centre: 420 }),
    "Hill street at dusk with lit windows both sides and wires overhead",
    (s) =>
      background(s, { far: "hills", sun: [430, 316, 40], clouds: [cloud(220, 120, 1.1), cloud(600, 160, 0.9)] }) +
      road(s, [pt(0, 60), pt(0, 4)], 5) +
      row(frame(s, -5, 9, Math.PI / 2), { units: paintedHouses, w: 5.2 }) +
      bungalow(frame(s, 4.6, 15, 0.7), {
        w: 8,
        d: 6,
        wall: "#d9a08a",
        roof: { shape: "hip", color: "#8a4a36", rise: 2 },
        veranda: "full",
        rail: "bars",
        windows: { lit: true },
      }) +
      powerLine(s, { x: 520, base: 440, h: 290, lamp: true }, pt(0, 30), 168, pt(860, 70), 50) +
      motorbike(s, 380, 540, 1) +
      grass(s, [620, 810]) +
      cornerLeaves(s, "right", 0.6),
  ),
];
