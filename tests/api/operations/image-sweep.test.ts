import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyBinSafely } from "#worker/flows/image-files/empty-bin-safely.ts";
import { sweepWithAlarm } from "#worker/flows/image-files/sweep-with-alarm.ts";
import { describeExcess } from "#worker/modules/images/sweep/describe-excess.ts";
import { declareRestoreFinished, declareRestoreStarted } from "#worker/modules/images/sweep/sweep-memory.ts";
import { findUnknownFiles } from "#worker/modules/images/sweep/unknown-files.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { deleteOldTrash, restoreFromTrash } from "#worker/storage/trash.ts";
import { createAdminClient, storedImageKeys } from "../../support/admin-client.ts";
import { followStorageClock } from "../../support/clocks/noon-clock.ts";
import { expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng, buildWebp } from "../../support/images.ts";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { countRows, queryRows, runSql } from "../../support/storage/rows.ts";

// The sweep compares with the times of files.
beforeEach(followStorageClock);

const day = 86_400_000;
const images = imageStore(env.IMAGES);
const stores = { db: env.DB, images };
/** Every file is older than 48 hours on that day. */
const sweep = (days = 3) => sweepWithAlarm(stores, new Date(Date.now() + days * day));
/** Files that a test stores are older than a restore that ends then. */
const inThreeDays = () => new Date(Date.now() + 3 * day);
const openAlarms = () => queryRows("SELECT name FROM alarms WHERE ended_at IS NULL");
const alarm = [{ name: "image-sweep" }];
const trashKeys = async () => (await env.IMAGES.list({ prefix: "trash/" })).objects.map(({ key }) => key);
const deleteRows = (condition = "1") => runSql(`DELETE FROM images WHERE ${condition}`);

/** Stores a property with images, four files each, and lets the sweep remember them. */
async function storeImages(count: number) {
  const property = await storeProperty();
  for (let number = 1; number <= count; number++) await storeImage(property, { number });
  await sweep();
  return property;
}

/** Stores files that no row refers to. */
async function storeUnknownFiles(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => `buy-properties/${crypto.randomUUID()}`);
  await Promise.all(keys.map((key) => env.IMAGES.put(key, `content of ${key}`)));
  return keys;
}

