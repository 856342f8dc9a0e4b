import { readdirSync, rmSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** How long scripts of earlier builds stay, for pages that were opened before a deployment. */
const graceMinutes = 60;

/** Returns the paths of the files in a folder, relative to it, with slashes on every system. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}

/**
 * Removes files of earlier builds from the browser's folder: scripts after an hour, everything else immediately, because
 * an old static page would be served instead of the worker's.
 * @param served paths of files relative to the folder, without the assets
 * @param assets paths of the current scripts in URLs, `/assets/…`
 */
export function removeStaleFiles(client: string, served: ReadonlySet<string>, assets: ReadonlySet<string>): void {
  const newest = Math.max(...[...assets].map((file) => statSync(join(client, file)).mtimeMs));
  for (const name of filesIn(client)) {
    const file = join(client, name);
    const isStale = name.startsWith("assets/")
      ? newest - statSync(file).mtimeMs > graceMinutes * 60_000
      : !served.has(name);
    if (isStale) rmSync(file);
  }
}
