import { bungalow, disc, fill, grass, ground, line, palm, place, sky } from "./parts.ts";

const bird = (x: number, y: number): string => fill("door", `M${x} ${y}q1-4 5-4 2-2 4 0l2 .6-2 .8q-1 3-5 3z`);

/** A goat that looks to the left. */
const goat = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    fill("door", "M-4 19h36v2.500H-4z", 0.25) +
      line("door", 2.4, "M7 10v9m4-9v9m10-9v9m4-9v9") +
      fill("wall", "M3-1q-5-1-8 3-1 2 1 2 3 0 5-1 1 5 4 8 10 3 20 0 3-4 2-9l3-3-4 1q-9-3-17 0-3-3-6-4z") +
      fill("boat", "M12 1q5-2 9 0 1 5-3 7-6-1-6-7z") +
      line("door", 1.3, "M1-1q1-4 5-5M3 0q2-3 6-3M-2 4l-.5 3") +
      disc("door", -1, 1.5, 0.7),
  );

/** No homes match: a plot with a string around it, not built on yet. */
const search = (): string =>
  sky(148, 44) +
  ground(72) +
  bungalow(8, 58, 0.42) +
  bungalow(54, 60, 0.34) +
  palm(178, 86, 50, -10, 0.9) +
  palm(192, 84, 38, 4, 0.8) +
  fill("land", "M62 84 150 82l30 36-142 4z") +
  fill(
    "marsh",
    "M74 92q4-4 8 0zm30-3q4-4 8 0zm24 10q5-5 10 0zm-52 9q5-5 10 0zm40 5q5-5 10 0zm-12-14q3-4 7 0zm46 10q4-4 8 0z",
  ) +
  line("wall", 1.2, "M62 76 150 74l30 34-142 5z") +
  line("door", 2.6, "M62 84V74m88 9V72m30 46v-12M38 122v-12") +
  fill("boat", "M62 74l8 2-8 3zm88-2 8 2-8 3zm30 34 8 2-8 3zM38 110l8 2-8 3z") +
  goat(92, 92, 0.9) +
  grass();

/** Nothing saved: a line of washing between palms, with a heart among the cloths. */
const saved = (): string =>
  sky(44, 40) +
  ground(76) +
  bungalow(112, 56, 0.85) +
  palm(30, 122, 74, 6, 1) +
  palm(180, 124, 78, -6, 1) +
  line("door", 1.2, "M34 64q70 22 142 0") +
  fill("roof2", "M48 68.5 66 73v27l-18-4z") +
  line("wall", 1.8, "M48 77l18 4m-18 5 18 4") +
  fill("roof", "M132 74l20-4v26l-20 4z") +
  fill("wall", "M137 77l4 5-4 5-3-4zm9 5 4 5-4 6-4-5zm-7 8 4 4-4 4-3-4z") +
  line("door", 1.2, "M86 77v-5m28 5v-5") +
  fill("boat", "M100 112C80 98 76 88 80 80c4-7 14-7 20 2 6-9 16-9 20-2 4 8 0 18-20 32z") +
  fill("wall", "M86 84q3-5 8-3-6 1-8 3z", 0.7) +
  grass();

/** Page not found: a fork in the road, an empty signpost and a goat. */
const lost = (): string =>
  sky(150, 42) +
  ground(70) +
  palm(16, 82, 44, 8, 0.9) +
  bungalow(146, 62, 0.4) +
  fill("marsh", "M0 84q60-8 100-3t100-2v61H0z") +
  fill("road-edge", "M52 140q26-30 18-44Q62 84 30 75h14q42 10 54 26 14-15 62-26h14q-54 14-62 28-6 16 22 37z") +
  fill("road", "M76 140q16-30 8-44m36 44q-20-22-14-36", 0.25) +
  fill("door", "M96 110h30l6 3H96z", 0.25) +
  fill("door", "M95 44h5v68h-5z") +
  fill("roof", "M102 49h38l9 7-9 7h-38z") +
  fill("roof2", "M96 68H62l-9 7 9 7h34z") +
  line("wall", 1, "M107 53h28m-28 6h28M90 72H65m25 6H65") +
  goat(136, 98, 1) +
  grass();

/** Not listed any more: a closed house and a loaded pickup that drives away. */
const gone = (): string =>
  sky(150, 38) +
  ground(80) +
  palm(20, 90, 60, -4, 1) +
  bungalow(26, 52, 1.05, true) +
  place(
    118,
    80,
    1,
    fill("door", "M-2 33h72l6 4H0z", 0.25) +
      fill("roof", "M4-12h20v24H4z") +
      fill("boat", "M6-10h7v20H6z") +
      fill("sand", "M24-2h18v14H24z") +
      line("door", 0.9, "M24 5h18M33-2v14") +
      fill("leaf", "M30-2q-8-10 0-16 8 6 0 16zM30-2q-2-9-9-9 2 7 9 9zm0 0q3-9 10-8-2 7-10 8z") +
      line("wall", 1, "M2 12 14-14 40 12") +
      fill("roof2", "M-2 12h48V0h12q4 0 6 5l3 7 5 3v12H-2z") +
      fill("wall", "M50 3h7q3 0 4 4l2 5H50z") +
      fill("door", "M-2 22h74v5H-2z", 0.35) +
      disc("door", 12, 28, 6.5) +
      disc("road", 12, 28, 2.5) +
      disc("door", 58, 28, 6.5) +
      disc("road", 58, 28, 2.5),
  ) +
  fill("road", "M92 112q6-6 10 0zm-14 2q5-5 9 0zm26-6q5-7 10 0z", 0.8) +
  grass();

