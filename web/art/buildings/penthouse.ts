import { at, type Frame, frame, scaleAt } from "../kit/frame.ts";
import { LAMP, OCEAN } from "../kit/palette.ts";
import { cuboid, daylight, mat, patch, shadow, slab } from "../kit/solid.ts";
import type { Stage } from "../kit/stage.ts";
import { ellipse, opacity, path, pt, rounded } from "../kit/svg.ts";
import { rail } from "./rail.ts";
import { shell } from "./shell.ts";
import { column } from "./veranda.ts";
import { pane } from "./window.ts";

/** A tiled roof deck from the front edge to its far parapet. */
export const terrace = (s: Stage, far: number, tile: string): string => {
  const f = frame(s, 0, 0);
  const back = far + 7.6;
  let out = mat(f, -16, 1, 32, back - 1, s.lit(tile));
  for (let x = -14; x < 15; x += 1.2) out += mat(f, x, 1, 0.05, back - 1, s.tone(tile, 0.3), opacity(0.6));
  for (let z = 3; z < back; z += 1.2) out += mat(f, -16, z, 32, 0.05, s.tone(tile, 0.3), opacity(0.6));
  const edge = frame(s, -16, back);
  return out + slab(edge, 0, 0, 32, 0.35, 0.1, "#efe3cf") + rail(edge, 0, 0.3, 32, 0.8, 0.1, "bars", "#e9dcc0");
};

const lounger = (f: Frame, x: number, z: number, cloth: string): string =>
  cuboid(f, { x, y: 0.2, z, w: 0.7, h: 0.12, d: 1.7 }, "#a8703f", cloth) +
  cuboid(f, { x, y: 0.32, z: z + 1.3, w: 0.7, h: 0.45, d: 0.12 }, cloth) +
  mat(f, x + 0.1, z, 0.7, 1.7, OCEAN, opacity(0.2));

/** A pool in the deck. The light strips reflect the sky. */
export const pool = (s: Stage, x: number, z: number, w: number, d: number): string => {
  const f = frame(s, x, z);
  const water = s.night ? s.pal.sea[0] : s.lit("#3f9aa0");
  const light = s.night ? s.pal.sky[4] : s.lit("#a6d6cf");
  return (
    mat(f, -0.25, -0.25, w + 0.5, d + 0.5, s.lit("#f6ead2")) +
    mat(f, 0, 0, w, d, s.tone("#1d5a62", 0.5)) +
    mat(f, 0.04, 0, w - 0.08, d - 0.12, water) +
    mat(f, w * 0.2, d * 0.55, w * 0.5, 0.1, light) +
    mat(f, w * 0.44, d * 0.3, w * 0.42, 0.09, light) +
    mat(f, w * 0.1, d * 0.14, w * 0.3, 0.08, light)
  );
};

/** What is visible behind the glass: the back of a sofa, a plant, a hanging lamp. */
const inside = (g: Frame, w: number): string => {
  const s = g.stage;
  const dim = s.night ? "#b06a34" : s.tone("#16363d", 0.9);
  const leaf = s.night ? "#7a6a34" : s.pal.leaf[1];
  const [lx, ly] = at(g, w * 0.26, 1.9);
  const [px, py] = at(g, w * 0.56, 1);
  const k = scaleAt(g, w * 0.4);
  const blade = (a: number): string => {
    const [dx, dy] = [a * k * 0.55, -k * (1.1 - Math.abs(a) * 0.4)];
    return path(
      rounded`M${px} ${py + k * 0.5}q${dx * 0.5} ${-k * 0.6} ${dx} ${dy}q${-dx * 0.2} ${k * 0.6} ${-dx * 0.8} ${-dy}z`,
      leaf,
    );
  };
  let out = patch(g, w * 0.14, 0.14, w * 0.2, 0.66, dim, opacity(0.75));
  for (const x of [0.13, 0.33]) out += patch(g, w * x, 0.14, w * 0.03, 0.82, dim, opacity(0.75));
  out +=
    ellipse(lx, ly, k * 0.3, k * 0.16, s.night ? "#fff1cf" : "#cfd8cc") + patch(g, w * 0.26 - 0.01, 2, 0.03, 0.5, dim);
  return out + [-0.9, -0.45, 0, 0.45, 0.9].map(blade).join("") + patch(g, w * 0.56 - 0.18, 0.14, 0.36, 0.5, dim);
};

/** A top-floor apartment with sliding glass, a pergola and two loungers. */
export const pavilion = (f: Frame, w: number, wall: string, accent: string): string => {
  const body = shell(f, {
    w,
    h: 3,
    d: 5,
    wall,
    roof: { shape: "flat", color: wall, over: 0.7, parapet: "#fbf0d8" },
    front: (g) => {
      const s = g.stage;
      let out = "";
      const n = 4;
      const wide = (w * 0.62) / n;
      for (let i = 0; i < n; i++) {
        const x = w * 0.06 + i * wide;
        out += pane(g, x, 0.1, wide - 0.08, 2.4, (wide - 0.08) * 0.4);
        if (i === 1)
          out += patch(
            g,
            x + wide * 0.5,
            0.1,
            wide * 0.42,
            2.4,
            s.tone("#f3e6cc", s.night ? 0.9 : daylight(g)),
            opacity(0.8),
          );
      }
      out += inside(g, w);
      out +=
        shadow(g, w * 0.06, 2.3, w * 0.62, 0.2, 0.3) + patch(g, w * 0.74, 0, w * 0.26, 3, s.tone(accent, daylight(g)));
      return out + pane(g, w * 0.8, 1.1, w * 0.12, 1, w * 0.05, s.night, [LAMP[1], LAMP[0]]);
    },
    side: (g) => pane(g, 1.2, 0.9, 2.4, 1.4, 1, g.stage.night, [LAMP[1], LAMP[0]]),
  });
  let pergola = "";
  for (const [x, z] of [pt(w + 0.6, 3.4), pt(w + 4, 3.4), pt(w + 0.6, 0), pt(w + 4, 0)])
    pergola += column(f, x, 0, z, 2.5, 0.1, "#8a5a32");
  for (let i = 0; i < 7; i++)
    pergola += cuboid(f, { x: w + 0.3, y: 2.5, z: 3.4 - i * 0.58, w: 4, h: 0.14, d: 0.1 }, "#a8703f");
  return body + lounger(f, w + 1.2, 0.8, "#fbf0d8") + lounger(f, w + 2.4, 0.8, "#c9552a") + pergola;
};
