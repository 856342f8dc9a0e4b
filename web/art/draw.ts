import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { scenes } from "./catalogue.ts";
import { drawEmptyPages } from "./empty-pages.ts";
import { monroviaMap } from "./map/monrovia-map.ts";
import { placeholder, raster, SIZES, webp } from "./render.ts";
import type { Scene } from "./scenes/scene.ts";
import { drawServiceImages } from "./service-images.ts";
import { copySampleCovers, drawSiteImages, IMAGES } from "./site-images.ts";

type Entry = Omit<Scene, "draw"> & { readonly width: number; readonly height: number; readonly placeholder: string };

const INDEX = new URL("../index.json", IMAGES);

const render = async ({ draw, ...about }: Scene): Promise<Entry> => {
  const master = await raster(draw());
  for (const size of SIZES)
    writeFileSync(new URL(`${about.name}-${size.width}.webp`, IMAGES), await webp(master, { ...size, ratio: 3 / 4 }));
  return { ...about, width: 1280, height: 960, placeholder: await placeholder(master) };
};

const readIndex = (): Entry[] => (existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, "utf8")) : []);

const names = process.argv.slice(2);
const unknown = names.filter(
  (name) => !["site", "services", "map", "empty"].includes(name) && !scenes.some((scene) => scene.name === name),
);
if (unknown.length > 0) throw new Error(`Unknown scene: ${unknown.join(", ")}`);

mkdirSync(IMAGES, { recursive: true });
const entries = new Map(readIndex().map((entry) => [entry.name, entry]));
for (const scene of scenes)
  if (names.length === 0 || names.includes(scene.name)) entries.set(scene.name, await render(scene));
const index = scenes.map(({ name }) => entries.get(name)).filter((entry) => entry !== undefined);
writeFileSync(INDEX, `${JSON.stringify(index, null, 1)}\n`);
if (names.length === 0 || names.includes("site")) {
  await drawSiteImages(scenes);
  copySampleCovers();
}
if (names.length === 0 || names.includes("services")) await drawServiceImages(scenes);
if (names.length === 0 || names.includes("empty")) drawEmptyPages();
if (names.length === 0 || names.includes("map"))
  writeFileSync(new URL("../public/art/monrovia.svg", import.meta.url), monroviaMap());
