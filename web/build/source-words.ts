import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../", import.meta.url));

/**
 * Returns all words, between quotes and spaces, in source files and in what they import from web/, without other pages.
 * The names of the classes that their elements may have are among them.
 * @param entries paths below web/
 */
export function sourceWords(entries: readonly string[]): Set<string> {
  const words = new Set<string>();
  const queue = entries.map((entry) => join(web, entry));
  const seen = new Set(queue);
  for (let file = queue.shift(); file; file = queue.shift()) {
    const source = readFileSync(file, "utf8");
    for (const word of source.split(/[\s"'`]+/)) words.add(word);
    for (const [, path = ""] of source.matchAll(/(?: from |\bimport\()"([^"]+)"/g)) {
      const imported = path.startsWith("#web/") ? join(web, path.slice(5)) : resolve(dirname(file), path);
      if (!/^(#web\/(?!routes\/)|\.)/.test(path) || seen.has(imported) || !existsSync(imported)) continue;
      seen.add(imported);
      queue.push(imported);
    }
  }
  return words;
}
