import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../../migrations/wrangler.ts";

const prepared = join(root, ".tmp/prepared");

/**
 * Returns a folder with files that take long to make and that many test processes need. Makes it at the first call, and again
 * when an input has changed.
 * @param name what the folder holds
 * @param inputs folders below the root, and texts, on which the files depend
 * @param create writes the files into an empty folder
 */
export async function prepareFiles(
  name: string,
  { folders, texts = [] }: { folders: string[]; texts?: string[] },
  create: (folder: string) => Promise<void>,
): Promise<string> {
  const version = `${name}-${await readFingerprint(folders, texts)}`;
  const folder = join(prepared, version);
  const existing = await readdir(prepared).catch((): string[] => []);
  if (existing.includes(version)) return folder;
  for (const outdated of existing.filter((other) => other.startsWith(`${name}-`) && !other.startsWith(version)))
    await rm(join(prepared, outdated), { recursive: true, force: true });

  const created = await mkdtemp(join(tmpdir(), `hub-${name}-`));
  await create(created);
  // The folder appears complete under its name, because another process may look for it.
  const copied = `${folder}-${process.pid}`;
  await cp(created, copied, { recursive: true });
  await rm(created, { recursive: true });
  await rename(copied, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    await rm(copied, { recursive: true });
  });
  return folder;
}

async function readFingerprint(folders: string[], texts: string[]): Promise<string> {
  const hash = createHash("sha256").update(texts.join("\n"));
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}
