import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pictures } from "./catalogue.ts";
import { placeholder, raster, SIZES, webp } from "./render.ts";
import type { Picture } from "./scenes/compose.ts";
import { copySampleCovers, drawArt } from "./site-images.ts";

/** Run as `node web/art/draw.ts [name ...]`; without names everything is drawn, `art` is the site's own. */
type Entry = Omit<Picture, "draw"> & { readonly width: number; readonly height: number; readonly placeholder: string };

const FILES = new URL("../../migrations/seed/images/files/", import.meta.url);
const INDEX = new URL("../../migrations/seed/images/index.json", import.meta.url);

const drawOne = async ({ draw, ...about }: Picture): Promise<Entry> => {
  const master = await raster(draw());
  for (const { width, quality, most } of SIZES)
    writeFileSync(
      new URL(`${about.name}-${width}.webp`, FILES),
      await webp(master, { width, height: (width * 3) / 4, quality, most }),
    );
  return {
    name: about.name,
    role: about.role,
    type: about.type,
    hour: about.hour,
    alt: about.alt,
    width: 1280,
    height: 960,
    placeholder: await placeholder(master),
  };
};

const known = (): Map<string, Entry> =>
  new Map(existsSync(INDEX) ? (JSON.parse(readFileSync(INDEX, "utf8")) as Entry[]).map((e) => [e.name, e]) : []);

const names = process.argv.slice(2);
const unknown = names.filter((n) => n !== "art" && !pictures.some((p) => p.name === n));
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(", ")}`);

mkdirSync(FILES, { recursive: true });
const entries = known();
for (const p of pictures) if (names.length === 0 || names.includes(p.name)) entries.set(p.name, await drawOne(p));
const index = pictures.map((p) => entries.get(p.name)).filter((e) => e !== undefined);
writeFileSync(INDEX, `${JSON.stringify(index, null, 1)}\n`);
if (names.length === 0 || names.includes("art")) {
  await drawArt(pictures);
  copySampleCovers();
}
