import { type Stage, stage } from "../../kit/stage.ts";
import { ellipse, opacity, path, place, rect, rounded, stroke } from "../../kit/svg.ts";
import { SKIN } from "../../people/figure.ts";
import { type Hair, headwear } from "../../people/hair.ts";
import type { ServiceScene } from "./service-scene.ts";

type Portrait = {
  readonly skin: string;
  readonly hair: Hair;
  readonly wrap?: string;
  readonly shirt: string;
  readonly wall: string;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  /** A doctor has a white coat and a stethoscope over the shirt. */
  readonly coat?: boolean;
  readonly earrings?: boolean;
};

/** `width` is that of the rendered file in px: twice the largest size on the pages. */
type PortraitScene = ServiceScene & { readonly width: number };

const SHOULDERS = "M-32 40q0-19 20-22l12-3 12 3q20 3 20 22z";

const coat = (s: Stage, o: Portrait): string =>
  path(SHOULDERS, s.lit("#f8f4e8")) +
  path("M-7 16 0 30 7 16l-3-2h-8z", s.lit(o.shirt)) +
  path("M-7 16-12 20-3 40h3V30zM7 16l5 4-9 20H0V30z", s.lit("#ded5bd")) +
  stroke("M-11 19q-4 9 0 14M11 19q4 7 1 12", s.lit("#2f4a4f"), 1.6) +
  ellipse(12, 32.5, 2.2, 2.2, s.lit("#8fa3a5"));

const shirt = (s: Stage, o: Portrait): string =>
  path(SHOULDERS, s.lit(o.shirt)) +
  path("M12 18q20 3 20 22H14q6-12-2-22z", s.shade(o.shirt), opacity(0.5)) +
  path("M-7 16 0 23 7 16l-2-2H-5z", s.shade(o.skin)) +
  path("M-8 15-12 19-4 28 0 23zM8 15l4 4-8 9-4-5z", s.lit("#f3e6c8")) +
  stroke("M0 24v16", s.shade(o.shirt), 1.2);

const face = (s: Stage, o: Portrait): string =>
  ellipse(0, 0, 12, 14, s.lit(o.skin)) +
  path("M3-13.5a12 14 0 0 1 0 27q5-13 0-27z", s.shade(o.skin), opacity(0.4)) +
  (o.beard ? path("M-11.5 4q1 13 11.5 13T11.5 4q-3 5-11.5 5T-11.5 4z", s.lit("#2a2320"), opacity(0.85)) : "") +
  headwear(s, o.hair, 0, o.wrap) +
  (o.glasses ? stroke("M-9.5 0h7v4.5h-7zM2.5 0h7v4.5h-7zM-2.5 1.5h5", s.lit("#1d2f33"), 1.1) : "") +
  (o.earrings ? ellipse(-12.2, 6, 1.4, 1.8, s.lit("#e9b13c")) + ellipse(12.2, 6, 1.4, 1.8, s.lit("#e9b13c")) : "");

/** A person from the chest up, in front of a plain wall. The ring separates a pale coat from a pale page. */
const portrait = (s: Stage, o: Portrait): string =>
  rect(0, 0, 160, 160, o.wall) +
  ellipse(80, 70, 62, 62, s.lit("#fff3da"), opacity(0.28)) +
  place(80, 70, 2.5, rect(-6.5, 8, 13, 16, s.shade(o.skin)) + (o.coat ? coat(s, o) : shirt(s, o)) + face(s, o)) +
  '<circle cx="80" cy="80" r="78" fill="none" stroke="#11282d" stroke-width="4" opacity=".2"/>';

const doctors: readonly Portrait[] = [
  { skin: SKIN[0], hair: "bun", shirt: "#b5481c", wall: "#7fb3ae", earrings: true },
  { skin: SKIN[2], hair: "short", shirt: "#2b7a80", wall: "#e3b877", glasses: true },
  { skin: SKIN[1], hair: "wrap", wrap: "#1d7680", shirt: "#e9b13c", wall: "#d9a08a", earrings: true },
  { skin: SKIN[3], hair: "short", shirt: "#5d8560", wall: "#9db7a0", beard: true },
  { skin: SKIN[2], hair: "braids", shirt: "#8a3a5a", wall: "#e6d3a6", glasses: true },
  { skin: SKIN[1], hair: "grey", shirt: "#16424a", wall: "#8fb0bd" },
];

const team: readonly Portrait[] = [
  { skin: SKIN[1], hair: "wrap", wrap: "#b5332a", shirt: "#1d7680", wall: "#e3b877", earrings: true },
  { skin: SKIN[2], hair: "short", shirt: "#e9b13c", wall: "#7fb3ae" },
  { skin: SKIN[3], hair: "bun", shirt: "#2b7a80", wall: "#d9a08a", coat: true, glasses: true },
  { skin: SKIN[0], hair: "cap", wrap: "#0e4a54", shirt: "#b5481c", wall: "#8fb0bd", beard: true },
  { skin: SKIN[2], hair: "braids", shirt: "#5d8560", wall: "#e6d3a6", earrings: true },
  { skin: SKIN[1], hair: "short", shirt: "#16424a", wall: "#9db7a0", glasses: true },
];

const size = 160;

const drawAll = (prefix: string, width: number, people: readonly Portrait[]): PortraitScene[] =>
  people.map((person, index) => ({
    name: `${prefix}-${index + 1}`,
    width,
    draw: () =>
      rounded`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${portrait(stage(`${prefix}-${index + 1}`, { hour: "noon" }), person)}</svg>`,
  }));

/** Portraits of the six sample doctors and of the sample team, in the order of the samples. */
export const portraits: readonly PortraitScene[] = [
  ...drawAll(
    "doctor",
    160,
    doctors.map((doctor) => ({ ...doctor, coat: true })),
  ),
  ...drawAll("team", 112, team),
];
