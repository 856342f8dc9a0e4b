import { readdirSync, rmSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Scripts of earlier builds stay this long, for pages that were opened before a deployment. */
const graceMinutes = 60;

/** The paths of a folder's files below it, with slashes on every system. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}

/**
 * Removes what earlier builds have left in the browser's folder: everything that this build does not serve, at once, since
 * an old page would stand before the worker's; old scripts after their time of grace.
 * @param served files by their paths below the folder, without the assets
 * @param assets the present scripts' addresses, `/assets/…`
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
