import { OCEAN, RUST } from "../kit/palette.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, path, place, rect, rounded, stroke } from "../kit/svg.ts";

const shadowBelow = (s: Stage, rx: number, y = 0, dx = 0): string =>
  ellipse(dx, y, rx, Math.max(2, rx * 0.1), s.night ? OCEAN : RUST, opacity(0.42));

/** All props of this file stand at (x, y) in px. `k` is their scale: 1 in the middle of a yard. */
export const hen = (s: Stage, x: number, y: number, k = 1, color = "#fbf3df", flip = false): string => {
  const c = s.lit(color);
  return place(
    x,
    y,
    k,
    shadowBelow(s, 20, 2) +
      path("m-18-29 8 8q8 6 14-2l4-10 6 2-2 4q0 20-14 20-16 2-20-12z", c) +
      path("m-8-16q8 5 14 0-4 8-14 0z", s.shade(color), opacity(0.5)) +
      path("m7-34 5 1 1 4z", s.lit("#c0392b")) +
      stroke("M-4-8v8m6-8v8", s.lit("#e3a64e"), 2),
    flip,
  );
};

export const chair = (s: Stage, x: number, y: number, k = 1, color = "#fbf3df", flip = false): string =>
  place(
    x,
    y,
    k,
    shadowBelow(s, 24, 0) +
      path("M-18-48h28l4 26h-36z", s.lit(color)) +
      path("M-14-42h20m-21 7h23m-24 7h26", "none", `stroke="${s.shade(color)}" stroke-width="2"`) +
      path("M-22-22h40v6h-40zM-20-16h4V2h-4zM10-16h4V2h-4z", s.tone(color, 0.7)),
    flip,
  );

export const bucket = (s: Stage, x: number, y: number, k = 1, color = "#e9b13c"): string =>
  place(
    x,
    y,
    k,
    shadowBelow(s, 18, 0) +
      path("M-15-30h30l-4 30h-22z", s.lit(color)) +
      path("M3-30h12l-4 30H3z", s.shade(color), opacity(0.5)) +
      stroke("M-15-30q15-22 30 0", s.lit("#4a3a2c"), 2.2) +
      rect(-15, -31, 30, 5, s.tone(color, 0.5)),
  );

export const waterDrum = (s: Stage, x: number, y: number, k = 1, color = "#1d6b8a"): string =>
  place(
    x,
    y,
    k,
    shadowBelow(s, 26, 0) +
      rect(-20, -58, 40, 58, s.tone(color, 0.4), 3) +
      rect(-20, -58, 22, 58, s.lit(color), 3) +
      ellipse(0, -57, 20, 5, s.tone(color, 0.15)) +
      stroke("M-20-40h40M-20-20h40", s.shade(color), 2.4),
  );

export const generator = (s: Stage, x: number, y: number, k = 1): string => {
  const tube = s.lit("#8b9692");
  return place(
    x,
    y,
    k,
    shadowBelow(s, 46, 1, 2) +
      rect(-32, -44, 64, 14, s.lit("#b5481c"), 4) +
      rect(-32, -37, 64, 7, s.shade("#b5481c"), 3) +
      rect(-6, -48, 12, 5, s.lit("#2b2b28"), 1) +
      rect(-28, -29, 26, 22, s.lit("#3c4644"), 2) +
      path("M-26-26h22M-26-21h22M-26-16h22M-26-11h22", "none", `stroke="${s.lit("#77827e")}" stroke-width="2"`) +
      rect(2, -27, 26, 19, s.lit("#e9b13c"), 2) +
      ellipse(10, -18, 4, 4, s.lit("#2b2b28")) +
      rect(18, -22, 7, 8, s.lit("#2b2b28"), 1) +
      path("M-30-24h-10v-5h-6v14h6v-4h10z", s.lit("#6d7672")) +
      stroke("M-36 0v-40q0-8 8-8h56q8 0 8 8V0M-40-2h80", tube, 3.4) +
      ellipse(-24, -2, 5, 4, s.lit("#23231f")) +
      ellipse(24, -2, 5, 4, s.lit("#23231f")),
  );
};

