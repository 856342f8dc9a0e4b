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

/** What the last browser build wrote down; nothing when there was none. */
export function readScreenChunks(file: string): ChunkNames {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
