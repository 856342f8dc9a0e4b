import { bungalow, disc, earth, fill, grass, ground, line, palm, place, sky } from "./parts.ts";

const bird = (x: number, y: number): string => fill("door", `M${x} ${y}q1-4 5-4 2-2 4 0l2 .6-2 .8q-1 3-5 3z`);

/** A goat that looks to the left. */
const goat = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    fill("door", "M-3 19.500a19 2.600 0 1 0 38 0a19 2.600 0 1 0-38 0", 0.3) +
      line("door", 2.6, "M12 10l-1 9m12-9 1 9") +
      fill("wall", "M6 9h3.200l-.6 9.500H6.400zM26 8h3.400l.6 10.500h-2.300z") +
      fill("door", "M6.300 17.500h2.400v1.800H6.300zM27.600 17.500h2.500v1.800h-2.500z") +
      fill(
        "wall",
        "M5 12q-2-6-1-10Q2 1-1 2.500l-5 2q-2 .3-2.500-1 .3-2 3-4L0-4.500q3-1.500 6 0Q9-2 12-1q9 1.500 16-.5 4 0 5 4l.5-3 3-2q0 5-3 7 0 5-4 7-6 2-12 1-8 2-12.500-1z",
      ) +
      fill("boat", "M14-.7q7 1 12-.3 2 4-2 8-8 1-10-7.700z") +
      fill("door", "M4 2Q6 8 6 13q-2-4-2-11zM12 12q8 1.500 17-1-6 3.500-17 1z", 0.3) +
      fill("wall", "M3-4q4 0 7 3-4 1-7-3z") +
      fill("door", "M3-3.500q4 .5 6 2.500-3 .3-6-2.500z", 0.3) +
      line("door", 1.3, "M1-5q1-5 6-6M3.500-5q2-4 6.500-4.500M-3 4.500l.5 3.500") +
      disc("door", -1.5, -1, 0.8),
  );

/** No homes match: a plot with a string around it, not built on yet. */
const search = (): string =>
  sky(148, 44) +
  ground(72) +
  bungalow(8, 58, 0.42) +
  bungalow(54, 60, 0.34) +
  palm(178, 86, 50, -10, 0.9) +
  palm(192, 84, 38, 4, 0.8) +
  fill("marsh", "M62 84 150 82l30 36-142 4z") +
  fill(
    "leaf",
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
  bungalow(146, 62, 0.4) +
  fill("marsh", "M0 82q60-8 100-3t100-2v64H0z") +
  fill("leaf", "M0 98q30-8 52 2-30 8-52 4zm200 12q-30-6-60 4 30 8 60 2z", 0.3) +
  palm(20, 96, 56, 5, 0.95) +
  earth("M46 141q32-30 24-45Q62 84 28 76h16q42 10 54 26 14-15 62-26h16q-54 14-64 28-6 16 26 37z") +
  fill("road", "M74 141q18-30 10-46 10 18 6 46zm44 0q-22-22-16-38 2 20 28 38z", 0.28) +
  fill("door", "M84 113a16 2.500 0 1 0 40 0a16 2.500 0 1 0-40 0", 0.3) +
  fill("door", "M95 44h5v69h-5z") +
  fill("roof", "M102 49h38l9 7-9 7h-38z") +
  fill("roof2", "M96 68H62l-9 7 9 7h34z") +
  line("wall", 1, "M107 53h28m-28 6h28M90 72H65m25 6H65") +
  goat(136, 98, 1.05) +
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
    fill("door", "M-8 34q42-5 88 0-44 4-88 0z", 0.3) +
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
  fill("door", "M44 114q20-4 40 0-20 3-40 0z", 0.3) +
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
  fill("door", "M40 126q50-6 102 0-52 4-102 0z", 0.3) +
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
  fill("door", "M20 116q14-4 30 0-15 3-30 0z", 0.3) +
  fill("door", "M32 44h4v72h-4z") +
  fill("wall", "M18 40h32v30H18z") +
  line("roof2", 1.6, "M18 40h32v30H18z") +
  fill("leaf", "M31 45h6v7h7v6h-7v7h-6v-7h-7v-6h7z") +
  fill("door", "M60 124q36-5 76 0-40 4-76 0z", 0.3) +
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