export const tyrePlanter = (s: Stage, x: number, y: number, k = 1, flower = "#d9653a"): string => {
  const [, a, b, c] = s.pal.leaf;
  let leaves = "";
  for (const [dx, h, f] of [
    [-14, 30, a],
    [12, 34, a],
    [-6, 40, b],
    [5, 44, c],
    [0, 34, b],
  ] as const)
    leaves += path(rounded`M0-12q${dx - 8} ${-h * 0.5} ${dx} ${-h - 12}q${8} ${h * 0.5} ${-dx} ${h}z`, f);
  return place(
    x,
    y,
    k,
    shadowBelow(s, 24) +
      leaves +
      `<circle cx="-10" cy="-44" r="4" fill="${s.lit(flower)}"/><circle cx="8" cy="-52" r="4" fill="${s.lit(flower)}"/>` +
      rect(-22, -15, 44, 15, s.lit("#33332d"), 7) +
      rect(-18, -13, 36, 3, s.lit("#5b5b50"), 2),
  );
};

export const pot = (s: Stage, x: number, y: number, k = 1, color = "#b5532c"): string => {
  const [, a, b, c, d] = s.pal.leaf;
  let leaves = "";
  for (const [ang, l, f] of [
    [-2.7, 40, a],
    [-0.45, 40, a],
    [-2.2, 50, b],
    [-0.95, 50, b],
    [-1.8, 58, c],
    [-1.3, 56, d],
  ] as const) {
    const [tx, ty] = [Math.cos(ang) * l, -26 + Math.sin(ang) * l];
    const [px, py] = [-Math.sin(ang) * 9, Math.cos(ang) * 9];
    leaves += path(
      rounded`M0-24Q${tx * 0.5 + px} ${(ty - 26) * 0.5 + py} ${tx} ${ty}Q${tx * 0.5 - px} ${(ty - 26) * 0.5 - py} 0-24z`,
      f,
    );
  }
  return place(
    x,
    y,
    k,
    shadowBelow(s, 18) +
      leaves +
      path("M-16-28h32l-5 28h-22z", s.lit(color)) +
      path("M3-28h13l-5 28H3z", s.shade(color), opacity(0.6)) +
      rect(-18, -31, 36, 7, s.tone(color, 0.8), 1),
  );
};

export const bench = (s: Stage, x: number, y: number, k = 1): string =>
  place(
    x,
    y,
    k,
    shadowBelow(s, 60) +
      rect(-56, -26, 112, 6, s.lit("#a8703f")) +
      rect(-56, -20, 112, 3, s.shade("#a8703f")) +
      path("M-46-18h7l-3 18h-6zM39-18h7l2 18h-6z", s.tone("#7a4f2c", 0.6)),
  );

export const basin = (s: Stage, x: number, y: number, k = 1, color = "#8fbcb4"): string =>
  place(
    x,
    y,
    k,
    shadowBelow(s, 34) +
      path("M-32-14h64l-10 14h-44z", s.lit(color)) +
      ellipse(0, -14, 32, 6, s.tone(color, 0.35)) +
      ellipse(0, -13, 26, 4, s.lit("#e6f0e8"), opacity(0.6)),
  );

/** A stack of cement blocks. */
export const blockStack = (s: Stage, x: number, y: number, k = 1, rows = 4): string => {
  let out = shadowBelow(s, 62, 0, 6);
  for (let r = 0; r < rows; r++)
    for (let i = 0; i < 4 - (r === rows - 1 ? 2 : 0); i++) {
      const [bx, by] = [-50 + i * 26 + (r % 2) * 3, -(r + 1) * 15];
      out +=
        rect(bx, by, 24, 14, s.lit("#b4b0a2")) +
        rect(bx + 16, by, 8, 14, s.tone("#b4b0a2", 0.5)) +
        rect(bx, by + 12, 24, 2, s.shade("#8f8b7e"));
    }
  return place(x, y, k, out);
};

export const sandHeap = (s: Stage, x: number, y: number, k = 1, color = "#dcb98a"): string =>
  place(
    x,
    y,
    k,
    shadowBelow(s, 78) +
      path("M-76 0q30-18 48-38 18-22 36-4 22 22 68 42z", s.lit(color)) +
      path("M6-44q20 20 70 44H4q14-22 2-44z", s.shade(color), opacity(0.7)) +
      stroke("M40-14l34-54", s.lit("#8a5a32"), 4) +
      path("m66-66 14-18 8 6-12 18z", s.lit("#7d8e8c")),
  );
