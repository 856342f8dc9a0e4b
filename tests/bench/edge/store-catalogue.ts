import type { Miniflare } from "miniflare";
import { addProperties } from "../bench-database.ts";
import { changesPerDay, listedHomes } from "./simulation-size.ts";
import type { Catalogue, Home } from "./visits.ts";

/** Stores listed homes with images, and drafts that will be published. */
export async function storeCatalogue(mf: Miniflare, db: D1Database): Promise<{ catalogue: Catalogue; drafts: Home[] }> {
  await addProperties(db, 0, listedHomes + changesPerDay);
  await db.prepare("UPDATE properties SET published = 0 WHERE n > ?").bind(listedHomes).run();
  await db
    .prepare(
      `INSERT INTO images (id, property_n, number, position, key, type, bytes, width, height, alt, variants, created_at)
       SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4000-a000-' || hex(randomblob(6))), n, value, value - 1, kind || '-properties/' || uuid || '/' || value, 'image/webp', 9,
         1280, 960, 'A house', '[320,640,1280]', created_at FROM properties, json_each('[1,2,3,4]')`,
    )
    .run();
  const { results } = await db
    .prepare("SELECT uuid, kind, published, deleted_at IS NOT NULL AS deleted FROM properties ORDER BY n")
    .all<Home & { published: number; deleted: number }>();
  const images = await mf.getR2Bucket("IMAGES");
  for (const { uuid, kind } of results)
    for (const number of [1, 2, 3, 4])
      for (const width of [320, 640])
        await images.put(`${kind}-properties/${uuid}/${number}-${width}.webp`, "an image");
  const removed = results.filter(({ deleted }) => deleted === 1);
  const kept = results.filter(({ deleted }) => deleted === 0);
  const homes = kept.filter(({ published }) => published === 1);
  return { catalogue: { homes, removed }, drafts: kept.filter(({ published }) => published === 0) };
}
