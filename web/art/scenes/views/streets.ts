import { row } from "../../buildings/row.ts";
import { shophouse } from "../../buildings/store.ts";
import { frame } from "../../kit/frame.ts";
import type { View } from "../../kit/stage.ts";
import { road } from "../../land/ground.ts";
import { wall } from "../../land/walls.ts";
import { grass } from "../../plants/grass.ts";
import { tree } from "../../plants/tree.ts";
import { pole, stall, wires } from "../../props/street-things.ts";
import { kehkeh, motorbike } from "../../props/vehicles.ts";
import { chair, hen } from "../../props/yard-things.ts";
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

export const streets: readonly Picture[] = [
  view(
    "street-01",
    { ...low, hour: "dawn", sun: "left", centre: 470 },
    "Laterite street with painted houses on the left and the sun low at its end",
    (s) =>
      setting(s, { far: "hills", sun: [520, 310, 40], clouds: [[560, 120, 1]] }) +
      wall(frame(s, 6, 40, -Math.PI / 2), 30, { color: "#efdcb8", h: 1.8, style: "plain" }) +
      road(
        s,
        [
          [1, 70],
          [0.8, 16],
          [0, 4],
        ],
        4.6,
      ) +
      row(frame(s, -4.6, 8, Math.PI / 2), { units: fresh, w: 5.4, rail: "bars" }) +
      tree(s, 690, 470, 270, { fruit: "#e9b13c" }) +
      pole(s, 590, 420, 260) +
      wires(
        s,
        [
          [0, 20],
          [590, 172],
          [900, 90],
        ],
        50,
      ) +
      hen(s, 520, 540) +
      grass(s, 640, 810),
  ),
  view(
    "street-02",
    { ...low, sun: "right", centre: 400 },
    "Market street with umbrellas, kehkehs and shop houses on both sides at noon",
    (s) =>
      setting(s, {
        far: "town",
        clouds: [
          [300, 90, 0.9],
          [520, 140, 0.7],
        ],
      }) +
      road(
        s,
        [
          [0, 60],
          [0, 4],
        ],
        6,
      ) +
      shophouse(frame(s, -6.4, 11, 1.3), "#efc98a", "#2b7a80") +
      shophouse(frame(s, 5.4, 27, -1.2), "#b9cdbf", "#b5532c") +
      stall(s, 180, 530, 0.9, "#1d7680") +
      stall(s, 640, 520, 0.85, "#b5332a", true) +
      kehkeh(s, 430, 470, 0.5, "#2b7a80") +
      kehkeh(s, 340, 560, 1, "#e9b13c") +
      wires(
        s,
        [
          [0, 130],
          [800, 170],
        ],
        46,
      ) +
      grass(s, 690, 810, 22),
  ),
  view(
    "street-03",
    { ...low, hour: "afternoon", sun: "left", centre: 250 },
    "Paved road uphill between walls and mango trees in the afternoon",
    (s) =>
      setting(s, { far: "hills", sun: [250, 310, 38], clouds: [[520, 110, 1]] }) +
      wall(frame(s, -5, 5, Math.PI / 2), 34, { color: "#e6c592", h: 2, style: "blocks" }) +
      wall(frame(s, 5.4, 40, -Math.PI / 2), 34, { color: "#d9b58a", h: 2, style: "pierced" }) +
      road(
        s,
        [
          [-0.4, 70],
          [0, 16],
          [0.6, 4],
        ],
        6,
        true,
      ) +
      tree(s, 640, 470, 380, { fruit: "#e08a34" }) +
      tree(s, 90, 420, 230, { crown: "tiers" }) +
      pole(s, 480, 410, 230, { lamp: true }) +
      wires(
        s,
        [
          [0, 90],
          [480, 190],
          [820, 30],
        ],
        44,
      ) +
      motorbike(s, 330, 530, 1) +
      grass(s, 690, 810),
  ),
  view(
    "street-04",
    { ...low, hour: "evening", sun: "right", centre: 300 },
    "Street corner at night with a lit shop, a street lamp and a waiting kehkeh",
    (s) =>
      setting(s, { far: "town", sun: [120, 80] }) +
      shophouse(frame(s, 1, 15, 0.34), "#d9b08a", "#3f7a80") +
      road(
        s,
        [
          [-14, 9],
          [0, 8],
          [14, 9],
        ],
        4,
      ) +
      pole(s, 150, 470, 350, { lamp: true }) +
      wires(
        s,
        [
          [-40, 150],
          [150, 144],
          [820, 60],
        ],
        40,
      ) +
      kehkeh(s, 250, 548, 1.1, "#e9b13c") +
      chair(s, 590, 540, 1, "#2b7a80") +
      grass(s, 0, 130) +
      grass(s, 640, 810),
  ),
];
