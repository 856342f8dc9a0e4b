import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { backUpImages } from "#worker/flows/image-files/back-up-images.ts";
import { imageCopies } from "#worker/storage/image-copies.ts";
import { queryRows } from "../../../support/storage/rows.ts";
import { unavailableImages } from "../../../support/stores/unavailable-stores.ts";

const night = new Date("2026-03-02T03:00:00Z");
const later = (hours: number, minutes = 0) => new Date(night.getTime() + (hours * 60 + minutes) * 60_000);
const backUp = (now = night, bucket = env.IMAGES, backups = env.BACKUPS) =>
  backUpImages(env.DB, imageCopies(bucket, backups), now);
const store = (key: string, text = `content of ${key}`) =>
  env.IMAGES.put(key, text, { httpMetadata: { contentType: "image/webp" } });
const copiedKeys = async () => (await env.BACKUPS.list({ limit: 1000 })).objects.map(({ key }) => key);
const openAlarms = () => queryRows<{ detail: string }>("SELECT name, detail FROM alarms WHERE ended_at IS NULL");

/** Wraps a bucket so that one method behaves differently. */
const replaceMethod = (bucket: R2Bucket, name: keyof R2Bucket, method: unknown) =>
  new Proxy(bucket, {
    get(target, property) {
      if (property === name) return method;
      const value = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

describe("the image backup", () => {
  it("copies every image with its type, counts them, and nothing else", async () => {
    const keys = ["buy-properties/a", "buy-properties/a-320.webp", "rent-properties/b"];
    for (const key of keys) await store(key);
    for (const folder of ["spool/enquiries", "trash/2026-03-01", "backups", "state", "self-test"]) {
      await store(`${folder}/other`);
    }
    const bytes = keys.reduce((all, key) => all + `content of ${key}`.length, 0);
    expect(await backUp()).toEqual({ checked: 3, copied: 3, bytes, differing: 0, isComplete: true });
    expect(await copiedKeys()).toEqual(keys.map((key) => `images/${key}`));
    const copy = await env.BACKUPS.get("images/rent-properties/b");
    expect(await copy?.text()).toBe("content of rent-properties/b");
    expect(copy?.httpMetadata?.contentType).toBe("image/webp");
    expect(await openAlarms()).toEqual([]);
  });

  it("copies only new images, once a night after 3:00", async () => {
    await store("buy-properties/a");
    await backUp();
    await store("buy-properties/b");
    expect(await backUp(later(0, 5))).toBeUndefined();
    expect(await backUp(later(23, 55))).toBeUndefined();
    expect(await backUp(later(24))).toMatchObject({ checked: 2, copied: 1, isComplete: true });
  });

  it("never deletes the copy of a removed image", async () => {
    await store("buy-properties/a");
    await backUp();
    await env.IMAGES.delete("buy-properties/a");
    await store("buy-properties/b");
    expect(await backUp(later(24))).toMatchObject({ checked: 1, copied: 1 });
    expect(await copiedKeys()).toEqual(["images/buy-properties/a", "images/buy-properties/b"]);
  });

  it("never exceeds the limit of a run, and continues where the last run ended", async () => {
    const keys = Array.from({ length: 340 }, (_, index) => `buy-properties/${String(index).padStart(4, "0")}`);
    await Promise.all([...keys, "rent-properties/last"].map((key) => store(key)));
    const runs = [await backUp(), await backUp(later(0, 5)), await backUp(later(0, 10))];
    expect(runs.map((run) => [run?.checked, run?.copied, run?.isComplete])).toEqual([
      [150, 150, false],
      [150, 150, false],
      [41, 41, true],
    ]);
    expect(await copiedKeys()).toHaveLength(341);
  });

  it("reports a copy with another size or content, and never replaces it", async () => {
    await store("buy-properties/a");
    await store("buy-properties/b", "12345");
    await env.BACKUPS.put("images/buy-properties/a", "short");
    await env.BACKUPS.put("images/buy-properties/b", "54321");
    expect(await backUp()).toMatchObject({ checked: 2, copied: 0, differing: 2 });
    expect(await (await env.BACKUPS.get("images/buy-properties/a"))?.text()).toBe("short");
    expect(await openAlarms()).toEqual([
      { name: "image-backup", detail: expect.stringContaining("2 copies of photos differ from the photo") },
    ]);
    await backUp(later(0, 5));
    expect(await openAlarms()).toHaveLength(1);
    await env.BACKUPS.delete(["images/buy-properties/a", "images/buy-properties/b"]);
    expect(await backUp(later(24))).toMatchObject({ copied: 2, differing: 0 });
    expect(await openAlarms()).toEqual([]);
  });

  it("reports a copy that is written with other content, and deletes it", async () => {
    await store("buy-properties/a");
    const damaging = replaceMethod(env.BACKUPS, "put", (key: string) => env.BACKUPS.put(key, "damaged"));
    expect(await backUp(night, env.IMAGES, damaging)).toMatchObject({ copied: 0, differing: 1 });
    expect(await copiedKeys()).toEqual([]);
    expect(await openAlarms()).toHaveLength(1);
    await backUp(later(24));
    expect(await openAlarms()).toEqual([]);
  });

  it("continues after a failure without copying again, and reports it only after 48 hours", async () => {
    for (const key of ["a", "b", "c"]) await store(`buy-properties/${key}`);
    let copies = 0;
    const failing = replaceMethod(env.BACKUPS, "put", (...args: Parameters<R2Bucket["put"]>) => {
      copies += 1;
      return copies > 2 ? Promise.reject(new Error("away")) : env.BACKUPS.put(...args);
    });
    await expect(backUp(night, env.IMAGES, failing)).rejects.toThrow();
    expect(await openAlarms()).toEqual([]);
    await expect(backUp(later(48), unavailableImages)).rejects.toThrow();
    expect(await openAlarms()).toEqual([]);
    await expect(backUp(later(48, 5), unavailableImages)).rejects.toThrow();
    expect(await openAlarms()).toEqual([{ name: "image-backup", detail: expect.stringContaining("2026-03-02") }]);
    expect(await backUp(later(49))).toMatchObject({ checked: 3, copied: 1, isComplete: true });
    expect(await openAlarms()).toEqual([]);
  });

  it("never reports a first pass that makes progress, but one without progress for 48 hours", async () => {
    const keys = Array.from({ length: 460 }, (_, index) => `buy-properties/${String(index).padStart(4, "0")}`);
    await Promise.all(keys.map((key) => store(key)));
    for (const hours of [0, 40, 80]) expect(await backUp(later(hours))).toMatchObject({ isComplete: false });
    expect(await openAlarms()).toEqual([]);
    await expect(backUp(later(128), unavailableImages)).rejects.toThrow();
    expect(await openAlarms()).toEqual([]);
    await expect(backUp(later(128, 5), unavailableImages)).rejects.toThrow();
    expect(await openAlarms()).toEqual([{ name: "image-backup", detail: expect.stringContaining("2026-03-05") }]);
    expect(await backUp(later(129))).toMatchObject({ isComplete: true });
    expect(await openAlarms()).toEqual([]);
  });

  it("ignores an image that is removed while it runs", async () => {
    await store("buy-properties/a");
    const removing = replaceMethod(env.IMAGES, "get", () => Promise.resolve(null));
    expect(await backUp(night, removing)).toMatchObject({ checked: 1, copied: 0, differing: 0, isComplete: true });
    expect(await copiedKeys()).toEqual([]);
  });
});
