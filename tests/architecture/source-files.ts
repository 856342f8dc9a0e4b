import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

const root = join(import.meta.dirname, "../..");
const aliases: Record<string, string> = {
  "#contract/": "worker/contract/",
  "#shared/": "worker/shared/",
  "#worker/": "worker/",
  "#web/": "web/",
  "#tests/": "tests/",
};

/** A source file and its imports. Paths are relative to the repository; packages keep their names. */
export interface SourceFile {
  path: string;
  text: string;
  /** All imports, including those of types. */
  imports: string[];
  /** Imports that remain at run time. */
  imported: string[];
  /** Those that load with the file, not later. */
  importedAtOnce: string[];
}

const importPattern = /(?<!["/])(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"]+)"/g;
const laterImportPattern = /\bimport\s*\(\s*"[^"]+"/g;
const typeImportPattern = /\b(?:import|export) type\b[^;]*?from "[^"]+"/g;

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  const code = text.replace(typeImportPattern, "");
  return {
    path,
    text,
    imports: findImports(text, path),
    imported: findImports(code, path),
    importedAtOnce: findImports(code.replace(laterImportPattern, ""), path),
  };
}

function findImports(text: string, path: string): string[] {
  return [...text.matchAll(importPattern)].map(([, name = ""]) => {
    if (name.startsWith(".")) return normalize(join(dirname(path), name));
    const alias = Object.keys(aliases).find((prefix) => name.startsWith(prefix));
    return alias ? aliases[alias] + name.slice(alias.length) : name;
  });
}

/** The files of each folder that a test of this run has read. */
const read = new Map<string, SourceFile[]>();

/** Returns all TypeScript files below the folders. */
export function readSourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) => {
    const files = read.get(folder) ?? readFolder(folder);
    read.set(folder, files);
    return files;
  });
}

const readFolder = (folder: string): SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .map(readSourceFile);
