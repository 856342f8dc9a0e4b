import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { backUpImages } from "#worker/flows/image-files/back-up-images.ts";
import { watchLostImages } from "#worker/flows/image-files/watch-lost-images.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { findLostFiles } from "#worker/modules/images/lost/find-lost-files.service.ts";
import { restoreLostFiles } from "#worker/modules/images/lost/restore-lost-files.service.ts";
import { CopyDiffers } from "#worker/storage/copy-object.ts";
import { imageCopies } from "#worker/storage/image-copies.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { createAdminClient } from "../../support/admin-client.ts";
import { buildPng } from "../../support/images.ts";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

const images = imageStore(env.IMAGES);
const stores = { db: env.DB, images };
const copies = imageCopies(env.IMAGES, env.BACKUPS);
const watch = () => watchLostImages(stores, new Date());
const openAlarms = () =>
  queryRows<{ name: string; detail: string }>("SELECT name, detail FROM alarms WHERE ended_at IS NULL");

/** Stores a property with images of four files each, and their copies. */
async function storeCopiedImages(count: number, kind: "buy" | "rent" = "buy", days = 0) {
  const property = await storeProperty({ kind });
  const stored: { key: string }[] = [];
  for (let number = 1; number <= count; number++) stored.push(await storeImage(property, { number }));
  await backUpImages(env.DB, copies, new Date(Date.now() + days * 86_400_000));
  return stored.map(({ key }) => key);
}

/** Stores rows of further images without files, with the keys 0001, 0002 and so on. */
const repeatImage = (times: number) =>
  runSql(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
     INSERT INTO images (id, property_n, number, position, key, type, bytes, width, height, alt, variants, created_at)
     SELECT 'id-' || numbers.n, property_n, numbers.n + 1, numbers.n + 1, 'buy-properties/' || printf('%04d', numbers.n), type, bytes,
       width, height, alt, '[]', created_at FROM images, numbers`,
    times,
  );

describe("a lost image file", () => {
  it("raises an alarm in the next run, which ends in the next run after it was restored from its copy", async () => {
    const [key = ""] = await storeCopiedImages(2);
    await runSchedule(env);
    expect(await openAlarms()).toEqual([]);
    const bytes = await (await env.IMAGES.get(key))?.text();
    await env.IMAGES.delete(key);
    await runSchedule(env);
    expect(await openAlarms()).toEqual([
      { name: "image-lost", detail: expect.stringMatching(`^1 file of a photo is missing: ${key}. `) },
    ]);
    expect(await restoreLostFiles(stores, copies)).toEqual({ restored: 1, withoutCopy: [] });
    const restored = await env.IMAGES.get(key);
    expect([await restored?.text(), restored?.httpMetadata?.contentType]).toEqual([bytes, "image/png"]);
    await runSchedule(env);
    expect(await openAlarms()).toEqual([]);
  });

  it("is any file: of a smaller version, of a rental, of a draft, of a listing in the bin", async () => {
    const [buy = ""] = await storeCopiedImages(1);
    const [rent = ""] = await storeCopiedImages(1, "rent", 1);
    await runSql("UPDATE properties SET published = 0 WHERE kind = 'buy'");
    await runSql("UPDATE properties SET deleted_at = '2026-01-01T00:00:00.000Z' WHERE kind = 'rent'");
    await env.IMAGES.delete([`${buy}-320.webp`, rent]);
    expect(await watch()).toEqual({ lost: 2 });
    expect((await restoreLostFiles(stores, copies)).restored).toBe(2);
    expect(await watch()).toBeUndefined();
  });

  it("has a size, which the next run records where it is unknown, and which is not lost then", async () => {
    await storeCopiedImages(2);
    const [before] = await queryRows<{ images: string }>("SELECT images FROM properties");
    expect(JSON.parse(before?.images ?? "")).toMatchObject([{ variant_bytes: {} }, { variant_bytes: {} }]);
    expect(await watch()).toBeUndefined();
    const [row] = await queryRows<{ images: string }>("SELECT images FROM properties");
    const expected = { "320": "320 of 1".length, "640": "640 of 1".length, "1280": "1280 of 1".length };
    expect(JSON.parse(row?.images ?? "")).toMatchObject([{ variant_bytes: expected }, { variant_bytes: expected }]);
    expect((await findLostFiles(stores)).newSizes).toEqual([]);
  });

  it("of a smaller version gets no size", async () => {
    const [key] = await storeCopiedImages(1);
    await env.IMAGES.delete(`${key}-640.webp`);
    await watch();
    const [row] = await queryRows<{ variant_bytes: string }>("SELECT variant_bytes FROM images");
    expect(Object.keys(JSON.parse(row?.variant_bytes ?? ""))).toEqual(["320", "1280"]);
  });

  it("without a copy is named, and the others are restored", async () => {
    const [first = "", second = ""] = await storeCopiedImages(2);
    await env.IMAGES.delete([first, second]);
    await env.BACKUPS.delete(`images/${first}`);
    expect(await restoreLostFiles(stores, copies)).toEqual({ restored: 1, withoutCopy: [first] });
    expect((await openAlarmsAfterRun())[0]?.detail).toContain(first);
  });

  it("does not stop the others if its copy is damaged", async () => {
    const [first = "", second = ""] = await storeCopiedImages(2);
    await env.IMAGES.delete([first, second]);
    const restore: typeof copies.restore = async (key) => {
      if (key === first) throw new CopyDiffers();
      return copies.restore(key);
    };
    expect(await restoreLostFiles(stores, { ...copies, restore })).toEqual({ restored: 1, withoutCopy: [first] });
  });

  it("is found in a store of several parts, by the command and by the following runs", async () => {
    const property = await storeProperty();
    const { key: last } = await storeImage(property, { variants: [] });
    await repeatImage(600);
    const keys = (await queryRows<{ key: string }>("SELECT key FROM images")).map(({ key }) => key);
    await Promise.all(keys.map((key) => env.IMAGES.put(key, "x")));
    const lost = ["buy-properties/0002", "buy-properties/0400", last];
    await env.IMAGES.delete(lost);
    const found = [await watch(), await watch(), await watch(), await watch()];
    expect(found).toEqual([{ lost: 1 }, { lost: 2 }, { lost: 3 }, { lost: 3 }]);
    expect((await restoreLostFiles(stores, copies)).withoutCopy.sort()).toEqual(lost.sort());
  });

  it("is reported as at least 100 when the whole store is lost", async () => {
    await storeCopiedImages(1);
    await repeatImage(100);
    await watch();
    expect((await openAlarms())[0]?.detail).toMatch(/^At least 100 files of photos are missing: .* and others\./);
  });

  const openAlarmsAfterRun = async () => {
    await watch();
    return openAlarms();
  };
});

it("an image that is removed on purpose raises no alarm, not even during the run", async () => {
  const { publish, send } = await createAdminClient();
  const { uuid } = await publish("buy", {}, [buildPng(), buildPng()]);
  const [first] = await queryRows<{ id: string }>("SELECT id FROM images ORDER BY position");
  let isRemoved = false;
  const head: typeof images.head = async (key) => {
    if (!isRemoved) await send("/update/buy/property", { method: "PATCH", body: { uuid, images: [first?.id] } });
    isRemoved = true;
    return images.head(key);
  };
  // The list lacks all files, as if it were read after the removal.
  const list = async () => [];
  await watchLostImages({ ...stores, images: { ...images, head, list } }, new Date());
  expect(isRemoved).toBe(true);
  expect(await openAlarms()).toEqual([]);
});