/** No connection: a bungalow by lamplight under a pole whose cable is down. */
const offline = (): string =>
  sky(38, 38) +
  ground(80) +
  palm(186, 98, 62, -8, 1) +
  bungalow(92, 56, 1) +
  fill("door", "M50 112h16l10 4H50z", 0.25) +
  fill("door", "M56 22h4.500l1 92h-6.500z") +
  fill("door", "M42 30h34v3.400H42zm3 10h28v3H45z") +
  fill("wall", "M44 26h3v4h-3zm26 0h3v4h-3zM47 36h3v4h-3zm22 0h3v4h-3z") +
  line("door", 1.2, "M45 28Q22 36 0 26M48 38Q24 46 0 38m72-10q60 26 128 0") +
  line("door", 1.2, "M70 38q10 40-2 56-6 10 4 16 10 4 14-4") +
  line("boat", 1.8, "M90 100l3-4m-1 9 5-1m-7 6 4 3") +
  bird(12, 29) +
  bird(24, 32) +
  bird(128, 39) +
  grass();

/** All enquiries are answered: a table with a cup and a closed book under a tree. */
const inbox = (): string =>
  sky(40, 44) +
  ground(78) +
  bungalow(8, 62, 0.5) +
  fill("door", "M150 116q6-34 0-62h12q-4 34 4 62z") +
  fill(
    "leaf",
    "M200 6v58q-12 8-22 1-10 9-22 1-12 6-20-3-14 0-13-12-11-7-2-17-4-14 11-16 4-14 20-11 8-9 20-3 14-6 28 2z",
  ) +
  fill("marsh", "M136 26q10-10 22-4 12-8 22 2-8-2-18 4-14-8-26-2z", 0.5) +
  disc("boat", 138, 62, 4) +
  disc("boat", 172, 66, 4) +
  disc("boat", 186, 58, 3.6) +
  fill("door", "M48 124h88l8 4H48z", 0.25) +
  fill("roof", "M46 88h88v7H46z") +
  fill("door", "M46 95h88v3H46z", 0.6) +
  fill("roof", "M54 95h6v31h-6zm66 0h6v31h-6z") +
  fill("wall", "M62 82h34l4 6H58z") +
  fill("boat", "M62 77h34l4 5H58z") +
  fill("door", "M58 82h42v1.500H58z", 0.4) +
  fill("roof2", "M108 74h14v10q0 4-4 4h-6q-4 0-4-4z") +
  line("roof2", 2, "M122 77q6 0 4 4-1 3-5 3") +
  line("wall", 1.3, "M112 69q-3-4 0-7t0-6m6 13q-3-4 0-7t0-6") +
  grass();

/** Nothing to compare yet: a goat between two houses. */
const compare = (): string =>
  sky(100, 40) +
  ground(76) +
  palm(6, 92, 52, 6, 0.9) +
  palm(192, 94, 58, -6, 0.9) +
  bungalow(14, 54, 0.95) +
  bungalow(122, 54, 0.95, true) +
  fill("marsh", "M92 94q4-4 8 0zm16 22q5-5 10 0zm-72 2q4-4 9 0zm112 0q5-5 10 0z") +
  goat(84, 96, 1.1) +
  grass();

/** No doctor found: a closed clinic with an empty bench. */
const clinic = (): string =>
  sky(38, 38) +
  ground(80) +
  palm(180, 96, 66, -8, 1) +
  bungalow(66, 46, 1.2, true) +
  fill("door", "M28 114h14l8 4H28z", 0.25) +
  fill("door", "M32 44h4v72h-4z") +
  fill("wall", "M18 40h32v30H18z") +
  line("roof2", 1.6, "M18 40h32v30H18z") +
  fill("leaf", "M31 45h6v7h7v6h-7v7h-6v-7h-7v-6h7z") +
  fill("door", "M70 122h60l8 4H70z", 0.25) +
  fill("roof", "M66 106h62v5H66zm4 5h4v13h-4zm50 0h4v13h-4zM66 98h62v4H66z") +
  fill("door", "M66 110h62v1.600H66z", 0.5) +
  bird(96, 28) +
  bird(110, 24) +
  grass();

/** The drawings of empty pages, by the name of their file. */
export const emptyDrawings: Readonly<Record<string, () => string>> = {
  search,
  saved,
  lost,
  gone,
  offline,
  inbox,
  compare,
  clinic,
};

/** Returns a drawing as an SVG symbol. A page shows it with `<use>`, so that it takes the colours of the page. */
export const emptyDrawing = (draw: () => string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="d" viewBox="0 0 200 140">${draw()}</symbol></svg>\n`;
