import { block } from "../../buildings/block.ts";
import { bungalow } from "../../buildings/bungalow.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { crossRoad, road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { bush, hedge } from "../../plants/foliage.ts";
import { grass, tuft } from "../../plants/grass.ts";
import { plantain } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { powerLine, tank } from "../../props/street.ts";
import { motorbike } from "../../props/vehicles.ts";
import { bucket, chair, hen, pot, tyrePlanter } from "../../props/yard.ts";
import { cover, type Scene } from "../scene.ts";

export const studios: readonly Scene[] = [
  cover(
    "studio-01",
    { hour: "afternoon", sun: "left", centre: 520, horizon: 360, eye: 2.4 },
    "Small studio annex with a blue door and a shaded step behind the main house in the afternoon",
    (s) =>
      background(s, { far: "bush", sun: [620, 300, 42], clouds: [cloud(380, 110, 0.9)] }) +
      bungalow(frame(s, -13, 24, -0.1), {
        w: 8,
        wall: "#f3dcae",
        roof: { shape: "hip", color: "#a8442a", rise: 2.4 },
        veranda: "none",
      }) +
      wall(frame(s, -2, 20, 0.05), 14, { color: "#e0bf8c", style: "blocks", h: 2 }) +
      bungalow(frame(s, -5.2, 14, -0.3), {
        w: 5.6,
        d: 4.6,
        h: 2.9,
        wall: "#8fbcb4",
        dado: "#f3e6cc",
        roof: { shape: "shed", color: "#93a9a6", rise: 0.8, rust: true },
        veranda: "end",
        door: "#1d5a7a",
        windows: { kind: "louvre" },
        rail: "block",
      }) +
      plantain(s, 640, 470, 210) +
      plantain(s, 716, 486, 170) +
      tyrePlanter(s, 150, 560, 1.1) +
      pot(s, 520, 560, 1.1) +
      chair(s, 460, 566, 1.1, "#fbf3df") +
      hen(s, 610, 560, 1.1, "#6e2d18", true) +
      bush(s, 30, 560, 60, "#d9653a") +
      grass(s, [0, 170], [600, 810, 40]),
  ),
  cover(
    "studio-02",
    { hour: "dawn", sun: "right", centre: 240, horizon: 370, eye: 2.2 },
    "Garden studio with white shutters between plantains in the morning",
    (s) =>
      background(s, { far: "hills", ground: "grass", sun: [130, 320, 42], clouds: [cloud(320, 110, 0.9)] }) +
      plantain(s, 170, 480, 220) +
      plantain(s, 100, 500, 170) +
      bungalow(frame(s, -0.8, 14, 0.26), {
        w: 5.8,
        d: 5,
        wall: "#e6a98f",
        roof: { shape: "gable", color: "#7f9391", rise: 1.7, rust: true },
        veranda: "middle",
        windows: { shutter: "#fbf0d8" },
        rail: "turned",
        door: "#2b5a5f",
        grass: true,
      }) +
      road(s, [pt(1.8, 12), pt(1, 9), pt(-0.6, 5)], 1.4) +
      hedge(s, 560, 790, 530, 30, "#e9b13c") +
      tuft(s, 300, 550, 24) +
      grass(s, [0, 200], [640, 810]),
  ),
  cover(
    "studio-03",
    { hour: "evening", sun: "left", centre: 500, horizon: 390, eye: 2.2, focal: 820 },
    "Rooftop studio above a workshop, its one wide window lit at night",
    (s) =>
      background(s, { far: "town", sun: [690, 70] }) +
      block(frame(s, -6.6, 17, -0.22), {
        w: 8,
        d: 7,
        floors: 2,
        bays: 2,
        wall: "#9aa58f",
        accent: "#b5532c",
        balconies: [0],
        ground: "shops",
        shutters: ["#b5532c", "#e9b13c"],
        rail: "bars",
        windows: { lit: true },
        roof: { shape: "shed", color: "#7f9391", rise: 0.9, over: 0.6 },
      }) +
      powerLine(s, { x: 660, base: 500, h: 330, lamp: true }, pt(0, 150), 186, pt(880, 160), 40) +
      motorbike(s, 540, 556, 1.1) +
      crossRoad(s, 10, 3.4) +
      grass(s, [0, 210], [640, 810, 34]),
  ),
  cover(
    "studio-04",
    { hour: "noon", sun: "right", centre: 400, horizon: 372, eye: 2.2 },
    "Two small studios wall to wall with bright doors round a swept yard",
    (s) =>
      background(s, { far: "palms", clouds: [cloud(160, 100, 0.9), cloud(640, 140, 0.8)] }) +
      bungalow(frame(s, -5, 15, 0.08), {
        w: 9.6,
        d: 5,
        h: 2.8,
        wall: "#f6efe0",
        dado: "#e0a23c",
        roof: { shape: "side-gable", color: "#b5532c", rise: 1.7 },
        veranda: "none",
        door: "#1d7680",
        windows: { kind: "grille" },
        screen: "#e0cfa8",
        doorAt: 0.44,
      }) +
      tank(frame(s, 5.4, 15), 0, 0, 0, 0.7, "#16424a", 1.8) +
      tree(s, 90, 530, 330, { fruit: "#e9b13c" }) +
      bucket(s, 520, 540, 1) +
      hen(s, 420, 560, 1) +
      hen(s, 470, 570, 1, "#e3a64e", true) +
      pot(s, 300, 520, 0.9) +
      grass(s, [0, 190], [620, 810, 36]),
  ),
];