describe("the image store is never emptied", () => {
  it("by an empty database, which raises an alarm until the images are back and this is declared", async () => {
    await storeImages(3);
    const keys = await storedImageKeys();
    const rows = await queryRows("SELECT * FROM images");
    await deleteRows();
    for (let run = 0; run < 3; run++) await sweep();
    expect(await storedImageKeys()).toEqual(keys);
    expect(await openAlarms()).toEqual(alarm);
    for (const row of rows) {
      const names = Object.keys(row);
      await runSql(
        `INSERT INTO images (${names.join()}) VALUES (${names.map(() => "?").join()})`,
        ...Object.values(row),
      );
    }
    await sweep();
    expect(await openAlarms()).toEqual(alarm);
    await declareRestoreFinished(stores);
    await sweep();
    expect(await openAlarms()).toEqual([]);
    expect(await trashKeys()).toEqual([]);
  });

  it("by an older database after Time Travel, not even when one image is missing", async () => {
    await storeImages(3);
    const keys = await storedImageKeys();
    await deleteRows("number = 3");
    expect(await sweep()).toMatchObject({ files: 0, problem: expect.stringContaining("has known 2 photos") });
    expect(await storedImageKeys()).toEqual(keys);
    expect(await openAlarms()).toEqual(alarm);
  });

  it("by an older database to which images are added after the check", async () => {
    const property = await storeImages(3);
    await deleteRows("number = 3");
    await sweep();
    for (const number of [4, 5]) await storeImage(property, { number });
    const keys = await storedImageKeys();
    expect(await sweep()).toMatchObject({
      files: 0,
      problem: expect.stringContaining("declares the restore finished"),
    });
    expect(await storedImageKeys()).toEqual(keys);
    expect(await openAlarms()).toEqual(alarm);
  });

  it("in the first run on a site, which only remembers", async () => {
    const property = await storeProperty();
    await storeImage(property);
    await storeUnknownFiles(3);
    await sweep();
    expect(await storedImageKeys()).toHaveLength(7);
    await sweep();
    expect(await storedImageKeys()).toHaveLength(4);
    expect(await openAlarms()).toEqual([]);
  });

  it("by an empty database without memory of earlier runs", async () => {
    await storeUnknownFiles(4);
    for (let run = 0; run < 3; run++) await sweep();
    expect(await storedImageKeys()).toHaveLength(4);
    expect(await openAlarms()).toEqual(alarm);
  });

  it("by a database of another site with as many images", async () => {
    await storeImages(3);
    await runSql("UPDATE images SET key = key || 'x'");
    const keys = await storedImageKeys();
    await sweep();
    expect(await storedImageKeys()).toEqual(keys);
    expect(await openAlarms()).toEqual(alarm);
  });

  it.each([
    ["4 files are removed", 4, 4],
    ["5 files are too many", 5, 0],
  ])("by many unknown files of a small store: %s", async (_, unknownCount, removedCount) => {
    await storeImages(2);
    await storeUnknownFiles(unknownCount);
    await sweep();
    expect(await trashKeys()).toHaveLength(removedCount);
    expect(await storedImageKeys()).toHaveLength(8 + unknownCount - removedCount);
    expect(await openAlarms()).toEqual(removedCount === 0 ? alarm : []);
  });

  it.each([
    ["5 of 253 files, which is below 2 %, are removed", 253, 5, undefined],
    ["6 of 254 files, which is above 2 %, are too many", 254, 6, expect.stringContaining("6 of 254 photo files")],
  ])("by many unknown files: %s", (_, checked, count, excess) => {
    const unknown = Array(count).fill({ key: "a", size: 1, uploaded: new Date(0) });
    const files = { checked, unknown, hasKnown: true, isWhole: true };
    expect(describeExcess(files, { images: 62, since: "2026-01-01T00:00:00.000Z" }, true)).toEqual(excess);
  });

  it("while a restore is in progress, nor are the bin and the uploads", async () => {
    const { publish, send, upload } = await createAdminClient();
    await upload();
    const { uuid } = await publish();
    await send("/delete/buy/property", { method: "DELETE", body: { uuid } });
    await sweep(0);
    await declareRestoreStarted(images);
    await sweep(40);
    await emptyBinSafely(stores, new Date(Date.now() + 40 * day));
    expect(await storedImageKeys()).toHaveLength(2);
    expect(await openAlarms()).toEqual(alarm);
    expect(await queryRows("SELECT uuid FROM removed_properties")).toEqual([]);
    await declareRestoreFinished(stores);
    await emptyBinSafely(stores, new Date(Date.now() + 40 * day));
    await sweep(40);
    expect(await storedImageKeys()).toEqual([]);
    expect(await trashKeys()).toHaveLength(2);
    expect(await openAlarms()).toEqual([]);
  });

  it("by a run that ends after the owner declared the start or the end of a restore", async () => {
    const property = await storeImages(2);
    const sweepDuring = (declare: () => Promise<unknown>) => {
      const list: typeof images.list = async (...values) => {
        await declare();
        return images.list(...values);
      };
      return sweepWithAlarm({ ...stores, images: { ...images, list } }, new Date(Date.now() + 3 * day));
    };
    await storeImage(property, { number: 3 });
    await sweepDuring(() => declareRestoreStarted(images));
    expect(await sweep()).toMatchObject({ problem: expect.stringContaining("Saved data is being restored") });
    await declareRestoreFinished(stores, 0, inThreeDays());
    await sweep();
    await storeUnknownFiles(8);
    await storeImage(property, { number: 4 });
    await sweepDuring(() => declareRestoreFinished(stores, 8));
    expect(await trashKeys()).toEqual([]);
    await sweep();
    expect(await trashKeys()).toHaveLength(8);
  });

  it("until the restore of an older database is declared finished, and then only as far as the owner accepted", async () => {
    await storeImages(4);
    await deleteRows("number > 2");
    await sweep();
    expect(await declareRestoreFinished(stores)).toBe(2);
    await sweep();
    expect(await trashKeys()).toEqual([]);
    expect(await openAlarms()).toEqual(alarm);
    await declareRestoreFinished(stores, 8, inThreeDays());
    await sweep();
    expect(await trashKeys()).toHaveLength(8);
    expect(await openAlarms()).toEqual([]);
    await storeUnknownFiles(5);
    await sweep();
    expect(await trashKeys()).toHaveLength(8);
    expect(await openAlarms()).toEqual(alarm);
  });
});

