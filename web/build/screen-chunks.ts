import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Plugin } from "vite";

type ChunkNames = Record<string, string[]>;

/**
 * Writes down which script files each screen needs beside the entry's own, so that the server can name them in the
 * head and the browser asks for all of them at once.
 */
export function screenChunks(root: string, file: string): Plugin {
  return {
    name: "screen-chunks",
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
      const closure = (name: string, found = new Set<string>()): Set<string> => {
        if (found.has(name)) return found;
        found.add(name);
        for (const next of imports.get(name) ?? []) closure(next, found);
        return found;
      };
      refuseCircles(imports);
      const entry = chunks.find((chunk) => chunk.isEntry);
      const loadedAnyway = entry ? closure(entry.fileName) : new Set<string>();
      const names: ChunkNames = {};
      for (const chunk of chunks) {
        if (!chunk.isDynamicEntry || !chunk.facadeModuleId) continue;
        const needed = [...closure(chunk.fileName)].filter((name) => !loadedAnyway.has(name));
        names[relative(root, chunk.facadeModuleId)] = needed.map((name) => `/${name}`);
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(names, null, 1));
    },
  };
}

/** Files that import each other run in an order that depends on which came first: one of them finds the other empty. */
function refuseCircles(imports: ReadonlyMap<string, readonly string[]>): void {
  const done = new Set<string>();
  const follow = (name: string, way: string[]): void => {
    if (way.includes(name)) throw new Error(`Files of the build import each other: ${[...way, name].join(" -> ")}`);
    if (done.has(name)) return;
    for (const next of imports.get(name) ?? []) follow(next, [...way, name]);
    done.add(name);
  };
  for (const name of imports.keys()) follow(name, []);
}

/** What the last browser build wrote down; nothing when there was none. */
export function readScreenChunks(file: string): ChunkNames {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
