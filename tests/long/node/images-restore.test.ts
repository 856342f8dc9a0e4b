import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";
import { sweepWithAlarm } from "#worker/flows/image-files/sweep-with-alarm.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { finishRestore, restoreImages, restoreLostImages, startRestore } from "../../../migrations/images.ts";
import { configPath, openLocalState } from "../../../migrations/local-state.ts";
import type { SeedTarget } from "../../../migrations/seed/seed.ts";
import { createState } from "../../support/storage/local-states.ts";

let state = "";
const target = () => ({ remote: false, state });
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000);

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), "hub-images-"));
  await createState("seeded", state);
}, 180_000);

afterAll(() => rm(state, { recursive: true, force: true }));

async function withSite<Result>(action: (env: SeedTarget) => Promise<Result>): Promise<Result> {
  const { env, dispose } = await getPlatformProxy<SeedTarget>({ configPath, persist: { path: `${state}/v3` } });
  try {
    return await action(env);
  } finally {
    await dispose();
  }
}

/** Returns the numbers of stored images and of files in the trash. */
async function countFiles({ IMAGES }: SeedTarget): Promise<[number, number]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await IMAGES.list({ cursor });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  const count = (pattern: RegExp) => keys.filter((key) => pattern.test(key)).length;
  return [count(/^(buy|rent)-properties\//), count(/^trash\//)];
}

it("the owner's command puts a lost file back from its copy, and names one without a copy", async () => {
  const [copied = "", uncopied = ""] = await openLocalState(state, async ({ IMAGES, BACKUPS }) => {
    const keys = (await IMAGES.list({ prefix: "rent-properties/", limit: 2 })).objects.map(({ key }) => key);
    const file = await IMAGES.get(keys[0] ?? "");
    await BACKUPS.put(`images/${keys[0]}`, (await file?.arrayBuffer()) ?? "", { httpMetadata: file?.httpMetadata });
    await IMAGES.delete(keys);
    return keys;
  });
  expect(await restoreLostImages(target())).toEqual({ restored: 1, withoutCopy: [uncopied] });
  await openLocalState(state, async ({ IMAGES }) => {
    expect(await IMAGES.head(copied)).toMatchObject({
      httpMetadata: { contentType: expect.stringContaining("image/") },
    });
    await IMAGES.put(uncopied, "added again");
  });
  expect(await restoreLostImages(target())).toEqual({ restored: 0, withoutCopy: [] });
}, 300_000);

it("an emptied database removes no image, and the owner's commands bring removed files back", async () => {
  const sweep = (env: SeedTarget) => sweepWithAlarm({ db: env.DB, images: imageStore(env.IMAGES) }, inAWeek());
  const [stored] = await withSite(async (env) => {
    await sweep(env);
    const before = await countFiles(env);
    await env.DB.batch([env.DB.prepare("DELETE FROM images"), env.DB.prepare("DELETE FROM properties")]);
    await sweep(env);
    expect(await countFiles(env)).toEqual(before);
    return before;
  });
  expect(stored).toBeGreaterThan(200);

  await startRestore(target());
  expect(await finishRestore(target())).toBe(0);
  await withSite(async (env) => {
    await sweep(env);
    expect(await countFiles(env)).toEqual([stored, 0]);
  });

  await finishRestore(target(), stored);
  await withSite(async (env) => {
    await sweep(env);
    expect(await countFiles(env)).toEqual([stored - 50, 50]);
  });
  expect(await restoreImages(target(), inAWeek().toISOString().slice(0, 10))).toBe(50);
  await withSite(async (env) => expect(await countFiles(env)).toEqual([stored, 0]));
}, 300_000);
