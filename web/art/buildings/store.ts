import { mix } from "../kit/color.ts";
import { type Frame, outline } from "../kit/frame.ts";
import { CREAM, OCEAN } from "../kit/palette.ts";
import { patch, plane, shadow, slab } from "../kit/solid.ts";
import { p3 } from "../kit/stage.ts";
import { poly } from "../kit/svg.ts";
import { awning, door, roller } from "./door.ts";
import { blocks } from "./rail.ts";
import { shell } from "./shell.ts";
import { windowAt } from "./window.ts";

/** Corrugated sheet with upright ribs. */
const cladding = (f: Frame, x: number, y: number, w: number, h: number, color: string, light: number): string => {
  let out = patch(f, x, y, w, h, f.stage.tone(color, light));
  const n = Math.round(w / 0.5);
  for (let i = 0; i < n; i++)
    out += patch(f, x + (w * i) / n, y, w / n / 2.6, h, f.stage.tone(mix(color, OCEAN, 0.22), light));
  return out;
};

/** A warehouse with three loading doors. */
export const warehouse = (f: Frame, wall: string, roof: string): string =>
  shell(f, {
    w: 15,
    h: 5.4,
    d: 22,
    wall,
    roof: { shape: "gable", color: roof, rise: 2.3, over: 0.5 },
    front: (w) => {
      let out = cladding(w, 0, 1.1, 15, 4.3, wall, 0.95) + shadow(w, 0, 4.9, 15, 0.5, 0.14);
      out +=
        roller(w, 1.2, 0.9, 3.6, 3.4, "#2b7a80") +
        roller(w, 5.8, 0.9, 3.6, 3.4, "#b5481c", true) +
        roller(w, 10.4, 0.9, 3.6, 3.4, "#2b7a80");
      for (const x of [1.2, 5.8, 10.4])
        out += slab(w, x - 0.3, 4.45, 4.2, 0.16, 1.1, "#8fa3a0") + shadow(w, x - 0.2, 4.1, 4, 0.36, 0.26);
      return out + slab(w, 0.4, 0, 14.2, 0.9, 1.5, "#a99c86", "#d4c6a8");
    },
    side: (w, depth) => {
      let out = cladding(w, 0, 1.1, depth, 4.3, wall, 0.1);
      for (let i = 0; i < 5; i++)
        out += windowAt(w, depth * (0.06 + i * 0.19), 3.4, depth * 0.1, 0.9, { kind: "louvre", sill: false });
      return out;
    },
  });

/** A shop house: four roller shutters below, rooms above. */
export const shophouse = (f: Frame, wall: string, accent: string): string =>
  shell(f, {
    w: 12,
    h: 6.6,
    d: 8,
    wall,
    roof: { shape: "shed", color: "#8fa3a0", rise: 1.2, over: 0.5, rust: true },
    front: (w) => {
      const s = w.stage;
      let out = patch(w, 0, 0, 12, 3.2, s.tone(mix(wall, "#8a5a32", 0.25), 0.9));
      const shutters = ["#0f5a63", "#c9552a", "#e9b13c", "#0f5a63"];
      shutters.forEach((c, i) => {
        out += roller(w, 0.35 + i * 2.9, 0.2, 2.4, 2.3, c, i === 1 || i === 2);
      });
      for (let i = 0; i < 4; i++)
        out +=
          i % 2
            ? blocks(w, 0.6 + i * 2.9, 4.2, 1.9, 1.3, accent)
            : windowAt(w, 0.7 + i * 2.9, 4.2, 1.7, 1.35, { kind: "louvre", hood: true, lit: s.night });
      return (
        out +
        slab(w, 0, 3.25, 12, 0.22, 0.1, "#fbf0d8") +
        slab(w, -0.1, 0, 12.2, 0.2, 1.2, "#b3a58c", "#d4c6a8") +
        awning(w, 0.1, 3.2, 6, ["#1d7680", "#fbf0d8"], 1.4) +
        awning(w, 6, 3.2, 5.9, ["#e9b13c", "#fbf0d8"], 1.4)
      );
    },
    side: (w, depth) => windowAt(w, depth * 0.2, 4.2, 1.4, 1.2, {}) + windowAt(w, depth * 0.62, 4.2, 1.4, 1.2, {}),
  });

/** An event hall with high arched windows and a porch. */
export const hall = (f: Frame, wall: string, roof: string, accent: string): string =>
  shell(f, {
    w: 17,
    h: 5.6,
    d: 13,
    wall,
    dado: accent,
    dadoHeight: 0.7,
    roof: { shape: "hip", color: roof, rise: 3.1, over: 1 },
    front: (w) => {
      let out = "";
      for (let i = 0; i < 6; i++)
        if (i < 2 || i > 3) out += windowAt(w, 0.8 + i * 2.75, 1.2, 1.7, 3.2, { kind: "arch", lit: w.stage.night });
      for (let i = 0; i <= 6; i++) if (i !== 3) out += slab(w, 0.05 + i * 2.75, 0, 0.4, 5.3, 0.16, CREAM);
      return out + door(w, 7.2, 0.4, 2.6, 2.9, accent, { double: true, glazed: true, step: false });
    },
    side: (w, depth) => {
      let out = "";
      for (let i = 0; i < 4; i++)
        out += windowAt(w, depth * (0.07 + i * 0.24), 1.2, 1.5, 3, {
          kind: "arch",
          lit: w.stage.night && i % 2 === 1,
        });
      return out;
    },
    wing: (w) => {
      const s = w.stage;
      let out = slab(w, 5.2, 0, 6.6, 0.4, 3.2, "#c9b593", "#efe0c2");
      for (const x of [5.5, 7.1, 9.6, 11.2]) out += post(w, x);
      const front: readonly (readonly [number, number, number])[] = [
        p3(4.9, 3.9, -3.4),
        p3(12.1, 3.9, -3.4),
        p3(8.5, 6, -3.4),
      ];
      out += patch(w, 4.9, 3.6, 7.2, 0.36, s.lit(CREAM), "", -3.4);
      return (
        out +
        poly(outline(w, front), s.lit(wall)) +
        plane(
          w,
          [
            p3(4.5, 3.85, -3.5),
            p3(8.5, 6.3, -3.5),
            p3(12.5, 3.85, -3.5),
            p3(12.1, 3.85, -3.5),
            p3(8.5, 5.95, -3.5),
            p3(4.9, 3.85, -3.5),
          ],
          s.lit(roof),
        )
      );
    },
  });

const post = (w: Frame, x: number): string => {
  const s = w.stage;
  return (
    patch(w, x, 0.4, 0.36, 3.3, s.lit(CREAM), "", -3.2) +
    patch(w, x + 0.22, 0.4, 0.14, 3.3, s.tone(CREAM, 0.35), "", -3.2) +
    patch(w, x - 0.08, 3.45, 0.52, 0.2, s.lit(CREAM), "", -3.2)
  );
};
