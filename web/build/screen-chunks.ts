import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Plugin } from "vite";

type ChunkNames = Record<string, string[]>;

/** Writes the script files that each screen needs besides the entry's own, so that the page can preload all of them. */
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
      rejectCycles(imports);
      const entry = chunks.find((chunk) => chunk.isEntry);
      const loadedFirst = entry ? closure(entry.fileName) : new Set<string>();
      const names: ChunkNames = {};
      for (const chunk of chunks) {
        if (!chunk.isDynamicEntry || !chunk.facadeModuleId) continue;
        const needed = [...closure(chunk.fileName)].filter((name) => !loadedFirst.has(name));
        names[relative(root, chunk.facadeModuleId)] = needed.map((name) => `/${name}`);
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(names, null, 1));
    },
  };
}

/** Chunks that import each other run in an order that depends on which loads first, so one may find the other empty. */
function rejectCycles(imports: ReadonlyMap<string, readonly string[]>): void {
  const done = new Set<string>();
  const follow = (name: string, trail: string[]): void => {
    if (trail.includes(name)) throw new Error(`Chunks import each other: ${[...trail, name].join(" -> ")}`);
    if (done.has(name)) return;
    for (const next of imports.get(name) ?? []) follow(next, [...trail, name]);
    done.add(name);
  };
  for (const name of imports.keys()) follow(name, []);
}

/** Returns what the last browser build wrote; an empty object if there was none. */
export function readScreenChunks(file: string): ChunkNames {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
