import { OCEAN } from "../kit/palette.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, group, opacity, path, place, rect, stroke } from "../kit/svg.ts";

const wheel = (s: Stage, x: number, y: number, r: number): string =>
  ellipse(x, y, r, r, s.lit("#23231f")) + ellipse(x, y, r * 0.42, r * 0.42, s.lit("#a9a594"));

const lamp = (s: Stage, x: number, y: number): string =>
  s.night
    ? ellipse(x, y, 15, 13, "#ffd98f", opacity(0.28)) + ellipse(x, y, 5, 5, "#fff1cf")
    : ellipse(x, y, 4, 4, "#fff1cf");

/** A kehkeh, the local three-wheeled taxi, facing right. */
export const kehkeh = (s: Stage, x: number, y: number, k = 1, color = "#e9b13c", flip = false): string => {
  const l = s.lit;
  return place(
    x,
    y,
    k,
    ellipse(0, 0, 92, 9, OCEAN, opacity(0.36)) +
      group(
        path("M70 462q4-18 24-18h86q18 0 26 22l16 44v20H62v-30z", l(color)) +
          path("M70 462q4-18 24-18h86q14 0 22 14H71z", l("#16424a")) +
          path("m190 462 18 2 16 42h-34z", s.night ? "#5d7f7c" : l("#bfe0dc")) +
          rect(84, 464, 40, 32, l("#2b4a4a")) +
          rect(132, 464, 48, 60, l("#3a2a20")) +
          rect(138, 492, 36, 18, l("#b5481c")) +
          rect(62, 508, 162, 8, s.tone(color, 0.35)) +
          wheel(s, 90, 530, 16) +
          wheel(s, 206, 530, 16) +
          lamp(s, 222, 514),
        'transform="translate(-142 -546)"',
      ),
    flip,
  );
};

/** A car seen from the side, facing right. */
export const car = (
  s: Stage,
  x: number,
  y: number,
  k = 1,
  color = "#c9d3cd",
  body: "saloon" | "hatch" | "jeep" | "pickup" = "saloon",
  flip = false,
): string => {
  const l = s.lit;
  const g = s.pal.glass;
  const shapes = {
    saloon: [
      "M-118-20q0-22 18-26l34-6 26-26q6-6 16-6h46q12 0 20 8l24 26 34 8q18 4 18 26v8h-236z",
      "M-56-52l20-20q4-4 10-4h18v24z",
      "M-2-76h26q8 0 13 6l15 18H-2z",
    ],
    hatch: [
      "M-108-20v-32q0-6 8-9l22-25q6-7 15-7h58q10 0 17 8l24 26 46 8q22 4 22 22v9z",
      "M-86-58l17-20q4-5 10-5h21v25z",
      "M-30-83h30q8 0 13 6l16 19h-59z",
    ],
    jeep: [
      "M-114-18v-32q0-8 9-9h9l14-27q4-8 13-8h92q9 0 14 7l20 29 40 6q13 3 13 16v18h-224z",
      "M-79-59l11-22q2-5 8-5h30v27z",
      "M-22-86h36v27h-36zM22-86h10q6 0 9 5l14 22H22z",
    ],
    pickup: [
      "M-122-22v-30h100l6-38q2-10 12-10h42q10 0 14 8l16 38 38 6q12 3 12 16v12h-240z",
      "M-8-58l5-28q1-5 6-5h11v33z",
      "M22-91h14q6 0 9 6l11 27H22z",
    ],
  }[body];
  return place(
    x,
    y,
    k,
    ellipse(0, 0, 124, 9, OCEAN, opacity(0.36)) +
      path(shapes[0] as string, l(color)) +
      path(body === "hatch" ? "M-108-26h212v12h-212z" : "M-118-26h236v12h-236z", s.tone(color, 0.25)) +
      path(shapes[1] as string, g[0]) +
      path(shapes[2] as string, g[1]) +
      stroke("M-4-50v30", s.tone(color, 0.3), 2) +
      rect(6, -44, 12, 3, s.tone(color, 0.3)) +
      wheel(s, -70, -17, 18) +
      wheel(s, 74, -17, 18) +
      rect(body === "hatch" ? -111 : -122, -36, 8, 9, l("#b5332a")) +
      lamp(s, body === "hatch" ? 99 : 116, -34),
    flip,
  );
};

