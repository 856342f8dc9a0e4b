import { row, type Unit } from "../../buildings/row.ts";
import { villa } from "../../buildings/villa.ts";
import { frame } from "../../kit/frame.ts";
import { opacity, poly, pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { hills } from "../../land/far.ts";
import { road, yard } from "../../land/ground.ts";
import { cloud, sky } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { canopy, hedge } from "../../plants/foliage.ts";
import { cornerLeaves, grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { kerb, powerLine } from "../../props/street.ts";
import { car, kehkeh, motorbike } from "../../props/vehicles.ts";
import { chair, generator, hen, pot, tyrePlanter } from "../../props/yard.ts";
import { paintedHouses } from "../painted-houses.ts";
import { cover, type Scene } from "../scene.ts";

const eveningStreet: readonly Unit[] = [
  { wall: "#c98f6a", roof: "#4a5f62", door: "#2a2422", drop: 0.2 },
  { wall: "#7fa39a", roof: "#9a4a36", door: "#8a4a22", lit: true },
  { wall: "#b58a72", roof: "#3f5256", door: "#2a2422", drop: 0.3 },
  { wall: "#7d9aa0", roof: "#8a4436", door: "#5a3028", lit: true },
  { wall: "#c4a07a", roof: "#4a5f62", door: "#2a2422", drop: 0.2 },
  { wall: "#8fa58f", roof: "#7a4030", door: "#2a2422" },
];
const redRoofs: readonly Unit[] = paintedHouses.slice(0, 4).map((unit) => ({ ...unit, roof: "#a8442a" }));
const modernRow: readonly Unit[] = [
  { wall: "#eef0e6", roof: "#fbf0d8", door: "#b5481c", dado: "#b5743c", drop: 0.8 },
  { wall: "#cfd8cc", roof: "#fbf0d8", door: "#16424a", dado: "#2b646c", drop: 0.4 },
  { wall: "#eef0e6", roof: "#fbf0d8", door: "#b5481c", dado: "#b5743c" },
];
const duplexPair: readonly Unit[] = [
  { wall: "#e9c9a0", roof: "#7f9391", door: "#2b5a5f", dado: "#8a4526" },
  { wall: "#b9c9b4", roof: "#7f9391", door: "#b5481c", dado: "#3f6a5c" },
];

export const townhouses: readonly Scene[] = [
  cover(
    "townhouse-01",
    { hour: "evening", sun: "right", centre: 580, horizon: 376, eye: 1.9, focal: 600 },
    "Townhouse street in the evening, windows lit by a generator on the laterite road",
    (s) =>
      sky(s, { sun: [690, 66] }) +
      hills(s, 44, 2) +
      yard(s, s.horizon + 4) +
      palm(s, 716, 400, 215, { lean: 0.06 }) +
      canopy(s, 800, 350, 70, 56, s.pal.leaf[0]) +
      canopy(s, 690, 362, 46, 26, s.pal.leaf[0]) +
      wall(frame(s, 5.2, 40, -Math.PI / 2), 34, { color: "#7a6a5c", h: 1.7, style: "plain" }) +
      road(s, [pt(0.4, 80), pt(0.2, 16), pt(-0.2, 3)], 4.6) +
      row(frame(s, -6, 7.6, Math.PI / 2 - 0.06), {
        units: eveningStreet,
        w: 5,
        d: 6.4,
        storey: 2.8,
        rise: 3.3,
        windows: { kind: "pane" },
      }) +
      powerLine(s, { x: 520, base: 430, h: 220 }, pt(-40, 40), 224, pt(860, 150), 50) +
      poly([pt(286, 470), pt(322, 452), pt(500, 492), pt(484, 548)], "#ffc46b", opacity(0.3)) +
      generator(s, 352, 534, 1) +
      chair(s, 470, 508, 0.8, "#2b7a80", true) +
      grass(s, [0, 180], [640, 810, 48]) +
      canopy(s, 830, 560, 70, 74, s.pal.leaf[0]),
  ),
  cover(
    "townhouse-02",
    { hour: "noon", sun: "left", centre: 420, horizon: 380, eye: 2.2, focal: 800 },
    "Four painted townhouses with red roofs side by side at noon",
    (s) => {
      const f = frame(s, -10.6, 22, -0.05);
      return (
        background(s, { far: "bush", clouds: [cloud(120, 90, 0.9), cloud(620, 120, 1)] }) +
        row(f, { units: redRoofs, rail: "bars", windows: { kind: "pane" }, w: 5.2 }) +
        kerb(f, 0, 20.8, 1.6) +
        road(s, [pt(-14, 11), pt(0, 10.5), pt(14, 11)], 4, true) +
        tyrePlanter(s, 120, 530, 0.9) +
        hedge(s, 430, 520, 512, 17) +
        motorbike(s, 300, 545, 1) +
        car(s, 600, 566, 1.1, "#c9d3cd") +
        grass(s, [0, 200, 24], [730, 810, 24])
      );
    },
  ),
  cover(
    "townhouse-03",
    { hour: "dawn", sun: "left", centre: 200, horizon: 372, eye: 2.2, focal: 640 },
    "Row of gabled townhouses down a sandy lane in the early morning",
    (s) =>
      background(s, { far: "hills", sun: [130, 320, 42], clouds: [cloud(220, 110, 1), cloud(480, 70, 0.6)] }) +
      road(s, [pt(-1, 70), pt(-0.6, 16), pt(0.4, 4)], 4) +
      row(frame(s, 3.6, 27, -Math.PI / 2 + 0.18), {
        units: [...redRoofs].reverse(),
        w: 5,
        roof: "gable",
        rail: "turned",
        windows: { kind: "louvre" },
      }) +
      tree(s, 90, 470, 260, { fruit: "#e9b13c" }) +
      powerLine(s, { x: 216, base: 430, h: 250 }, pt(-60, 120), 190, pt(800, 20), 44) +
      hen(s, 300, 540, 1) +
      hen(s, 250, 556, 1, "#6e2d18", true) +
      grass(s, [0, 210]),
  ),
  cover(
    "townhouse-04",
    { hour: "afternoon", other: true, sun: "right", centre: 640, horizon: 380, eye: 2.4, focal: 820 },
    "Two cream townhouses with small porches and zinc roofs in amber light",
    (s) =>
      background(s, { far: "palms", clouds: [cloud(300, 110, 1.1)] }) +
      row(frame(s, -10, 19, -0.14), {
        units: [
          { wall: "#f0dcb4", roof: "#93a9a6", door: "#8a3d1e", dado: "#a85a36" },
          { wall: "#d9e0c4", roof: "#93a9a6", door: "#2b5a5f", dado: "#5d7a5c" },
          { wall: "#f0dcb4", roof: "#93a9a6", door: "#8a3d1e", dado: "#a85a36" },
        ],
        w: 5.6,
        roof: "gable",
        porch: true,
        windows: { kind: "pane", hood: true },
      }) +
      wall(frame(s, 1.2, 15, -0.1), 6, { color: "#e6c592", h: 1, style: "rails" }) +
      pot(s, 250, 540, 1) +
      kehkeh(s, 520, 560, 1, "#2b7a80", true) +
      grass(s, [0, 170], [640, 810, 36]),
  ),
  cover(
    "townhouse-05",
    { hour: "noon", other: true, sun: "right", centre: 330, horizon: 390, eye: 2.6, focal: 760 },
    "Modern flat-roofed townhouses stepping up a slope under rain clouds",
    (s) =>
      background(s, { far: "hills", ground: "grass", clouds: [cloud(200, 90, 1.3), cloud(640, 130, 1.1)] }) +
      row(frame(s, -4, 21, 0.3), { units: modernRow, w: 5.4, roof: "flat", rail: "solid", windows: { kind: "pane" } }) +
      road(s, [pt(-3, 15), pt(-2.4, 10), pt(-0.6, 5)], 3.4, true) +
      palm(s, 96, 500, 380, { lean: 0.06 }) +
      hedge(s, 480, 700, 530, 24, "#c8507a") +
      car(s, 250, 556, 1, "#b5332a", "jeep") +
      grass(s, [0, 140], [560, 810, 36]),
  ),
  cover(
    "duplex-01",
    { hour: "afternoon", sun: "left", centre: 420, horizon: 384, eye: 2.2 },
    "Mirror-image duplex with two front doors and a shared wall in the afternoon",
    (s) =>
      background(s, { far: "bush", sun: [700, 320, 42], clouds: [cloud(240, 110, 1)] }) +
      row(frame(s, -5.8, 20, -0.02), {
        units: duplexPair,
        w: 5.9,
        rail: "block",
        windows: { kind: "louvre" },
        roof: "side-gable",
      }) +
      palm(s, 86, 500, 360, { lean: 0.05 }) +
      wall(frame(s, -6.4, 14.6), 5.4, { color: "#e6c592", style: "pierced", h: 1 }) +
      wall(frame(s, 2, 14.6), 5.4, { color: "#e6c592", style: "pierced", h: 1 }) +
      tree(s, 700, 520, 270, { crown: "tiers" }) +
      chair(s, 380, 556, 1) +
      hen(s, 450, 566, 1, "#e3a64e") +
      grass(s, [0, 190], [640, 810]),
  ),
  cover(
    "duplex-02",
    { hour: "evening", other: true, sun: "back-right", centre: 240, horizon: 380, eye: 2.6 },
    "Duplex with balconies over twin garages, lamps lit at dusk",
    (s) =>
      background(s, { far: "hills", sun: [110, 340, 40], clouds: [cloud(230, 150, 1), cloud(610, 80, 0.8)] }) +
      villa(frame(s, -0.4, 20, 0.22), {
        w: 12,
        d: 8,
        wall: "#c9a58f",
        dado: "#6d4a48",
        roof: { shape: "gable", color: "#7a4a3c", rise: 2.6 },
        plan: "portico",
        rail: "bars",
        railColor: "#f3dcc4",
        windows: { kind: "pane", lit: true, hood: true },
      }) +
      car(s, 220, 548, 1, "#e9dcc0", "jeep") +
      hedge(s, 520, 760, 548, 28) +
      grass(s, [0, 140], [600, 810, 32]) +
      cornerLeaves(s, "left", 0.8),
  ),
];
