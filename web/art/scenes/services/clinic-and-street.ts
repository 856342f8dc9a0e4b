import { block } from "../../buildings/block.ts";
import { villa } from "../../buildings/villa.ts";
import { at, frame, sub } from "../../kit/frame.ts";
import { OCEAN } from "../../kit/palette.ts";
import { cuboid, mat, patch } from "../../kit/solid.ts";
import type { Stage } from "../../kit/stage.ts";
import { opacity, path, place, pt, rect, stroke } from "../../kit/svg.ts";
import { background } from "../../land/background.ts";
import { road } from "../../land/ground.ts";
import { cloud } from "../../land/sky.ts";
import { wall } from "../../land/walls.ts";
import { type Person, SKIN, seated, standing } from "../../people/figure.ts";
import { grass } from "../../plants/grass.ts";
import { palm } from "../../plants/palm.ts";
import { tree } from "../../plants/tree.ts";
import { powerLine } from "../../props/street.ts";
import { kehkeh } from "../../props/vehicles.ts";
import { viewpoint } from "../viewpoint.ts";
import { type ServiceScene, serviceScene } from "./service-scene.ts";

const facing = viewpoint({ eye: 1.7, focal: 720, horizon: 320 });
const CREAM_WALL = "#efe2c4";

const mother: Person = { skin: SKIN[0], hair: "wrap", wrap: "#b5332a", top: "#8a3a5a", bottom: "#e9b13c", skirt: true };
const child: Person = { skin: SKIN[1], hair: "afro", top: "#e9b13c", bottom: "#24434a" };
const elder: Person = { skin: SKIN[2], hair: "grey", top: "#d9ddc6", bottom: "#5a4634" };
const student: Person = { skin: SKIN[3], hair: "braids", top: "#b5481c", bottom: "#16424a", skirt: true };
const young: Person = { skin: SKIN[1], hair: "short", top: "#5d8560", bottom: "#24343a" };
const doctor: Person = {
  skin: SKIN[0],
  hair: "bun",
  top: "#2b7a80",
  bottom: "#24343a",
  over: "coat",
  holds: "clipboard",
};

/** A round green sign with a white cross, as pharmacies and clinics have. */
const clinicSign = (s: Stage, x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    rect(-2, -100, 4, 56, s.lit("#3a3a36")) +
      rect(-26, -46, 52, 46, s.lit("#1f6b52"), 6) +
      path("M-6-40h12v11h11v12H6v11H-6v-11h-11v-12h11z", s.lit("#fdf8ea")),
  );

const bench = (s: Stage, x: number, y: number, w: number): string =>
  rect(x + 10, y - 4, 8, 50, s.shade("#6d4526")) +
  rect(x + w - 18, y - 4, 8, 50, s.shade("#6d4526")) +
  rect(x, y - 12, w, 14, s.lit("#a0693a"), 2) +
  rect(x, y - 2, w, 5, s.shade("#8a5a32"));

/** A shuttered window on the veranda's wall, in px. */
const shutters = (s: Stage, x: number, y: number): string =>
  rect(x - 6, y - 6, 112, 112, s.lit("#fff3da")) +
  rect(x, y, 100, 100, s.pal.glass[0]) +
  stroke(Array.from({ length: 7 }, (_, i) => `M${x} ${y + 10 + i * 14}h100`).join(""), s.pal.glass[1], 5) +
  rect(x - 12, y + 106, 124, 9, s.lit("#fff3da"));

const verandaFloor = (s: Stage): string => {
  const f = frame(s, -7, 2.2);
  let out = mat(f, 0, 0, 14, 4.2, s.lit("#d9b58a"));
  for (let x = 0; x < 14; x++) for (let z = 0; z < 4; z++) if ((x + z) % 2) out += mat(f, x, z, 1, 1, s.lit("#b9663c"));
  return out;
};

