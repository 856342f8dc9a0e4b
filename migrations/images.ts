import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { type RestoredFiles, restoreLostFiles } from "#worker/modules/images/lost/restore-lost-files.service.ts";
import { declareRestoreFinished, declareRestoreStarted } from "#worker/modules/images/sweep/sweep-memory.ts";
import { type ImageCopies, imageCopies } from "#worker/storage/image-copies.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { restoreFromTrash } from "#worker/storage/trash.ts";
import { configPath, type LocalBindings } from "./local-state.ts";
import { readWranglerOutput, root } from "./wrangler.ts";

/**
 * Puts removed and lost image files back, and tells the clean-up of image files about a restore of the database.
 * Usage: images.ts restore --lost | restore --day 2026-11-22 | restore-started | restore-finished [--accept N], for the local site
 * (--state FOLDER) or the deployed one (--remote).
 */
export interface ImagesTarget {
  remote: boolean;
  /** The folder of the local state. */
  state: string;
}

/** Writes a configuration whose database and buckets are the deployed ones, and returns its path. */
export function writeRemoteConfig(databaseId: string): string {
  const path = join(root, ".wrangler/remote.toml");
  const text = readFileSync(configPath, "utf8");
  mkdirSync(join(root, ".wrangler"), { recursive: true });
  writeFileSync(
    path,
    text
      .replaceAll(/^binding = "(DB|IMAGES|BACKUPS)"$/gm, "$&\nremote = true")
      .replace(/^database_name = .*$/m, `$&\ndatabase_id = "${databaseId}"`),
  );
  return path;
}

/** Returns the id of the deployed database. @throws Error if the account has none with the name in wrangler.toml */
async function readDatabaseId(): Promise<string> {
  const databases = JSON.parse(await readWranglerOutput(["d1", "list", "--json"])) as { uuid: string; name: string }[];
  const name = /^database_name = "(.*)"$/m.exec(readFileSync(configPath, "utf8"))?.[1];
  const database = databases.find((one) => one.name === name);
  if (!database) throw new Error(`The account has no database named ${name}`);
  return database.uuid;
}

async function withStores<Result>(
  { remote, state }: ImagesTarget,
  action: (stores: Stores, copies: ImageCopies) => Promise<Result>,
): Promise<Result> {
  const { env, dispose } = await getPlatformProxy<LocalBindings>({
    configPath: remote ? writeRemoteConfig(await readDatabaseId()) : configPath,
    persist: { path: `${state}/v3` },
    remoteBindings: remote,
  });
  try {
    return await action({ db: env.DB, images: imageStore(env.IMAGES) }, imageCopies(env.IMAGES, env.BACKUPS));
  } finally {
    await dispose();
  }
}

/**
 * Puts back all files that were removed on a day (UTC). Returns their number.
 * @throws Error if it is not a day
 */
export async function restoreImages(target: ImagesTarget, day: string | undefined): Promise<number> {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day))
    throw new Error("Name the day of the removal: --day 2026-11-22. Files that were lost: --lost");
  return withStores(target, async ({ images }) => {
    let restored = 0;
    for (let files = await restoreFromTrash(images, day); files > 0; files = await restoreFromTrash(images, day))
      restored += files;
    return restored;
  });
}

/** Writes back all image files that the database knows and the store lacks, from their copies in the second bucket. */
export function restoreLostImages(target: ImagesTarget): Promise<RestoredFiles> {
  return withStores(target, restoreLostFiles);
}

/** Stops the removal of image files before a restore of the database. */
export function startRestore(target: ImagesTarget): Promise<void> {
  return withStores(target, ({ images }) => declareRestoreStarted(images));
}

/**
 * Allows the removal of image files again after a restore. Returns the number of images that the database knows.
 * @param accepted how many files without a row may be moved to the trash
 */
export function finishRestore(target: ImagesTarget, accepted = 0): Promise<number> {
  if (!Number.isInteger(accepted) || accepted < 0) throw new Error("--accept needs a number of files");
  return withStores(target, (stores) => declareRestoreFinished(stores, accepted));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: "boolean", default: false },
      state: { type: "string" },
      day: { type: "string" },
      lost: { type: "boolean", default: false },
      accept: { type: "string", default: "0" },
    },
  });
  const target = { remote: values.remote, state: values.state ?? join(root, ".wrangler/state") };
  const [command] = positionals;
  if (command === "restore" && values.lost) {
    const { restored, withoutCopy } = await restoreLostImages(target);
    console.log(`Put ${restored} lost files back from their copies. The alarm ends within five minutes.`);
    if (withoutCopy.length > 0) {
      console.error(
        `No whole copy exists of these files. Add the photos to their listings again:\n${withoutCopy.join("\n")}`,
      );
      process.exitCode = 1;
    }
  } else if (command === "restore") {
    console.log(`Put ${await restoreImages(target, values.day)} files back`);
  } else if (command === "restore-started") {
    await startRestore(target);
    console.log("No image file is removed until: npm run restore:finished");
  } else if (command === "restore-finished") {
    const images = await finishRestore(target, Number(values.accept));
    console.log(`The clean-up of image files works again. The database knows ${images} images.`);
  } else {
    throw new Error("Usage: restore --lost | restore --day DAY | restore-started | restore-finished [--accept N]");
  }
}
