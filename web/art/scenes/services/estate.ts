import { bungalow } from "../../buildings/bungalow.ts";
import { at, type Frame, frame, scaleAt } from "../../kit/frame.ts";
import { cuboid, patch } from "../../kit/solid.ts";
import type { Stage } from "../../kit/stage.ts";
import { pt, stroke, trace } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { type Person, SKIN, standing } from "../../people/figure.ts";
import { grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { emptyRoom } from "../../rooms/empty-room.ts";
import { checker } from "../../rooms/floor.ts";
import { windowWithLight } from "../../rooms/room-window.ts";
import { innerDoor } from "../../rooms/wall-decor.ts";
import { viewpoint } from "../viewpoint.ts";
import { type ServiceScene, serviceScene } from "./service-scene.ts";

const agent: Person = { skin: SKIN[1], hair: "short", top: "#e9b13c", bottom: "#24343a", holds: "clipboard" };
const owner: Person = { skin: SKIN[2], hair: "wrap", wrap: "#b5332a", top: "#1d7680", bottom: "#8a3a5a", skirt: true };
const husband: Person = { skin: SKIN[3], hair: "afro", top: "#b5481c", bottom: "#24434a" };
const wife: Person = { skin: SKIN[0], hair: "braids", top: "#2b7a80", bottom: "#e9b13c", skirt: true, holds: "bag" };

/** A board on two posts with lines for its text. */
const board = (f: Frame): string => {
  const line = (y: number, from: number, to: number, color: string): string =>
    stroke(trace([at(f, from, y, -0.06), at(f, to, y, -0.06)]), f.stage.lit(color), scaleAt(f, 0) * 0.07);
  return (
    cuboid(f, { x: 0.05, w: 0.09, h: 1.9, d: 0.09 }, "#6d4526") +
    cuboid(f, { x: 1.46, w: 0.09, h: 1.9, d: 0.09 }, "#6d4526") +
    cuboid(f, { x: 0, y: 0.9, z: -0.05, w: 1.6, h: 1, d: 0.06 }, "#fdf8ea") +
    patch(f, 0, 1.55, 1.6, 0.35, f.stage.lit("#b5481c"), "", -0.055) +
    line(1.72, 0.3, 1.3, "#fdf8ea") +
    line(1.34, 0.25, 1.35, "#1d7680") +
    line(1.12, 0.25, 1, "#1d7680")
  );
};

const selling = (s: Stage): string =>
  background(s, { far: "palms", clouds: [cloud(180, 100, 1.1), cloud(600, 130, 0.9)] }) +
  wall(frame(s, -12, 22, 0), 28, { color: "#e6c592", h: 1.7, style: "pierced" }) +
  palm(s, 80, 430, 320, { lean: 0.05 }) +
  bungalow(frame(s, -6.4, 13, 0.08), {
    w: 9,
    d: 5,
    wall: "#d9ddc6",
    dado: "#b5481c",
    roof: { shape: "hip", color: "#2b7a80", rise: 2 },
    veranda: "full",
    rail: "bars",
  }) +
  road(s, [pt(-1, 12), pt(0.4, 7), pt(1, 4)], 3.4) +
  tree(s, 740, 420, 260) +
  board(frame(s, 1, 6, 0.05)) +
  standing(s, 260, 568, 1.5, owner) +
  standing(s, 390, 574, 1.55, agent) +
  grass(s, [0, 120, 30], [690, 810, 28]);

const viewing = (s: Stage): string => {
  const r = emptyRoom(s, { w: 6, d: 5.4 }, { wall: "#cfdcd2", dado: "#2b7a80", floor: checker("#e6d3ac", "#c9a877") });
  const f = frame(s, 0, 0);
  const stand = (x: number, z: number, o: Person, flip = false): string => {
    const [px, py] = at(f, x, 0, z);
    return standing(s, px, py, scaleAt(f, x, z) / 102, o, flip);
  };
  return (
    r.base +
    windowWithLight(r, r.back, 2.6, 0.9, 2.6, 1.45, { view: "sea" }) +
    innerDoor(r.back, 0.9, "#8a4526") +
    stand(-1.25, 3.4, agent) +
    stand(0.35, 3.5, wife) +
    stand(1.15, 3.7, husband)
  );
};

/** For the list of real-estate services: a house with a board, and a viewing. */
export const estateScenes: readonly ServiceScene[] = [
  serviceScene(
    "estate-selling",
    viewpoint({ eye: 2, focal: 760, horizon: 330 })("noon", "left", { centre: 430 }),
    selling,
  ),
  serviceScene(
    "estate-viewing",
    viewpoint({ indoor: true, eye: 1.6, horizon: 270, focal: 560 })("dawn", "left"),
    viewing,
  ),
];
