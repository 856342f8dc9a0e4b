import { at, type Frame, scaleAt } from "../kit/frame.ts";
import { OCEAN } from "../kit/palette.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, group, opacity, path, place, rect, stroke } from "../kit/svg.ts";
import { apron, arm, head, type Person, SHOE, SKIN, torso } from "./figure.ts";

export const cleaners = {
  sweeper: { skin: SKIN[2], hair: "wrap", wrap: "#e9b13c", top: "#1d7680", bottom: "#24343a", over: "apron" },
  polisher: { skin: SKIN[0], hair: "cap", wrap: "#0e4a54", top: "#1d7680", bottom: "#3a3a36", over: "apron" },
  washer: { skin: SKIN[3], hair: "braids", top: "#1d7680", bottom: "#24343a", over: "apron" },
} as const satisfies Record<string, Person>;

type Work = "mop" | "wipe" | "polish";

/** How far the upper body leans to the right, in degrees. */
const LEAN: Record<Work, number> = { mop: 13, wipe: -4, polish: 9 };

/** A tool on the floor; it does not lean with the body. */
const tool = (s: Stage, work: Work): string => {
  if (work === "mop")
    return (
      ellipse(76, 0, 26, 4, OCEAN, opacity(0.25)) +
      stroke("M24-134 72-8", s.lit("#b98a52"), 3.6) +
      path("M64-12h16l14 10q-21 8-44 2z", s.lit("#e9e2cc")) +
      stroke("M66-8l-8 6M74-8v8M80-8l8 6", s.shade("#d9cfb4"), 1.6)
    );
  if (work === "polish")
    return (
      ellipse(72, 0, 36, 5, OCEAN, opacity(0.3)) +
      stroke("M34-98l6 6 34 78", s.lit("#4a5654"), 4.2) +
      rect(44, -12, 56, 12, s.lit("#c0392b"), 5) +
      path("M54-12q2-22 18-22t18 22z", s.lit("#e9b13c")) +
      path("M74-34q14 1 16 22H78z", s.shade("#e9b13c"), opacity(0.6)) +
      stroke("M46-2h52", s.lit("#24343a"), 3)
    );
  return "";
};

/** The arms, from the shoulders to the hands. */
const arms = (s: Stage, work: Work, o: Person): string => {
  if (work === "mop")
    return arm(s, "M-14-130-6-108 20-104", o.top, o.skin) + arm(s, "M15-130 24-112 6-128", o.top, o.skin);
  if (work === "polish")
    return arm(s, "M-14-130-4-108 20-98", o.top, o.skin) + arm(s, "M15-130 26-110 24-96", o.top, o.skin);
  return (
    arm(s, "M-15-130-24-106-18-84", o.top, o.skin) +
    rect(-25, -84, 12, 20, s.lit("#8fbcb4"), 3) +
    path("M-24-84v-6h9l4 3-4 1v2z", s.lit("#c0392b")) +
    arm(s, "M15-130 32-150 38-176", o.top, o.skin) +
    path("M28-184q10-6 20 0 4 8-2 14-10 4-18-2-4-6 0-12z", s.lit("#e9b13c")) +
    path("M28-174q8 8 18 2l2-6q-10 6-20 4z", s.shade("#e9b13c"), opacity(0.6))
  );
};

/** A cleaner at work on the floor of a room, 1.75 m high. Leans to the right, or to the left with `flip`. */
export const working = (f: Frame, x: number, z: number, work: Work, o: Person, flip = false): string => {
  const s = f.stage;
  const [px, py] = at(f, x, 0, z);
  const legs =
    path("M-16-84-21-4h12l8-56 6 56h12l0-80z", s.lit(o.bottom)) +
    path("M2-62 5-4h12l0-80h-6z", s.shade(o.bottom), opacity(0.6));
  return place(
    px,
    py,
    (scaleAt(f, x, z) * 1.75) / 178,
    ellipse(0, 0, 36, 6, OCEAN, opacity(0.3)) +
      legs +
      ellipse(-14, -2, 9, 4, s.lit(SHOE)) +
      ellipse(12, -2, 9, 4, s.lit(SHOE)) +
      tool(s, work) +
      group(torso(s, o) + apron(s) + arms(s, work, o) + head(s, o, -161), `transform="rotate(${LEAN[work]} 0 -80)"`),
    flip,
  );
};
