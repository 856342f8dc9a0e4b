import { readFileSync } from "node:fs";
import { join } from "node:path";

const chunks: Record<string, { scripts: string[] }> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../dist/server/screen-chunks.json"), "utf8"),
);

/** Returns the path of the script that has the code of a source file of `web`. */
export function chunkOf(file: string): string {
  const [script] = chunks[file]?.scripts ?? [];
  if (!script) throw new Error(`The build has no script for ${file}`);
  return script;
}
