import { bungalow } from "../../buildings/bungalow.ts";
import { villa } from "../../buildings/villa.ts";
import { frame } from "../../kit/frame.ts";
import { pt } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { type Person, SKIN, standing } from "../../people/figure.ts";
import { hedge } from "../../plants/foliage.ts";
import { grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { roofSign } from "../../props/driving-school.ts";
import { car } from "../../props/vehicles.ts";
import { bucket, pot } from "../../props/yard.ts";
import { viewpoint } from "../viewpoint.ts";
import { type ServiceScene, serviceScene } from "./service-scene.ts";

const inYard = viewpoint({ eye: 2.2, focal: 760, horizon: 330 });

const sweeper: Person = {
  skin: SKIN[2],
  hair: "wrap",
  wrap: "#e9b13c",
  top: "#1d7680",
  bottom: "#24343a",
  over: "apron",
  holds: "mop",
};
const polisher: Person = {
  skin: SKIN[0],
  hair: "cap",
  wrap: "#0e4a54",
  top: "#1d7680",
  bottom: "#3a3a36",
  over: "apron",
  holds: "cloth",
};
const agent: Person = { skin: SKIN[1], hair: "short", top: "#e9b13c", bottom: "#24343a", holds: "bag" };
const doctor: Person = {
  skin: SKIN[0],
  hair: "bun",
  top: "#2b7a80",
  bottom: "#24343a",
  over: "coat",
  holds: "clipboard",
};
const instructor: Person = { skin: SKIN[3], hair: "short", top: "#f3e6c8", bottom: "#24434a", holds: "clipboard" };
const manager: Person = { skin: SKIN[2], hair: "braids", top: "#b5332a", bottom: "#16424a", skirt: true };

export const cleaningAndTeamScenes: readonly ServiceScene[] = [
  serviceScene(
    "cleaning",
    inYard("noon", "left", { centre: 430 }),
    (s) =>
      background(s, { far: "hills", ground: "grass", clouds: [cloud(170, 100, 1), cloud(610, 120, 0.9)] }) +
      wall(frame(s, -12, 22, 0), 28, { color: "#efd9b0", h: 1.7, style: "pierced" }) +
      palm(s, 90, 430, 300, { lean: 0.05 }) +
      bungalow(frame(s, -5.6, 14, 0.1), {
        w: 9,
        d: 5,
        wall: "#f3e3c2",
        dado: "#2b7a80",
        roof: { shape: "hip", color: "#b5532c", rise: 2 },
        veranda: "full",
        rail: "bars",
      }) +
      road(s, [pt(0.4, 12), pt(0.2, 8), pt(-0.4, 4)], 3.2) +
      tree(s, 730, 420, 260, { fruit: "#e08a34" }) +
      hedge(s, 30, 190, 470, 24, "#d9653a") +
      standing(s, 262, 556, 1.35, sweeper) +
      bucket(s, 372, 560, 1.5) +
      standing(s, 560, 540, 1.25, polisher) +
      pot(s, 668, 540, 1.1, "#2b7a80") +
      grass(s, [0, 130, 30], [660, 810, 28]),
  ),
  serviceScene(
    "team",
    inYard("noon", "right", { centre: 400 }),
    (s) =>
      background(s, { far: "palms", clouds: [cloud(200, 90, 1.1), cloud(640, 120, 0.8)] }) +
      villa(frame(s, -7.4, 20, -0.12), {
        w: 12,
        wall: "#efd9b0",
        dado: "#1d7680",
        roof: { shape: "hip", color: "#a65a3a", rise: 2.6 },
        plan: "portico",
        windows: { kind: "pane" },
      }) +
      palm(s, 60, 450, 330, { lean: 0.06 }) +
      tree(s, 748, 430, 270) +
      car(s, 686, 474, 0.92, "#e9b13c", "hatch") +
      roofSign(s, 668, 393, 0.88) +
      standing(s, 190, 480, 0.9, agent) +
      standing(s, 294, 487, 0.93, doctor) +
      standing(s, 400, 482, 0.9, manager) +
      standing(s, 500, 487, 0.94, instructor) +
      standing(s, 604, 480, 0.88, sweeper) +
      grass(s, [0, 120, 28], [690, 810, 28]),
  ),
];
