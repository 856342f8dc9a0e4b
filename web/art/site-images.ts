import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { sampleProperties } from "#web/samples/properties.ts";
import { type Crop, raster, webp, writeFirstImage } from "./render.ts";
import type { Scene } from "./scenes/scene.ts";

/** Folder of the rendered scenes. The seed stores them as photos of its listings. */
export const IMAGES = new URL("../../migrations/seed/images/files/", import.meta.url);
/** Folder of the images that the site itself shows. */
const SITE = new URL("../public/art/", import.meta.url);

/** File name, scene and byte limit at 480 px: top of the home page in each theme, and its night band. */
const WIDE = [
  ["hero", "villa-01", 8_900],
  ["hero-dark", "view-street-04", 8_500],
  ["night", "townhouse-01", 6_900],
] as const;

/** Where the band begins that phones show of the top of the home page: the whole house and the moon, in px of the 1600 x 1200 master. */
const PHONE_BANDS = [
  ["hero", "villa-01", 300],
  ["hero-dark", "view-street-04", 205],
] as const;
/** 150 px of a phone that is 360 px wide, see web/styles/hero.css. */
const PHONE_BAND = { left: 0, width: 1600, height: 667 };

/** Four tall details at different hours. `left` and `width` are px of the 1600 x 1200 master. */
const DETAILS: readonly (readonly [number, string, Pick<Crop, "left" | "top" | "width">])[] = [
  [1, "villa-01", { left: 420, top: 20, width: 700 }],
  [2, "apartment-01", { left: 480, top: 20, width: 700 }],
  [3, "house-01", { left: 40, top: 20, width: 700 }],
  [4, "townhouse-01", { left: 330, top: 20, width: 700 }],
];

/** Copies the covers of the sample listings, which the site shows when the listing service is unavailable. */
export const copySampleCovers = (): void => {
  mkdirSync(new URL("samples/", SITE), { recursive: true });
  for (const [cover] of sampleProperties.map(({ images }) => images))
    for (const file of [`${cover}-320.webp`, `${cover}-640.webp`])
      copyFileSync(new URL(file, IMAGES), new URL(`samples/${file}`, SITE));
};

/** Renders the home page's images from scenes. @throws Error when a scene is missing */
export const drawSiteImages = async (scenes: readonly Scene[]): Promise<void> => {
  mkdirSync(SITE, { recursive: true });
  const master = (name: string): Promise<Buffer> => {
    const scene = scenes.find((one) => one.name === name);
    if (!scene) throw new Error(`Unknown scene: ${name}`);
    return raster(scene.draw());
  };
  for (const [file, scene, small] of WIDE)
    for (const width of [480, 800, 1280]) {
      const most = width === 480 ? small : 36_000;
      const image = await webp(await master(scene), { width, ratio: 3 / 4, quality: 52, most });
      writeFileSync(new URL(`${file}-${width}.webp`, SITE), image);
    }
  for (const [file, scene, top] of PHONE_BANDS)
    await writeFirstImage(file, await master(scene), { ...PHONE_BAND, top }, 2_450);
  for (const [number, scene, cut] of DETAILS)
    for (const width of [240, 400]) {
      const crop = { ...cut, height: Math.round((cut.width * 5) / 3) };
      const image = await webp(await master(scene), { width, ratio: 5 / 3, quality: 52, most: 6_900, crop });
      writeFileSync(new URL(`day-${number}-${width}.webp`, SITE), image);
    }
};
