import { OCEAN } from "../kit/palette.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, path, place, rect, stroke } from "../kit/svg.ts";
import { type Hair, headwear } from "./hair.ts";

export type Person = {
  readonly skin: string;
  readonly hair: Hair;
  /** Colour of a head wrap or a cap. */
  readonly wrap?: string;
  readonly top: string;
  readonly bottom: string;
  /** A long skirt instead of trousers. */
  readonly skirt?: boolean;
  /** What the right hand holds. */
  readonly holds?: "mop" | "clipboard" | "cloth" | "bag";
  /** Cleaners' apron, or a doctor's white coat over the top. */
  readonly over?: "apron" | "coat";
};

export const SKIN = ["#8a5634", "#6f4229", "#5b3522", "#7b4a2d"] as const;
export const SHOE = "#2b2a26";

export const head = (s: Stage, o: Person, y: number): string =>
  rect(-5, y + 10, 10, 14, s.shade(o.skin)) + ellipse(0, y, 12, 14, s.lit(o.skin)) + headwear(s, o.hair, y, o.wrap);

const overlay = (s: Stage, o: Person, d: string): string => {
  if (o.over === "coat")
    return (
      path(d, s.lit("#f6f2e6")) +
      stroke("M0-140v62", s.shade("#d9d3c0"), 1.6) +
      path("M-7-141 0-122 7-141z", s.lit(o.top))
    );
  return o.over === "apron" ? apron(s) : "";
};

export const apron = (s: Stage): string =>
  path("M-11-126h22l3 58h-28z", s.lit("#f3e6c8")) + stroke("M-11-126-7-140M11-126 7-140", s.lit("#f3e6c8"), 2.4);

const TORSO = "M-19-134q3-7 12-8l7 2 7-2q9 1 12 8l-3 58h-32z";

/** The upper body without arms and head. */
export const torso = (s: Stage, o: Person): string =>
  path(TORSO, s.lit(o.top)) + path("M6-142q10 1 13 8l-3 58H4z", s.shade(o.top), opacity(0.5));

const held = (s: Stage, o: Person): string => {
  if (o.holds === "mop")
    return stroke("M31-150 44-6", s.lit("#b98a52"), 3.4) + path("M36-10h16l5 12q-12 5-25 0z", s.lit("#e9e2cc"));
  if (o.holds === "clipboard")
    return (
      rect(16, -104, 22, 28, s.lit("#8a5a32"), 2) +
      rect(18.5, -100, 17, 22, s.lit("#fbf7ea")) +
      rect(23, -106, 8, 4, s.lit("#5d7f7c"), 1)
    );
  if (o.holds === "cloth") return path("M28-128q10-4 15 3 4 8-2 13-9 3-14-4z", s.lit("#e9b13c"));
  if (o.holds === "bag")
    return rect(17, -72, 20, 24, s.lit("#b5481c"), 3) + stroke("M21-72q6-14 12 0", s.lit("#8a3a18"), 2);
  return "";
};

/** Where the right hand is, for what it holds. */
const RIGHT_ARM = {
  mop: "M15-130 27-112 35-122",
  clipboard: "M15-130 22-104 24-88",
  cloth: "M15-130 26-118 32-124",
  bag: "M15-130 21-104 26-72",
  none: "M15-130 22-104 19-80",
} as const;

/** An arm along a line from the shoulder to the hand, in a sleeve to its elbow. */
export const arm = (s: Stage, d: string, sleeve: string, skin: string): string =>
  stroke(d, s.lit(skin), 8) + stroke(d.replace(/ \S+$/, ""), s.lit(sleeve), 9.5);

/** A standing person who faces the viewer, 178 px high at scale 1. (x, y) is between the feet. */
export const standing = (s: Stage, x: number, y: number, k: number, o: Person, flip = false): string => {
  const legs = o.skirt
    ? rect(-11, -16, 7, 14, s.shade(o.skin)) +
      rect(4, -16, 7, 14, s.shade(o.skin)) +
      path("M-16-82-22-12q22 7 44 0L16-82z", s.lit(o.bottom)) +
      path("M4-82 9-9q7-1 13-3L16-82z", s.shade(o.bottom), opacity(0.6)) +
      stroke("M-20-30q20 6 41 0M-18-46q18 5 37 0", s.shade(o.top), 2.6, opacity(0.7))
    : path("M-16-82-15-4h12l3-58 3 58h12l1-78z", s.lit(o.bottom)) +
      path("M2-62 3-4h12l1-78h-6z", s.shade(o.bottom), opacity(0.6));
  return place(
    x,
    y,
    k,
    ellipse(0, 0, 34, 6, OCEAN, opacity(0.3)) +
      legs +
      ellipse(-9, -2, 8, 4, s.lit(SHOE)) +
      ellipse(9, -2, 8, 4, s.lit(SHOE)) +
      arm(s, "M-15-130 -22-104 -19-80", o.over === "coat" ? "#f6f2e6" : o.top, o.skin) +
      torso(s, o) +
      overlay(s, o, TORSO) +
      (o.holds === "mop" ? held(s, o) : "") +
      arm(s, RIGHT_ARM[o.holds ?? "none"], o.over === "coat" ? "#f6f2e6" : o.top, o.skin) +
      (o.holds === "mop" ? "" : held(s, o)) +
      head(s, o, -161),
    flip,
  );
};

/** A person on a bench, 130 px high at scale 1. (x, y) is between the feet; the seat is 46 px above. */
export const seated = (s: Stage, x: number, y: number, k: number, o: Person, child?: Person): string => {
  const lap = o.skirt
    ? path("M-19-60q19-8 38 0l3 48q-22 7-44 0z", s.lit(o.bottom)) +
      stroke("M-20-32q20 6 41 0", s.shade(o.top), 2.6, opacity(0.7))
    : path("M-19-60h38l-1 18-3 38H-15l-3-38z", s.lit(o.bottom)) +
      path("M-19-60h38v10h-38zM-2-40h4l1 36h-6z", s.shade(o.bottom), opacity(0.5));
  return place(
    x,
    y,
    k,
    rect(-11, -14, 7, 12, s.shade(o.skin)) +
      rect(4, -14, 7, 12, s.shade(o.skin)) +
      place(0, 44, 1, torso(s, o) + overlay(s, o, TORSO)) +
      lap +
      ellipse(-9, -2, 8, 4, s.lit(SHOE)) +
      ellipse(9, -2, 8, 4, s.lit(SHOE)) +
      arm(s, "M-16-86 -21-66 -8-54", o.top, o.skin) +
      arm(s, "M16-86 21-66 8-54", o.top, o.skin) +
      head(s, o, -117) +
      (child ? place(10, -30, 0.56, seatedChild(s, child)) : ""),
  );
};

/** A small child on a lap. */
const seatedChild = (s: Stage, o: Person): string =>
  path("M-17-66q17-10 34 0l3 40q-20 8-40 0z", s.lit(o.top)) +
  stroke("M-10-28-13-6M10-28 13-6", s.lit(o.skin), 8) +
  head(s, o, -86);
