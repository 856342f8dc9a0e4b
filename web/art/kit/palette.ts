import type { Light } from "./color.ts";

export type Hour = "dawn" | "noon" | "afternoon" | "evening";

export type Palette = {
  /** Five bands, highest first. */
  readonly sky: readonly [string, string, string, string, string];
  readonly sun: string;
  readonly cloud: string;
  readonly cloudShade: string;
  readonly hills: readonly [string, string, string];
  readonly sea: readonly [string, string, string];
  readonly sand: readonly [string, string];
  readonly grass: readonly [string, string];
  /** Laterite: far, middle, near, highlight, rut. */
  readonly earth: readonly [string, string, string, string, string];
  /** Foliage, darkest first. */
  readonly leaf: readonly [string, string, string, string, string];
  readonly edge: string;
  readonly trunk: string;
  readonly glass: readonly [string, string];
  readonly lit: Light;
  readonly shade: Light;
  readonly wire: string;
};

const dawn: Palette = {
  sky: ["#3f7f88", "#699c9b", "#9dbcac", "#d9d3b0", "#f4d9a8"],
  sun: "#fff1cf",
  cloud: "#f0dfba",
  cloudShade: "#c9d3bd",
  hills: ["#8fae98", "#5f8d80", "#33675f"],
  sea: ["#2d7680", "#5b9a9c", "#8fbcb4"],
  sand: ["#ecd9b4", "#dcc39a"],
  grass: ["#5e8a5c", "#477650"],
  earth: ["#d9824c", "#c0602f", "#a9512a", "#e6a26c", "#a04a22"],
  leaf: ["#1f4f46", "#2c5f4c", "#3f7a58", "#4f8557", "#6f9d5e"],
  edge: "#1f4f46",
  trunk: "#4a3a2c",
  glass: ["#2d5a5f", "#47797a"],
  lit: [1, 0.97, 0.9],
  shade: [0.66, 0.65, 0.61],
  wire: "#24474d",
};

const noon: Palette = {
  sky: ["#4fa3ad", "#74bbbd", "#a3d2cb", "#c6e1d6", "#dcebdc"],
  sun: "#fdf8e4",
  cloud: "#f7f6ea",
  cloudShade: "#cfe0d6",
  hills: ["#9cc4b2", "#6d9f86", "#3c7a5c"],
  sea: ["#2f8893", "#5cacb0", "#a6d6cf"],
  sand: ["#f0e0bb", "#dcc79d"],
  grass: ["#6fa165", "#4f8a58"],
  earth: ["#cf8450", "#b9622f", "#ab5629", "#dd9a66", "#9f4c22"],
  leaf: ["#1f5647", "#2c6550", "#3c7a5c", "#4f9160", "#7bb069"],
  edge: "#1f5647",
  trunk: "#4a3a2c",
  glass: ["#244f55", "#3f7478"],
  lit: [1, 0.99, 0.95],
  shade: [0.76, 0.68, 0.58],
  wire: "#0f3c44",
};

const afternoon: Palette = {
  sky: ["#7fa79b", "#a9bf9f", "#dccf9d", "#f3d794", "#f9e3b0"],
  sun: "#fff8e2",
  cloud: "#f6e2b2",
  cloudShade: "#e3cf9c",
  hills: ["#b9bf8c", "#8aa274", "#5d8560"],
  sea: ["#4d8c8a", "#83ab98", "#cfcf9f"],
  sand: ["#f3dcae", "#dfbf88"],
  grass: ["#86994f", "#667f45"],
  earth: ["#d58a52", "#c87440", "#b05a2c", "#e6a972", "#97481f"],
  leaf: ["#1d4a3a", "#2b6146", "#47804f", "#5f9455", "#a0ba65"],
  edge: "#3d4a2a",
  trunk: "#4e3626",
  glass: ["#244f55", "#41716f"],
  lit: [1, 0.955, 0.85],
  shade: [0.63, 0.56, 0.47],
  wire: "#4a3a2c",
};

const evening: Palette = {
  sky: ["#0d3440", "#154753", "#2b6069", "#5d7f7c", "#c9986b"],
  sun: "#f6e7c2",
  cloud: "#3d6c72",
  cloudShade: "#2c5a62",
  hills: ["#2b5c62", "#1f4c50", "#163c43"],
  sea: ["#1b4d58", "#2f6670", "#5c8783"],
  sand: ["#6d6a5c", "#565a52"],
  grass: ["#1f4a45", "#183f3d"],
  earth: ["#86412b", "#6e3426", "#5d2b20", "#a9603c", "#57271d"],
  leaf: ["#0c2a30", "#123840", "#1b474a", "#265752", "#35685a"],
  edge: "#0a262d",
  trunk: "#1c2624",
  glass: ["#15363e", "#24505a"],
  lit: [0.66, 0.57, 0.51],
  shade: [0.37, 0.38, 0.4],
  wire: "#081f26",
};

/** Second skies: rose dawn, rainy-season noon, amber afternoon, dusk. */
const second: Record<Hour, Partial<Palette>> = {
  dawn: {
    sky: ["#5a8792", "#93a9a2", "#c9c0a4", "#ebc79f", "#f6dcb6"],
    cloud: "#f7e3c4",
    cloudShade: "#dcc7a6",
    hills: ["#a9aa90", "#758f80", "#446b62"],
  },
  noon: {
    sky: ["#6a9ea4", "#8fb8b5", "#b3cfc3", "#d0dfcd", "#e6ead6"],
    cloud: "#f3f1e2",
    cloudShade: "#bccdc5",
    lit: [0.98, 0.97, 0.93],
  },
  afternoon: {
    sky: ["#5f938f", "#9bb08b", "#dcbb7c", "#efba70", "#f7d394"],
    cloud: "#f7d9a0",
    cloudShade: "#e0b678",
    lit: [1, 0.92, 0.78],
  },
  evening: {
    sky: ["#1d4f5e", "#3f6f76", "#838a7f", "#d09a6c", "#efb877"],
    cloud: "#a98d78",
    cloudShade: "#6f7f7c",
    lit: [0.84, 0.7, 0.6],
    shade: [0.52, 0.5, 0.5],
    earth: ["#a8573a", "#8d452d", "#743726", "#c47a50", "#6a3021"],
    leaf: ["#12343a", "#1a454a", "#255850", "#346a58", "#4f7f60"],
    grass: ["#2d5a4c", "#234c44"],
    hills: ["#57766f", "#37605e", "#224c4e"],
    sea: ["#2c6470", "#5b8583", "#c9a57c"],
    edge: "#0e2e33",
  },
};

const first: Record<Hour, Palette> = { dawn, noon, afternoon, evening };

export const palette = (hour: Hour, other = false): Palette =>
  other ? { ...first[hour], ...second[hour] } : first[hour];

/** Shadow colours: on grass, walls and at night; on laterite by day. */
export const OCEAN = "#0a343c";
export const RUST = "#5a2a1c";
/** Trim of windows, doors, rails and columns. */
export const CREAM = "#fff3da";
/** Lamp light, brightest first. */
export const LAMP = ["#ffd98f", "#ffc46b", "#f0a94a", "#8a4a22"] as const;
