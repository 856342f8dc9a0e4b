import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { root, runWranglerCommand } from "../wrangler.ts";

/**
 * Reads lines of the deployed worker's log from the standard input and names the source of each place in a stack.
 * Cloudflare does this only for exceptions that the worker does not catch. Check out the deployed commit and build it
 * first: `npm run build && npm run stack < log.txt`.
 */

const place = /(?:[\w./:-]*\/)?index\.js:(\d+):(\d+)/g;

/**
 * Returns the text with the places of the bundle replaced by places in the sources, relative to the project.
 * @param folder the folder that the map's paths are relative to
 */
export function readStack(stack: string, map: SourceMapPayload, folder: string): string {
  const sources = new SourceMap(map);
  return stack.replace(place, (found, line, column) => {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in entry)) return found;
    const file = relative(root, resolve(folder, entry.originalSource));
    return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** Bundles the built worker as a deployment does, into a folder. @throws Error if that fails */
export const bundleInto = (folder: string) =>
  runWranglerCommand(["deploy", "--dry-run", "--outdir", folder], "The worker could not be bundled");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = mkdtempSync(join(tmpdir(), "hub-stack-"));
  await bundleInto(folder);
  const map = JSON.parse(readFileSync(join(folder, "index.js.map"), "utf8")) as SourceMapPayload;
  process.stdout.write(readStack(await text(process.stdin), map, folder));
  rmSync(folder, { recursive: true });
}