const clinicVeranda = (s: Stage): string => {
  const back = frame(s, -7, 6.4);
  const posts = [70, 730].map(
    (x) => rect(x - 15, 60, 30, 500, s.lit("#fff3da")) + rect(x + 3, 60, 12, 500, s.shade("#fff3da"), 0, opacity(0.7)),
  );
  return (
    background(s, { far: "palms", clouds: [cloud(120, 80, 0.8)] }) +
    patch(back, 0, 0, 14, 4.6, s.lit(CREAM_WALL)) +
    patch(back, 0, 0, 14, 1.1, s.lit("#1d7680")) +
    patch(back, 0, 1.1, 14, 0.07, s.lit("#fff3da")) +
    patch(back, 0, 3, 14, 1.6, OCEAN, opacity(0.2)) +
    verandaFloor(s) +
    shutters(s, 130, 210) +
    // The open door with the consulting room behind it.
    rect(338, 190, 132, 322, s.lit("#fff3da")) +
    rect(348, 200, 112, 312, s.shade("#3f7478")) +
    rect(348, 200, 112, 150, s.lit("#bfe0dc"), 0, opacity(0.7)) +
    rect(356, 212, 40, 52, s.lit("#f6f2e6")) +
    path("M371 222h10v11h11v10h-11v11h-10v-11h-11v-10h11z", s.lit("#1f6b52")) +
    path("M460 200l46 16v318l-46-22z", s.lit("#b5532c")) +
    path("M468 222l29 10v110l-29-8zM468 352l29 8v130l-29-12z", s.shade("#b5532c")) +
    shutters(s, 566, 210) +
    clinicSign(s, 290, 178, 1.1) +
    bench(s, 86, 500, 250) +
    bench(s, 520, 500, 200) +
    seated(s, 136, 546, 1.3, mother, child) +
    seated(s, 214, 546, 1.3, elder) +
    seated(s, 288, 546, 1.3, student) +
    seated(s, 574, 546, 1.3, young) +
    seated(s, 660, 546, 1.3, { ...mother, wrap: "#e9b13c", top: "#c0602f", bottom: "#2b7a80", skin: SKIN[2] }) +
    standing(s, 424, 540, 1.5, doctor) +
    path("M0 0h800v60H0z", s.tone("#d9b98a", 0.25)) +
    stroke("M0 16h800M0 36h800M0 56h800", s.tone("#b08a5a", 0.2), 3) +
    rect(0, 58, 800, 14, s.lit("#d9c4a0")) +
    posts.join("")
  );
};

const onStreet = viewpoint({ eye: 1.9, focal: 620, horizon: 340 });

const sinkorStreet = (s: Stage): string => {
  const sign = frame(s, 2.4, 7.4, 0.12);
  const [x, y] = at(sub(sign, 0, 0, 0), 0.8, 1.5);
  return (
    background(s, { far: "palms", clouds: [cloud(230, 110, 1), cloud(600, 90, 0.8)] }) +
    road(s, [pt(-0.6, 60), pt(-0.4, 16), pt(-0.6, 4)], 5.4, true) +
    block(frame(s, -13, 15, 0.62), {
      w: 9,
      floors: 3,
      bays: 3,
      wall: "#e9cf9a",
      accent: "#1d7680",
      balconies: [1, 2],
      ground: "shops",
      rail: "bars",
      washing: true,
    }) +
    villa(frame(s, 4.2, 19, -0.45), {
      wall: "#d9a08a",
      roof: { shape: "hip", color: "#a65a3a", rise: 2 },
      plan: "portico",
    }) +
    wall(frame(s, 2.6, 30, -Math.PI / 2), 20, { color: "#e6c592", h: 1.7, style: "pierced" }) +
    tree(s, 700, 440, 260) +
    palm(s, 330, 400, 190, { lean: 0.06 }) +
    powerLine(s, { x: 420, base: 400, h: 210 }, pt(0, 70), 200, pt(820, 40), 44) +
    kehkeh(s, 360, 500, 0.85, "#e9b13c") +
    cuboid(sign, { x: 0.7, y: 0, z: 0, w: 0.09, h: 1.7, d: 0.09 }, "#6d4526") +
    cuboid(sign, { x: 0.1, y: 1, z: -0.04, w: 1.3, h: 0.75, d: 0.06 }, "#fdf8ea") +
    patch(sign, 0.1, 1.5, 1.3, 0.25, "#1d7680", "", -0.05) +
    stroke(`M${x - 46} ${y + 22}h92M${x - 46} ${y + 36}h60`, "#b5481c", 6) +
    standing(s, 640, 566, 1, { ...student, holds: "bag" }) +
    grass(s, [0, 90, 26], [700, 810, 30])
  );
};

export const clinicAndStreetScenes: readonly ServiceScene[] = [
  serviceScene("clinic", facing("noon", "left", { centre: 400 }), clinicVeranda),
  serviceScene("real-estate", onStreet("noon", "right", { centre: 380 }), sinkorStreet),
];
