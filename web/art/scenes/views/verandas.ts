import type { Hour } from "../../kit/palette.ts";
import type { View } from "../../kit/stage.ts";
import { veranda } from "../../rooms/outdoor.ts";
import { type Picture, view } from "../compose.ts";

const porch = (hour: Hour, sun: NonNullable<View["sun"]>, o: Partial<View> = {}): View => ({
  hour,
  sun,
  eye: 1.6,
  horizon: 290,
  focal: 560,
  ...o,
});

const flower = (a: string, b: string) => ({ kind: "flower", a, b }) as const;

const checker = (a: string, b: string) => ({ kind: "checker", a, b }) as const;

export const verandas: readonly Picture[] = [
  view(
    "veranda-01",
    porch("dawn", "left"),
    "Veranda with turned balusters and cane chairs looking over the sea at sunrise",
    (s) =>
      veranda(s, {
        plan: "front",
        far: { far: "sea", ground: "sand", sun: [560, 246, 40], clouds: [[300, 150, 1]], line: 372 },
        wall: "#f3e2bd",
        floor: flower("#e9dcc0", "#2b7a80"),
        rail: "turned",
        seat: "#2b7a80",
      }),
  ),
  view(
    "veranda-02",
    porch("noon", "right", { centre: 330 }),
    "Long veranda along a blue house wall at noon, garden on the right",
    (s) =>
      veranda(s, {
        plan: "along",
        side: "left",
        far: { far: "bush", ground: "grass", clouds: [[620, 120, 0.9]] },
        wall: "#9fc0cf",
        floor: checker("#efe0c2", "#b5532c"),
        rail: "turned",
        seat: "#1d5a7a",
      }),
  ),
  view(
    "veranda-03",
    porch("afternoon", "left", { horizon: 310 }),
    "Hammock of printed cloth on a veranda in gold afternoon light",
    (s) =>
      veranda(s, {
        plan: "front",
        far: { far: "hills", sun: [640, 256, 40], clouds: [[260, 130, 1]] },
        wall: "#eac78e",
        floor: { kind: "boards", a: "#b98a52", b: "#8a5a32" },
        rail: "bars",
        railColor: "#f3e6cc",
        seat: "#c9552a",
        hammock: 1,
      }),
  ),
  view(
    "veranda-04",
    porch("evening", "left", { centre: 480 }),
    "Veranda at night, light from louvre windows on the tiles",
    (s) =>
      veranda(s, {
        plan: "along",
        side: "right",
        far: { far: "hills", sun: [110, 90] },
        wall: "#cf9a78",
        floor: flower("#c9b08a", "#7a3d4a"),
        rail: "block",
        seat: "#7a3d4a",
      }),
  ),
  view(
    "veranda-05",
    porch("noon", "left", { other: true, centre: 460 }),
    "Veranda over a yard with breeze-block rail and two chairs under rain clouds",
    (s) =>
      veranda(s, {
        plan: "front",
        side: "right",
        far: {
          far: "palms",
          clouds: [
            [200, 140, 1.1],
            [600, 120, 0.9],
          ],
        },
        wall: "#e8eadb",
        floor: checker("#e6dcc6", "#8fa89a"),
        rail: "block",
        railColor: "#f3dcae",
        seat: "#e9b13c",
      }),
  ),
  view(
    "veranda-06",
    porch("dawn", "right", { other: true, centre: 450 }),
    "Yellow house veranda running towards palms in rose light",
    (s) =>
      veranda(s, {
        plan: "along",
        side: "right",
        far: { far: "palms", ground: "grass", sun: [120, 250, 36] },
        wall: "#ecc67c",
        floor: { kind: "boards", a: "#c49a62", b: "#94683a" },
        rail: "bars",
        railColor: "#fbf0d8",
        seat: "#b5532c",
      }),
  ),
  view(
    "veranda-07",
    porch("afternoon", "right", { other: true, centre: 340 }),
    "Upstairs balcony above town roofs with two cane chairs late in the day",
    (s) =>
      veranda(s, {
        plan: "front",
        far: { far: "town", sun: [180, 252, 36], clouds: [[480, 130, 1]], line: 380 },
        wall: "#d9a877",
        floor: { kind: "slab", a: "#d9bf92", b: "#b5935f" },
        rail: "bars",
        railColor: "#2b5a5f",
        seat: "#fbf0d8",
      }),
  ),
  view(
    "veranda-08",
    porch("evening", "right", { other: true, horizon: 280 }),
    "Hammock on a sea-facing veranda at dusk",
    (s) =>
      veranda(s, {
        plan: "front",
        far: { far: "sea", ground: "sand", sun: [300, 250, 40], clouds: [[540, 140, 1]], line: 366 },
        wall: "#c9a58f",
        floor: { kind: "boards", a: "#9a6a3c", b: "#6a4526" },
        rail: "turned",
        seat: "#1d5a7a",
        hammock: 0,
      }),
  ),
];
