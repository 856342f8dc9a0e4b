import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { sampleProperties } from "#web/samples/properties.ts";
import { type Crop, raster, webp } from "./render.ts";
import type { Picture } from "./scenes/compose.ts";

const FOLDER = new URL("../public/art/", import.meta.url);

/** Whole pictures for the top of the home page and its night band. */
const WIDE = [
  ["hero", "villa-01", 8_900],
  ["night", "townhouse-01", 6_900],
] as const;

/** Four tall slices of one day; `left` and `width` are px of the 1600 x 1200 master, the height follows from 3:5. */
const SLICES: readonly (readonly [number, string, Pick<Crop, "left" | "top" | "width">])[] = [
  [1, "villa-01", { left: 420, top: 20, width: 700 }],
  [2, "apartment-01", { left: 480, top: 20, width: 700 }],
  [3, "house-01", { left: 40, top: 20, width: 700 }],
  [4, "townhouse-01", { left: 330, top: 20, width: 700 }],
];

const find = (all: readonly Picture[], name: string): Picture => {
  const one = all.find((p) => p.name === name);
  if (!one) throw new Error(`No picture is called ${name}`);
  return one;
};

/** The samples' covers, which the web shows where no real listing can be had. */
export const copySampleCovers = (): void => {
  mkdirSync(new URL("samples/", FOLDER), { recursive: true });
  for (const [cover] of sampleProperties.map(({ images }) => images))
    for (const width of [320, 640]) {
      const file = `${cover}-${width}.webp`;
      copyFileSync(
        new URL(`../../migrations/seed/images/files/${file}`, import.meta.url),
        new URL(`samples/${file}`, FOLDER),
      );
    }
};

/** Everything in web/public/art that is cut from a seeded picture. */
export const drawArt = async (all: readonly Picture[]): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, source, most] of WIDE) {
    const master = await raster(find(all, source).draw());
    for (const width of [480, 800, 1280])
      writeFileSync(
        new URL(`${name}-${width}.webp`, FOLDER),
        await webp(master, { width, height: (width * 3) / 4, quality: 52, most: width === 480 ? most : 36_000 }),
      );
  }
  for (const [n, source, cut] of SLICES) {
    const master = await raster(find(all, source).draw());
    const crop = { ...cut, height: Math.round((cut.width * 5) / 3) };
    for (const width of [240, 400])
      writeFileSync(
        new URL(`day-${n}-${width}.webp`, FOLDER),
        await webp(master, { width, height: Math.round((width * 5) / 3), quality: 52, most: 6_900, crop }),
      );
  }
};