/** A boxy four-wheel drive with a rack and a spare wheel, seen from the side, facing right. */
export const offRoader = (s: Stage, x: number, y: number, k = 1, color = "#5d8560"): string => {
  const l = s.lit;
  const arch = (at: number): string => path(`M${at - 33}-26q2-32 33-32t33 32z`, s.tone(color, 0.15));
  return place(
    x,
    y,
    k,
    ellipse(0, 0, 128, 9, OCEAN, opacity(0.36)) +
      rect(-108, -28, 216, 12, l("#2b2b28")) +
      rect(-124, -86, 12, 42, l("#23231f"), 4) +
      path("M-114-24v-42l4-44q1-6 8-6h110q8 0 12 6l22 44 56 6q16 2 16 14v22z", l(color)) +
      path("M-114-66h214q14 2 14 14v4h-228z", s.tone(color, 0.7)) +
      path("M-114-34h228v10h-228z", s.tone(color, 0.25)) +
      path("M-104-106h40v36h-44z", s.pal.glass[0]) +
      path("M-56-106h34v36h-34z", s.pal.glass[1]) +
      path("M-14-106H8q4 0 6 4l16 32h-44z", s.pal.glass[1]) +
      stroke("M-60-66v36M-18-66v36M38-64v30", s.tone(color, 0.3), 2) +
      rect(-30, -58, 9, 3, s.tone(color, 0.3)) +
      rect(18, -58, 9, 3, s.tone(color, 0.3)) +
      stroke("M-102-116v-6h100v6M-68-122v6M-36-122v6", l("#2b2b28"), 3) +
      arch(-68) +
      arch(74) +
      wheel(s, -68, -22, 23) +
      wheel(s, 74, -22, 23) +
      rect(104, -38, 22, 9, l("#2b2b28"), 2) +
      rect(-114, -60, 7, 12, l("#b5332a")) +
      lamp(s, 110, -50),
  );
};

export const motorbike = (s: Stage, x: number, y: number, k = 1, color = "#b5332a", flip = false): string => {
  const l = s.lit;
  return place(
    x,
    y,
    k,
    ellipse(0, 0, 52, 6, OCEAN, opacity(0.36)) +
      wheel(s, -32, -15, 15) +
      wheel(s, 36, -15, 15) +
      stroke("M36-15L24-50l-8-4M-32-15L-6-22 20-38M14-56h12", l("#3a3a36"), 3.6) +
      path("M-8-46q12-12 30-2l-6 16H-8z", l(color)) +
      path("M-42-42h36l4 8h-34q-8 0-6-8z", l("#23231f")) +
      rect(-10, -32, 22, 16, l("#6d7672"), 3) +
      stroke("M-2-14h-36", l("#a9a594"), 4),
    flip,
  );
};

/** A light truck with a cargo bed, facing right. */
export const truck = (s: Stage, x: number, y: number, k = 1, color = "#f3e6c8", flip = false): string => {
  const l = s.lit;
  return place(
    x,
    y,
    k,
    ellipse(0, 0, 176, 11, OCEAN, opacity(0.36)) +
      rect(-160, -44, 316, 16, l("#3a3a36")) +
      path("M-166-138h196v98h-196z", l("#2b7a80")) +
      path("M-166-138h196v14h-196z", l("#3f9aa0")) +
      path("M-166-66h196v26h-196z", s.tone("#2b7a80", 0.25)) +
      stroke("M-126-138v98M-86-138v98M-46-138v98M-6-138v98", s.tone("#2b7a80", 0.3), 3) +
      path("M40-146h70q10 0 15 9l22 40 11 8q4 4 4 12v45H40z", l(color)) +
      path("M40-64h122v32H40z", s.tone(color, 0.3)) +
      path("M56-132h34v40H56z", s.pal.glass[0]) +
      path("M98-132h10q6 0 9 6l18 34H98z", s.pal.glass[1]) +
      rect(52, -82, 14, 4, s.tone(color, 0.3)) +
      rect(148, -56, 14, 12, "#fff1cf", 2) +
      wheel(s, -118, -22, 24) +
      wheel(s, -62, -22, 24) +
      wheel(s, 110, -22, 24),
    flip,
  );
};