describe("the files that a crash leaves", () => {
  it.each([
    ["3 of 5 files", 0.5, 3],
    ["the 20 originals of an interrupted form, beside one listing", 1, 20],
    ["all 80 files of the largest listing", 2, 80],
    ["all files of a site that never had a listing", 0, 4],
  ])("never stop the sweep of a small store: %s", async (_, imageCount, unknownCount) => {
    const property = await storeProperty();
    if (imageCount > 0) await storeImage(property, imageCount < 1 ? { variants: [320] } : {});
    if (imageCount > 1) await storeImage(property, { number: 2 });
    const stored = await storedImageKeys();
    await sweep(0);
    await storeUnknownFiles(unknownCount);
    for (let run = 0; run < 3; run++) await sweep(3);
    expect(await storedImageKeys()).toEqual(stored);
    expect(await trashKeys()).toHaveLength(unknownCount);
    expect(await openAlarms()).toEqual([]);
  });

  it("do not stop it while the photos of the first listing are younger than two days", async () => {
    await sweep(0);
    const [key = ""] = await storeUnknownFiles(1);
    const uploaded = (await env.IMAGES.head(key))?.uploaded.getTime() ?? 0;
    while (Date.now() <= uploaded) await scheduler.wait(1);
    await storeImage(await storeProperty());
    const stored = (await storedImageKeys()).filter((each) => each !== key);
    await sweepWithAlarm(stores, new Date(uploaded + 2 * day));
    expect(await storedImageKeys()).toEqual(stored);
    expect(await openAlarms()).toEqual([]);
  });

  it("are at most 80: more stop it", async () => {
    await storeImage(await storeProperty());
    await sweep(0);
    await storeUnknownFiles(81);
    await sweep(3);
    expect(await trashKeys()).toEqual([]);
    expect(await openAlarms()).toEqual(alarm);
  });

  it("are never all files of a store whose database knows images: that is another database", async () => {
    await storeProperty();
    await sweep(0);
    await storeImage(await storeProperty());
    await sweep(0);
    await runSql("UPDATE images SET key = key || 'x'");
    await sweep(3);
    expect(await storedImageKeys()).toHaveLength(4);
    expect(await openAlarms()).toEqual(alarm);
  });

  it("are not those that were there before a restore ended", async () => {
    const property = await storeProperty();
    for (const number of [1, 2, 3, 4]) await storeImage(property, { number });
    await sweep(0);
    await deleteRows("number > 2");
    await sweep(0);
    await declareRestoreFinished(stores);
    await storeUnknownFiles(8);
    await sweep(3);
    expect(await trashKeys()).toEqual([]);
    expect(await openAlarms()).toEqual(alarm);
  });
});

describe("a removal on purpose raises no alarm", () => {
  it("when an admin removes images of a property, whose files are then in the trash", async () => {
    const { publish, send } = await createAdminClient();
    const { uuid } = await publish("buy", {}, [buildPng(), buildPng(), buildPng()]);
    await sweep();
    const [first] = await queryRows<{ id: string }>("SELECT id FROM images ORDER BY position");
    await send("/update/buy/property", { method: "PATCH", body: { uuid, images: [first?.id] } });
    expect(await trashKeys()).toHaveLength(2);
    await sweep();
    expect(await openAlarms()).toEqual([]);
    await expectEveryImageStored();
  });

  it("when the bin is emptied", async () => {
    const { publish, send } = await createAdminClient();
    const { uuid } = await publish("rent", {}, [buildPng(), buildPng()]);
    await publish();
    await sweep();
    await send("/delete/rent/property", { method: "DELETE", body: { uuid } });
    await emptyBinSafely(stores, new Date(Date.now() + 31 * day));
    expect(await countRows("images")).toBe(1);
    expect(await trashKeys()).toHaveLength(2);
    await sweep();
    expect(await openAlarms()).toEqual([]);
  });

  it("when an upload expires", async () => {
    const { upload, send } = await createAdminClient();
    await sweep(0);
    const id = await upload(buildPng({ width: 800, height: 600 }));
    await send(`/uploads/${id}/variants/320`, { method: "PUT", body: buildWebp(320, 240) });
    await sweep();
    expect(await storedImageKeys()).toEqual([]);
    expect(await trashKeys()).toHaveLength(2);
    expect(await openAlarms()).toEqual([]);
  });
});

