import { inParallel } from "./in-parallel.ts";

const prefix = "images/";

/** Numbers of image files, and their size in bytes. */
export interface RestoredImages {
  files: number;
  bytes: number;
}

/** Writes all copies of images to an image store. */
export async function restoreImages(backups: R2Bucket, images: R2Bucket): Promise<RestoredImages> {
  const restored = { files: 0, bytes: 0 };
  for await (const objects of listObjects(backups, prefix)) {
    await inParallel(objects, async ({ key }) => {
      const copy = await backups.get(key);
      if (!copy) throw new Error(`${key} was removed during the drill`);
      await images.put(key.slice(prefix.length), await copy.arrayBuffer(), { httpMetadata: copy.httpMetadata });
      restored.files += 1;
      restored.bytes += copy.size;
    });
  }
  return restored;
}

/** Returns the keys of the files of listings that have no copy. */
export async function findImagesWithoutCopy(images: R2Bucket, backups: R2Bucket, folders: string[]): Promise<string[]> {
  const copied = new Set<string>();
  for await (const objects of listObjects(backups, prefix))
    for (const { key } of objects) copied.add(key.slice(prefix.length));
  const missing: string[] = [];
  for (const folder of folders)
    for await (const objects of listObjects(images, folder))
      missing.push(...objects.map(({ key }) => key).filter((key) => !copied.has(key)));
  return missing;
}

async function* listObjects(bucket: R2Bucket, prefix: string): AsyncGenerator<R2Object[]> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, cursor });
    yield page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}
