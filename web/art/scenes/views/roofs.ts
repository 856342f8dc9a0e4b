import { pavilion, pool, terrace } from "../../buildings/penthouse.ts";
import { frame } from "../../kit/frame.ts";
import type { Stage } from "../../kit/stage.ts";
import { pt } from "../../kit/svg.ts";
import { hills, sea, town } from "../../land/far.ts";
import { cloud, sky } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { hedge } from "../../plants/foliage.ts";
import { palm } from "../../plants/palm.ts";
import { washingLine } from "../../props/laundry.ts";
import { lanterns } from "../../props/site.ts";
import { dish, tank } from "../../props/street.ts";
import { basin, bucket, chair, pot, tyrePlanter } from "../../props/yard.ts";
import { type Lappa, rug } from "../../rooms/cloth.ts";
import { plant } from "../../rooms/furniture/plants.ts";
import { caneChair } from "../../rooms/furniture/seats.ts";
import { bowl, table } from "../../rooms/furniture/tables.ts";
import { type Scene, view } from "../scene.ts";
import { viewpoint } from "../viewpoint.ts";

const CALM: Lappa = ["#efe0c2", "#b5481c", "#1d7680"];

const onRoof = viewpoint({ eye: 2.2, horizon: 300, focal: 720 });

const city = (
  s: Stage,
  far: "sea" | "hills",
  tile: string,
  clouds: readonly (readonly [number, number, number])[],
  sun?: readonly [number, number, number?],
): string =>
  sky(s, { clouds, sun }) +
  (far === "sea"
    ? hills(s, 20, 1) + sea(s, 46) + town(s, s.horizon + 24, s.horizon + 130)
    : hills(s, 60, 2) + town(s, s.horizon - 6, s.horizon + 130)) +
  terrace(s, 8, tile);

export const roofs: readonly Scene[] = [
  view(
    "roof-01",
    onRoof("dawn", "left"),
    "Flat roof with water tanks and a view to the sea at sunrise",
    (s) =>
      city(s, "sea", "#d9cdb4", [cloud(520, 110, 1)], [620, 262, 40]) +
      tank(frame(s, -3.4, 11), 0, 0, 0, 1.1) +
      tank(frame(s, -0.4, 12), 0, 0, 0, 1.1, "#2b646c") +
      dish(frame(s, 3.4, 11), 0, 0.6) +
      pot(s, 640, 540, 1.3) +
      pot(s, 90, 560, 1.5, "#2b7a80"),
  ),
  view(
    "roof-02",
    onRoof("noon", "right"),
    "Rooftop washing lines above the town at noon",
    (s) =>
      city(s, "hills", "#e6dcc6", [cloud(180, 110, 1.1), cloud(620, 90, 0.8)]) +
      washingLine(frame(s, -4.4, 11, 0.06), 6, 2) +
      washingLine(frame(s, -1.6, 8, -0.04), 5.6, 2) +
      basin(s, 240, 540, 1.3) +
      bucket(s, 310, 556, 1.2) +
      tank(frame(s, 5, 12), 0, 0, 0, 1),
  ),
  view(
    "roof-03",
    onRoof("afternoon", "left", { centre: 330 }),
    "Roof terrace with cane chairs, plants and low sun over the roofs",
    (s) =>
      city(s, "hills", "#d9bf92", [cloud(420, 100, 1.1)], [640, 250, 42]) +
      rug(frame(s, -0.6, 6.6), 0, 0, 2.8, 1.6, CALM) +
      caneChair(frame(s, -1, 7, 0.5), "#c9552a") +
      table(frame(s, 0.4, 7.2), 0.9, 0.6, 0.5) +
      caneChair(frame(s, 2, 7, -0.5), "#c9552a") +
      plant(frame(s, 0, 0), -2.4, 9, 1.3) +
      plant(frame(s, 0, 0), 4, 9, 1.3, "#2b7a80") +
      tyrePlanter(s, 110, 560, 1.6),
  ),
  view(
    "roof-04",
    onRoof("evening", "right"),
    "Roof at night with lanterns on a string above the lights of the town",
    (s) =>
      city(s, "hills", "#b9a88c", [], [130, 70]) +
      lanterns(s, [pt(-20, 160), pt(380, 190), pt(820, 150)]) +
      caneChair(frame(s, -2.4, 7.4, 0.5), "#c9552a") +
      table(frame(s, -0.9, 7.4), 0.9, 0.6, 0.5) +
      bowl(frame(s, -0.9, 7.4), 0.45, 0.5, 0.3, "#2b7a80") +
      caneChair(frame(s, 0.8, 7.6, -0.5), "#c9552a") +
      plant(frame(s, 0, 0), 2.6, 10, 1.2) +
      tank(frame(s, 4.6, 11), 0, 0, 0, 1) +
      pot(s, 110, 560, 1.5),
  ),
  view(
    "roof-05",
    onRoof("noon", "left", { other: true, centre: 520 }),
    "Green roof garden in boxes beside the stair house under rain clouds",
    (s) =>
      city(s, "sea", "#cfc8b4", [cloud(200, 100, 1.2), cloud(640, 120, 1)]) +
      pavilion(frame(s, -9, 13, -0.1), 5.4, "#e8eadb", "#2f7a62") +
      wall(frame(s, 0.4, 9.4), 5, { color: "#c49a6a", h: 0.5, pillars: 1 }) +
      hedge(s, 560, 790, 440, 24, "#e9b13c") +
      hedge(s, 60, 330, 560, 34, "#d9653a"),
  ),
  view(
    "roof-06",
    onRoof("evening", "left", { other: true, centre: 400 }),
    "Roof terrace at dusk with a palm in a tub and the last light on the ocean",
    (s) =>
      city(s, "sea", "#c9a58a", [cloud(300, 120, 1.1), cloud(640, 90, 0.8)], [430, 262, 42]) +
      wall(frame(s, -7, 10.6), 4, { color: "#d9b89a", h: 1.1, style: "pierced", pillars: 2 }) +
      pool(s, -1.6, 8.6, 3.6, 2.2) +
      palm(s, 640, 520, 330, { lean: -0.04 }) +
      pot(s, 640, 548, 1.5, "#2b7a80") +
      chair(s, 300, 540, 1.5, "#c9552a") +
      chair(s, 400, 548, 1.5, "#fbf0d8", true) +
      tyrePlanter(s, 150, 560, 1.5),
  ),
];
