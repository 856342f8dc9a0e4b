import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

const root = join(import.meta.dirname, "../..");
const aliases: Record<string, string> = {
  "#contract/": "worker/contract/",
  "#worker/": "worker/",
  "#web/": "web/",
  "#tests/": "tests/",
};

/** A source file, by its path from the root, with what it imports: paths from the root, or package names. */
export interface SourceFile {
  path: string;
  text: string;
  imports: string[];
  /** The part of them that is still there when the types are gone. */
  imported: string[];
}

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"]+)"/g;
const typeImport = /\b(?:import|export) type\b[^;]*?from "[^"]+"/g;

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, imports: importsIn(text, path), imported: importsIn(text.replace(typeImport, ""), path) };
}

function importsIn(text: string, path: string): string[] {
  return [...text.matchAll(importPattern)].map(([, name = ""]) => {
    if (name.startsWith(".")) return normalize(join(dirname(path), name));
    const alias = Object.keys(aliases).find((prefix) => name.startsWith(prefix));
    return alias ? aliases[alias] + name.slice(alias.length) : name;
  });
}

/** Every TypeScript file below the given folders. */
export function readSourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .map(read),
  );
}
