import { existsSync, readFileSync } from "node:fs";
import type { Manifest } from "vite";
import type { ScreenChunks } from "#web/site/lib/page/build-info.ts";

/** Reads the manifest that Vite writes in the browser's build. Empty if there was no build. */
export function readManifest(file: string): Manifest {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Returns the files of each screen and later part from the manifest, so that its page can preload them. */
export function findScreenChunks(manifest: Manifest): ScreenChunks {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry && manifest[key].file.endsWith(".js"));
  const loadedFirst = entry ? withImports(manifest, entry) : new Set<string>();
  const chunks = Object.entries(manifest);
  // The chunk of a screen that other code imports too is no entry, but code still loads it later.
  const screens = new Set([
    ...chunks.flatMap(([key, { isDynamicEntry }]) => (isDynamicEntry ? key : [])),
    ...chunks.flatMap(([, { dynamicImports = [] }]) => dynamicImports),
  ]);
  return Object.fromEntries(
    [...screens].map((screen) => {
      const own = [...withImports(manifest, screen)].filter((key) => !loadedFirst.has(key));
      const files = own.flatMap((key) => manifest[key] ?? []);
      return [
        screen,
        {
          scripts: files.map(({ file }) => `/${file}`),
          styles: files.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
        },
      ];
    }),
  );
}

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found);
  return found;
}
