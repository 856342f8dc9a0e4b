import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrateDatabase, seedDatabase } from "../../../migrations/local.ts";
import { root } from "../../../migrations/wrangler.ts";
import "../new-connections.ts";

/**
 * Creates a state folder for wrangler, in place of any existing one: the migrated database, empty or with the demo data.
 * It is a copy of a stored state, because migrating and seeding take twenty seconds of processor time.
 * Usage: local-states.ts empty|seeded FOLDER
 */
export async function createState(content: "empty" | "seeded", folder: string): Promise<void> {
  const stored = await storeStates();
  await rm(folder, { recursive: true, force: true });
  await cp(join(stored, content), folder, { recursive: true });
}

const storedStates = join(root, ".tmp/states");

/** Returns the folder with the stored states. Creates it if there is none of this code and this day. */
async function storeStates(): Promise<string> {
  const name = await readFingerprint();
  const existing = await readdir(storedStates).catch((): string[] => []);
  const stored = join(storedStates, name);
  if (existing.includes(name)) return stored;
  // Another process may be creating the same state now, under a longer name.
  for (const outdated of existing.filter((other) => !other.startsWith(name)))
    await rm(join(storedStates, outdated), { recursive: true, force: true });

  const created = await mkdtemp(join(tmpdir(), "hub-states-"));
  await migrateDatabase(join(created, "empty"));
  await cp(join(created, "empty"), join(created, "seeded"), { recursive: true });
  await seedDatabase(join(created, "seeded"), 0);
  // Complete at once under its name, because another process may look for it.
  const copied = join(storedStates, `${name}-${process.pid}`);
  await cp(created, copied, { recursive: true });
  await rm(created, { recursive: true });
  await rename(copied, stored).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    await rm(copied, { recursive: true });
  });
  return stored;
}

/** Returns a checksum of all that the states depend on: migrations, demo data, the code that writes it, and the day. */
async function readFingerprint(): Promise<string> {
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const folder of ["migrations", "worker"]) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [content, folder] = process.argv.slice(2);
  if (!folder || (content !== "empty" && content !== "seeded"))
    throw new Error("Usage: local-states.ts empty|seeded FOLDER");
  await createState(content, folder);
}
