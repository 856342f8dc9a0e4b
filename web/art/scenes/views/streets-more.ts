import { block } from "../../buildings/block.ts";
import { bungalow } from "../../buildings/bungalow.ts";
import { row } from "../../buildings/row.ts";
import { frame } from "../../kit/frame.ts";
import type { View } from "../../kit/stage.ts";
import { road } from "../../land/ground.ts";
import { bush } from "../../plants/cluster.ts";
import { grass, overhang } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { pole, wires } from "../../props/street-things.ts";
import { car, kehkeh, motorbike } from "../../props/vehicles.ts";
import { type Picture, view } from "../compose.ts";
import { setting } from "../setting.ts";

const fresh = [
  { wall: "#f3e2bd", roof: "#a8442a", door: "#2b6a7a", dado: "#2b7a80" },
  { wall: "#e8a98f", roof: "#7f9391", door: "#fbf0d8", dado: "#8a3d3d", lit: true },
  { wall: "#a9cdb9", roof: "#a8442a", door: "#b5481c", dado: "#3f7a6a" },
  { wall: "#eac77e", roof: "#93a9a6", door: "#2b5a5f", dado: "#8a5a32", lit: true },
  { wall: "#cfd8cc", roof: "#a8442a", door: "#2b6a7a" },
] as const;

const low: View = { hour: "noon", eye: 1.9, focal: 600, horizon: 350 };

export const moreStreets: readonly Picture[] = [
  view(
    "street-05",
    { ...low, sun: "left", other: true, centre: 560 },
    "Wide junction with flats, power poles and heavy rain-season clouds",
    (s) =>
      setting(s, {
        far: "bush",
        clouds: [
          [200, 120, 1.3],
          [560, 90, 1.1],
          [720, 160, 0.8],
        ],
      }) +
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
      road(
        s,
        [
          [-20, 8],
          [0, 7.6],
          [20, 8],
        ],
        4,
        true,
      ) +
      road(
        s,
        [
          [2, 60],
          [1.6, 9],
        ],
        5,
        true,
      ) +
      pole(s, 660, 470, 370) +
      wires(
        s,
        [
          [0, 60],
          [660, 118],
          [880, 130],
        ],
        46,
      ) +
      car(s, 330, 540, 1.1, "#b5332a") +
      motorbike(s, 560, 560, 1.1, "#16424a") +
      grass(s, 700, 810),
  ),
  view(
    "street-06",
    { ...low, hour: "dawn", sun: "right", other: true, centre: 400, horizon: 330 },
    "Beach road with palms on both sides running to the sea in rose light",
    (s) =>
      setting(s, {
        far: "sea",
        ground: "grass",
        sun: [400, 296, 44],
        clouds: [
          [200, 120, 1],
          [600, 150, 0.9],
        ],
        line: 366,
      }) +
      road(
        s,
        [
          [0, 30],
          [0, 12],
          [0, 4],
        ],
        4.4,
      ) +
      palm(s, 320, 390, 160, { lean: -0.06 }) +
      palm(s, 490, 390, 170, { lean: 0.06 }) +
      palm(s, 230, 440, 270, { lean: -0.05 }) +
      palm(s, 580, 440, 280, { lean: 0.05 }) +
      palm(s, 90, 530, 430, { lean: -0.02 }) +
      palm(s, 710, 540, 450, { lean: 0.02 }) +
      bush(s, 170, 470, 36, "#d9653a") +
      bush(s, 640, 476, 40, "#d9653a") +
      kehkeh(s, 420, 470, 0.6) +
      grass(s, 0, 260, 36) +
      grass(s, 560, 810, 36),
  ),
  view(
    "street-07",
    { ...low, hour: "afternoon", sun: "right", other: true, centre: 620 },
    "Lane of townhouses on the left in amber light with washing and parked car",
    (s) =>
      setting(s, { far: "palms", clouds: [[640, 130, 0.9]] }) +
      road(
        s,
        [
          [0.6, 60],
          [0.4, 14],
          [0, 4],
        ],
        4.2,
      ) +
      row(frame(s, -4.4, 7, Math.PI / 2 - 0.1), {
        units: [...fresh].reverse(),
        w: 5,
        roof: "gable",
        win: { kind: "louvre" },
      }) +
      car(s, 560, 480, 0.8, "#c9d3cd", "saloon", true) +
      palm(s, 740, 540, 420, { lean: -0.05 }) +
      grass(s, 560, 810, 40),
  ),
  view(
    "street-08",
    { ...low, hour: "evening", sun: "left", other: true, centre: 420 },
    "Hill street at dusk with lit windows both sides and wires overhead",
    (s) =>
      setting(s, {
        far: "hills",
        sun: [430, 316, 40],
        clouds: [
          [220, 120, 1.1],
          [600, 160, 0.9],
        ],
      }) +
      road(
        s,
        [
          [0, 60],
          [0, 4],
        ],
        5,
      ) +
      row(frame(s, -5, 9, Math.PI / 2), { units: fresh, w: 5.2 }) +
      bungalow(frame(s, 4.6, 15, 0.7), {
        w: 8,
        d: 6,
        wall: "#d9a08a",
        roof: { shape: "hip", color: "#8a4a36", rise: 2 },
        veranda: "full",
        rail: "bars",
        win: { lit: true },
      }) +
      pole(s, 520, 440, 290, { lamp: true }) +
      wires(
        s,
        [
          [0, 30],
          [520, 168],
          [860, 70],
        ],
        50,
      ) +
      motorbike(s, 380, 540, 1) +
      grass(s, 620, 810) +
      overhang(s, "right", 0.6),
  ),
];
