import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const web = join(import.meta.dirname, "..");

const importsOf = {
  first: / from "([^"]+)"/g,
  all: /(?: from |\bimport\()"([^"]+)"/g,
};
/** A file whose lazy parts the server renders loads them before the first page. */
const rendersLazyParts = /\bimport\.meta\.env\.SSR\b/;

/**
 * Returns all words, between quotes and spaces, in source files and in what they import from web/, without other pages
 * and without the parts that only the browser loads. The names of the classes that their elements may have are among them.
 * @param entries paths below web/
 */
export function sourceWords(entries: readonly string[]): Set<string> {
  const words = new Set<string>();
  const queue = entries.map((entry) => join(web, entry));
  const seen = new Set(queue);
  for (let file = queue.shift(); file; file = queue.shift()) {
    const source = readFileSync(file, "utf8");
    for (const word of source.split(/[\s"'`]+/)) words.add(word);
    const imports = rendersLazyParts.test(source) ? importsOf.all : importsOf.first;
    for (const [, path = ""] of source.matchAll(imports)) {
      const imported = path.startsWith("#web/") ? join(web, path.slice(5)) : resolve(dirname(file), path);
      if (!/^(#web\/(?!routes\/)|\.)/.test(path) || seen.has(imported) || !existsSync(imported)) continue;
      seen.add(imported);
      queue.push(imported);
    }
  }
  return words;
}