describe("the trash", () => {
  it("keeps every removed file, with its type, and restoring puts it back", async () => {
    const { publish } = await createAdminClient();
    await publish();
    await sweep();
    const key = `buy-properties/${crypto.randomUUID()}`;
    await env.IMAGES.put(key, "an image", { httpMetadata: { contentType: "image/webp" } });
    await sweep(3);
    const removalDay = new Date(Date.now() + 3 * day).toISOString().slice(0, 10);
    expect(await trashKeys()).toEqual([`trash/${removalDay}/${key}`]);
    expect(await env.IMAGES.head(key)).toBeNull();
    expect(await restoreFromTrash(images, "2020-01-01")).toBe(0);
    expect(await restoreFromTrash(images, removalDay)).toBe(1);
    expect(await restoreFromTrash(images, removalDay)).toBe(0);
    const restored = await env.IMAGES.get(key);
    expect([await restored?.text(), restored?.httpMetadata?.contentType]).toEqual(["an image", "image/webp"]);
    expect(await trashKeys()).toEqual([]);
  });

  it("never replaces a file that exists again", async () => {
    await env.IMAGES.put("trash/2026-03-01/buy-properties/a", "old");
    await env.IMAGES.put("buy-properties/a", "new");
    expect(await restoreFromTrash(images, "2026-03-01")).toBe(1);
    expect(await (await env.IMAGES.get("buy-properties/a"))?.text()).toBe("new");
  });

  it("is deleted after 30 days and not before", async () => {
    for (const removed of ["2026-03-01", "2026-03-02"]) await env.IMAGES.put(`trash/${removed}/buy-properties/a`, "a");
    expect(await deleteOldTrash(images, new Date("2026-03-31T23:59:00Z"))).toBe(0);
    expect(await deleteOldTrash(images, new Date("2026-04-01T00:00:00Z"))).toBe(1);
    expect(await trashKeys()).toEqual(["trash/2026-03-02/buy-properties/a"]);
  });

  it("is the only place from which a file disappears: a copy that fails removes nothing", async () => {
    const { publish } = await createAdminClient();
    await publish();
    await sweep();
    const [key] = await storeUnknownFiles(1);
    const broken = { ...images, copy: () => Promise.reject(new Error("away")) };
    await expect(sweepWithAlarm({ ...stores, images: broken }, new Date(Date.now() + 3 * day))).rejects.toThrow();
    expect(await env.IMAGES.head(key as string)).not.toBeNull();
  });
});

it("a large folder never keeps the check from another one", async () => {
  const file = { uploaded: new Date(0), size: 1 };
  let count = 0;
  const list: typeof images.list = async (prefix) =>
    prefix === "buy-properties/"
      ? Array.from({ length: 1000 }, () => ({ key: `${prefix}ff${String(count++).padStart(9, "0")}`, ...file }))
      : [{ key: `${prefix}00`, ...file }];
  const found = await findUnknownFiles({ ...stores, images: { ...images, list } }, "80", new Date());
  expect(found.unknown.map(({ key }) => key)).toContain("rent-properties/00");
  expect(found.isWhole).toBe(false);
});

it("an empty bin never counts all images", async () => {
  const readVersion = () => Promise.reject(new Error("read"));
  expect(await emptyBinSafely({ ...stores, images: { ...images, readVersion } }, new Date())).toBe(0);
});
