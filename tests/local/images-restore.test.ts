import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { finishRestore, restoreImages, writeRemoteConfig } from "../../migrations/images.ts";

const noState = { remote: false, state: "" };

it("rejects a day or a number that is none", async () => {
  await expect(restoreImages(noState, undefined)).rejects.toThrow("--day 2026-11-22");
  await expect(restoreImages(noState, "../state")).rejects.toThrow("--day 2026-11-22");
  expect(() => finishRestore(noState, Number("many"))).toThrow("--accept needs a number");
});

const withRemote = ({ binding, remote }: { binding: string; remote?: boolean }) => [binding, remote];

it("the configuration for the deployed site uses its database and buckets", () => {
  const config = unstable_readConfig({ config: writeRemoteConfig("an-id") });
  expect(config.d1_databases.map(({ database_id }: { database_id?: string }) => database_id)).toEqual(["an-id"]);
  expect(config.d1_databases.map(withRemote)).toEqual([["DB", true]]);
  expect(config.r2_buckets.map(withRemote)).toEqual([
    ["IMAGES", true],
    ["BACKUPS", true],
  ]);
});
