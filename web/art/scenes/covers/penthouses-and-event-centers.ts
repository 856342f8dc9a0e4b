import { pavilion, pool, terrace } from "../../buildings/penthouse.ts";
import { hall } from "../../buildings/store.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { hills, sea, town } from "../../land/far.ts";
import { road } from "../../land/ground.ts";
import { cloud, sky } from "../../land/sky.ts";
import { hedge } from "../../plants/foliage.ts";
import { grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { lanterns } from "../../props/site.ts";
import { tank } from "../../props/street.ts";
import { car, kehkeh } from "../../props/vehicles.ts";
import { chair, pot } from "../../props/yard.ts";
import { cover, type Scene } from "../scene.ts";

export const penthousesAndEventCenters: readonly Scene[] = [
  cover(
    "penthouse-01",
    { hour: "evening", other: true, sun: "back-left", centre: 520, horizon: 350, eye: 2.1, focal: 760 },
    "Penthouse terrace at dusk with loungers and plants, looking over city roofs to the ocean",
    (s) =>
      sky(s, { sun: [620, 292, 44], clouds: [cloud(300, 100, 1.1), cloud(640, 150, 0.8)] }) +
      hills(s, 22, 1) +
      sea(s, 60) +
      town(s, 360, 470) +
      terrace(s, 8, "#d9c2a4") +
      pavilion(frame(s, -9.4, 14.4, -0.16), 7.4, "#f0e2c8", "#a85a44") +
      lanterns(s, [pt(500, 300), pt(649, 320), pt(830, 292)]) +
      pool(s, -2.4, 7.4, 4.6, 2.6) +
      hedge(s, 40, 200, 520, 24, "#d9653a") +
      pot(s, 452, 486, 0.9) +
      pot(s, 60, 570, 1.6, "#2b7a80") +
      chair(s, 170, 560, 1.3, "#fbf0d8") +
      chair(s, 250, 572, 1.3, "#c9552a") +
      pot(s, 745, 585, 1.8),
  ),
  cover(
    "penthouse-02",
    { hour: "noon", sun: "right", centre: 260, horizon: 300, eye: 2.8, focal: 720 },
    "White rooftop apartment with a pergola terrace above Monrovia at noon",
    (s) =>
      sky(s, { clouds: [cloud(180, 110, 1), cloud(640, 80, 0.9), cloud(420, 190, 0.5)] }) +
      hills(s, 50, 2) +
      town(s, 300, 440) +
      terrace(s, 8.4, "#e9dcc0") +
      pavilion(frame(s, -3.4, 13.4, 0.14), 7.6, "#f8f3e6", "#2f8893") +
      tank(frame(s, -4.6, 12), 0, 0, 0, 0.8) +
      pot(s, 300, 540, 1.2) +
      chair(s, 200, 556, 1.2, "#c9552a") +
      chair(s, 120, 570, 1.2, "#fbf0d8", true) +
      pot(s, 40, 590, 1.6, "#b5532c"),
  ),
  cover(
    "event-center-01",
    { hour: "evening", sun: "left", centre: 440, horizon: 388, eye: 2.2, focal: 800 },
    "Event hall at night with tall lit arches, a string of lanterns and guests arriving by kehkeh",
    (s) =>
      background(s, { far: "bush", sun: [400, 56] }) +
      hall(frame(s, -9, 25, -0.08), "#e0c8a0", "#8a4a36", "#7a3d4a") +
      palm(s, 60, 500, 350, { lean: 0.05 }) +
      palm(s, 740, 510, 370, { lean: -0.05 }) +
      road(s, [pt(0, 20), pt(0, 12), pt(0, 4)], 4) +
      lanterns(s, [pt(0, 250), pt(250, 300), pt(520, 300), pt(800, 240)]) +
      hedge(s, 110, 300, 506, 22) +
      hedge(s, 500, 700, 506, 22) +
      kehkeh(s, 610, 566, 1.05, "#e9b13c", true) +
      car(s, 180, 562, 1, "#c9d3cd") +
      grass(s, [0, 140, 26], [700, 810, 30]),
  ),
  cover(
    "event-center-02",
    { hour: "dawn", other: true, sun: "right", centre: 180, horizon: 370, eye: 3, focal: 820 },
    "Pale event hall with a red roof and arched windows in a palm garden",
    (s) =>
      background(s, {
        far: "palms",
        ground: "grass",
        sun: [100, 320, 40],
        clouds: [cloud(300, 100, 1.1), cloud(660, 130, 0.8)],
      }) +
      hall(frame(s, -1.4, 26, 0.3), "#e9dccb", "#a5503a", "#5d8a7c") +
      road(s, [pt(6, 21), pt(4, 14), pt(1, 8), pt(0, 5)], 3.4) +
      hedge(s, 150, 330, 520, 26, "#c8507a") +
      palm(s, 110, 560, 420, { lean: 0.06 }) +
      pot(s, 420, 540, 1) +
      grass(s, [0, 240, 36], [560, 810, 36]),
  ),
];
