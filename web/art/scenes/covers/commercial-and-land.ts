import { shophouse, warehouse } from "../../buildings/store.ts";
import { frame } from "../../kit/frame.ts";
import { opacity, pt, stroke } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { cornerLeaves, grass, tuft } from "../../plants/grass.ts";
import { palm, plantain } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { plotPegs, unfinished } from "../../props/site.ts";
import { kerb, powerLine, stall } from "../../props/street.ts";
import { car, kehkeh, motorbike } from "../../props/vehicles.ts";
import { blockStack, sandHeap } from "../../props/yard.ts";
import { cover, type Scene } from "../scene.ts";

export const commercialAndLand: readonly Scene[] = [
  cover(
    "commercial-01",
    { hour: "noon", sun: "left", centre: 560, horizon: 380, eye: 2.2, focal: 780 },
    "Two-storey shop house with striped awnings and a fruit stall on a market street",
    (s) => {
      const f = frame(s, -8.8, 19.5, -0.16);
      return (
        background(s, { far: "town", clouds: [cloud(620, 110, 1), cloud(140, 70, 0.7)] }) +
        shophouse(f, "#efc98a", "#2b7a80") +
        kerb(f, -1, 15, 2) +
        road(s, [pt(-16, 11), pt(0, 10), pt(20, 11)], 4.4) +
        powerLine(s, { x: 690, base: 510, h: 380 }, pt(0, 130), 148, pt(900, 120), 40) +
        stall(s, 590, 530, 1.05, "#b5332a") +
        motorbike(s, 130, 560, 1.1, "#1d7680") +
        kehkeh(s, 330, 575, 1) +
        grass(s, [690, 810, 26])
      );
    },
  ),
  cover(
    "warehouse-01",
    { hour: "afternoon", other: true, sun: "right", centre: 600, horizon: 372, eye: 2.6, focal: 760 },
    "Zinc warehouse with loading doors and a pickup in the yard near the Freeport",
    (s) =>
      background(s, { far: "sea", clouds: [cloud(620, 110, 1.1), cloud(200, 80, 0.8)], line: 396 }) +
      warehouse(frame(s, -12.6, 23, -0.24), "#b9c4b8", "#8fa3a0") +
      powerLine(s, { x: 720, base: 470, h: 360 }, pt(0, 60), 128, pt(900, 150), 40) +
      car(s, 560, 520, 1, "#c9552a", "pickup", true) +
      blockStack(s, 130, 548, 1.1) +
      stroke("M0 548q300 22 800-6", s.pal.earth[4], 5, opacity(0.5)) +
      grass(s, [0, 200], [600, 810, 34]),
  ),
  cover(
    "land-01",
    { hour: "dawn", sun: "left", centre: 420, horizon: 330, eye: 3.6 },
    "Fenced plot of land with corner posts, blocks and a sand heap, hills behind at dawn",
    (s) =>
      background(s, {
        far: "hills",
        ground: "grass",
        sun: [620, 286, 46],
        clouds: [cloud(240, 110, 1.1), cloud(640, 140, 0.7)],
      }) +
      tree(s, 110, 430, 230, { fruit: "#e08a34" }) +
      palm(s, 730, 430, 300, { lean: 0.05 }) +
      plantain(s, 60, 470, 170) +
      wall(frame(s, -12, 21), 15, { color: "#c9b89a", style: "blocks", h: 1.2 }) +
      plotPegs(frame(s, -6, 11.5), 13, 8) +
      road(s, [pt(5.6, 40), pt(4.8, 22), pt(3, 15), pt(1.4, 11)], 2.2) +
      sandHeap(s, 230, 500, 1) +
      blockStack(s, 380, 486, 0.9) +
      tuft(s, 560, 520, 24) +
      tuft(s, 130, 540, 28) +
      grass(s, [0, 260], [540, 810, 44]),
  ),
  cover(
    "land-02",
    { hour: "noon", other: true, sun: "right", centre: 500, horizon: 350, eye: 3 },
    "Beach-side plot with the first walls of a house standing and palms along the shore",
    (s) =>
      background(s, { far: "sea", clouds: [cloud(160, 110, 1.1), cloud(560, 80, 0.9)], line: 398 }) +
      palm(s, 640, 440, 300, { lean: 0.08 }) +
      palm(s, 560, 430, 220, { lean: -0.07 }) +
      palm(s, 730, 460, 360, { lean: -0.04 }) +
      unfinished(frame(s, -7.4, 17, -0.22)) +
      blockStack(s, 560, 530, 1.1, 5) +
      sandHeap(s, 690, 560, 0.9, "#e9d2a4") +
      plotPegs(frame(s, -9, 11), 14, 5) +
      tuft(s, 420, 556, 26) +
      grass(s, [0, 230], [620, 810, 36]) +
      cornerLeaves(s, "left", 0.6),
  ),
];
