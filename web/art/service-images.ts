import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { raster, webp, writeFirstImage } from "./render.ts";
import type { Scene } from "./scenes/scene.ts";
import { cleaningAndTeamScenes } from "./scenes/services/cleaning-and-team.ts";
import { cleaningRoomScenes, officeCleaning } from "./scenes/services/cleaning-rooms.ts";
import { clinicAndStreetScenes } from "./scenes/services/clinic-and-street.ts";
import { drivingScenes } from "./scenes/services/driving.ts";
import { estateScenes } from "./scenes/services/estate.ts";
import { portraits } from "./scenes/services/portraits.ts";
import type { ServiceScene } from "./scenes/services/service-scene.ts";

const SERVICES = new URL("../public/art/services/", import.meta.url);

/** Upper edge of the strip for phones, in px of the 1600 x 1200 master. The strip is twice as wide as high. */
const STRIP_TOP: Record<string, number> = { clinic: 380, cleaning: 380, team: 186, "real-estate": 332 };

const LARGE = { ratio: 3 / 4, quality: 52, most: 34_000 } as const;
const MEDIUM = { width: 480, ratio: 3 / 4, quality: 52, most: 10_000 } as const;
const THUMBNAIL = { width: 240, ratio: 3 / 4, quality: 50, most: 2_700 } as const;

/** The property scene beside each chapter of the cleaning guide. */
const GUIDE = {
  public: "office-space-01",
  private: "commercial-01",
  growth: "land-02",
  industrial: "warehouse-01",
  residential: "house-10",
  market: "view-office-01",
};

/** Property scenes in the list of real-estate services. */
const ESTATE = { "estate-buying": "villa-03", "estate-renting": "apartment-03" };

const drawScene = async ({ name, draw }: ServiceScene): Promise<void> => {
  const master = await raster(draw());
  const save = (suffix: string, image: Buffer): void =>
    writeFileSync(new URL(`${name}-${suffix}.webp`, SERVICES), image);
  const crop = { left: 0, top: STRIP_TOP[name] ?? 390, width: 1600, height: 800 };
  save("strip-480", await webp(master, { width: 480, ratio: 1 / 2, quality: 54, most: 8_000, crop }));
  save("strip-800", await webp(master, { width: 800, ratio: 1 / 2, quality: 52, most: 15_000, crop }));
  await writeFirstImage(name, master, crop, 3_800);
  for (const width of [800, 1280]) save(String(width), await webp(master, { width, ...LARGE }));
  await drawSmall(name, master);
};

/** Writes the copies that lists show. */
const drawSmall = async (name: string, master: Buffer): Promise<void> => {
  for (const output of [MEDIUM, THUMBNAIL])
    writeFileSync(new URL(`${name}-${output.width}.webp`, SERVICES), await webp(master, output));
};

const findScene = (scenes: readonly Scene[], name: string): Scene => {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`Unknown scene: ${name}`);
  return scene;
};

/** Renders small copies of property scenes for the chapters of the cleaning guide. @throws Error when a scene is missing */
const drawGuideImages = async (scenes: readonly Scene[]): Promise<void> => {
  for (const [chapter, name] of Object.entries(GUIDE)) {
    const scene = findScene(scenes, name);
    const image = await webp(await raster(scene.draw()), THUMBNAIL);
    writeFileSync(new URL(`guide-${chapter}-240.webp`, SERVICES), image);
  }
};

/** Renders the illustrations of the services and of the cleaning guide, and the portraits of the samples. */
export const drawServiceImages = async (scenes: readonly Scene[]): Promise<void> => {
  mkdirSync(SERVICES, { recursive: true });
  await drawGuideImages(scenes);
  const heroes = [...drivingScenes, ...clinicAndStreetScenes, ...cleaningAndTeamScenes, officeCleaning];
  for (const scene of heroes) await drawScene(scene);
  for (const { name, draw } of [...cleaningRoomScenes, ...estateScenes]) await drawSmall(name, await raster(draw()));
  for (const [copy, name] of Object.entries(ESTATE))
    await drawSmall(copy, await raster(findScene(scenes, name).draw()));
  for (const { name, width, draw } of portraits) {
    const image = await sharp(Buffer.from(draw()), { density: 144 })
      .resize(width, width)
      .webp({ quality: 40, effort: 6 })
      .toBuffer();
    writeFileSync(new URL(`${name}.webp`, SERVICES), image);
  }
};
