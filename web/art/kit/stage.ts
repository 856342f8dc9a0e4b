import { times } from "./color.ts";
import { type Hour, type Palette, palette } from "./palette.ts";
import { type Rng, seeded } from "./random.ts";
import { lerp } from "./svg.ts";

/** A point in metres: x to the right, y up, z away from the eye. */
export type P3 = readonly [number, number, number];

export const p3 = (x: number, y: number, z: number): P3 => [x, y, z];

export type View = {
  readonly hour: Hour;
  /** Use the hour's second sky. */
  readonly other?: boolean;
  /** Height of the eye in metres, focal length in px, horizon and vanishing column in px. */
  readonly eye?: number;
  readonly focal?: number;
  readonly horizon?: number;
  readonly centre?: number;
  /** Where the light comes from. `back-left` and `back-right` leave the front in shade. */
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
  /** Direction to the sun. */
  readonly sun: P3;
  /** -1 when the light comes from the left, 1 when it comes from the right. */
  readonly sunSide: -1 | 1;
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

/** Light in rooms is more even than outside, and warm in the evening. */
const INDOOR: Record<Hour, Pick<Palette, "lit" | "shade">> = {
  dawn: { lit: [1, 0.95, 0.87], shade: [0.74, 0.7, 0.66] },
  noon: { lit: [1, 0.99, 0.95], shade: [0.8, 0.78, 0.73] },
  afternoon: { lit: [1, 0.94, 0.82], shade: [0.72, 0.64, 0.54] },
  evening: { lit: [0.98, 0.84, 0.65], shade: [0.55, 0.46, 0.41] },
};

export const stage = (name: string, view: View): Stage => {
  const pal = palette(view.hour, view.other);
  const { lit, shade } = view.indoor ? INDOOR[view.hour] : pal;
  const sun = SUNS[view.sun ?? "left"];
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
    sun,
    sunSide: sun[0] < 0 ? -1 : 1,
    lit: (hex) => tone(hex, 1),
    shade: (hex) => tone(hex, 0),
    tone,
  };
};
