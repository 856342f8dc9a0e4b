import { type Light, times } from "./color.ts";
import { type Hour, type Palette, palette } from "./palette.ts";
import { type Rng, seeded } from "./random.ts";
import { lerp } from "./svg.ts";

/** Metres: x to the right, y up, z away from the eye. */
export type P3 = readonly [number, number, number];

export type View = {
  readonly hour: Hour;
  /** Use the hour's second sky. */
  readonly other?: boolean;
  /** Height of the eye in metres, focal length in px, horizon and vanishing column in px. */
  readonly eye?: number;
  readonly focal?: number;
  readonly horizon?: number;
  readonly centre?: number;
  /** Where the light comes from: left or right, before or behind the building. */
  readonly sun?: "left" | "right" | "back-left" | "back-right";
  readonly indoor?: boolean;
};

export type Stage = {
  readonly hour: Hour;
  readonly night: boolean;
  readonly pal: Palette;
  readonly rng: Rng;
  readonly eye: number;
  readonly focal: number;
  readonly horizon: number;
  readonly centre: number;
  readonly sun: P3;
  /** Colour of a material in full light, in full shade, and at a given share of light. */
  readonly lit: (hex: string) => string;
  readonly shade: (hex: string) => string;
  readonly tone: (hex: string, share: number) => string;
};

const SUNS: Record<NonNullable<View["sun"]>, P3> = {
  left: [-0.5, 0.6, -0.62],
  right: [0.5, 0.6, -0.62],
  "back-left": [-0.78, 0.6, -0.16],
  "back-right": [0.78, 0.6, -0.16],
};

/** Rooms hold more even light than walls outside, and lamp light after dark. */
const INDOOR: Record<Hour, readonly [Light, Light]> = {
  dawn: [
    [1, 0.95, 0.87],
    [0.74, 0.7, 0.66],
  ],
  noon: [
    [1, 0.99, 0.95],
    [0.8, 0.78, 0.73],
  ],
  afternoon: [
    [1, 0.94, 0.82],
    [0.72, 0.64, 0.54],
  ],
  evening: [
    [0.98, 0.84, 0.65],
    [0.55, 0.46, 0.41],
  ],
};

export const stage = (name: string, view: View): Stage => {
  const pal = palette(view.hour, view.other);
  const [lit, shade] = view.indoor ? INDOOR[view.hour] : [pal.lit, pal.shade];
  const tone = (hex: string, share: number): string => {
    const t = Math.max(0, Math.min(1, share));
    return times(hex, [lerp(shade[0], lit[0], t), lerp(shade[1], lit[1], t), lerp(shade[2], lit[2], t)]);
  };
  return {
    hour: view.hour,
    night: view.hour === "evening",
    pal,
    rng: seeded(name),
    eye: view.eye ?? 3,
    focal: view.focal ?? 900,
    horizon: view.horizon ?? 340,
    centre: view.centre ?? 400,
    sun: SUNS[view.sun ?? "left"],
    lit: (hex) => tone(hex, 1),
    shade: (hex) => tone(hex, 0),
    tone,
  };
};
