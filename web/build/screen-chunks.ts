import { existsSync, readFileSync } from "node:fs";
import type { Manifest } from "vite";
import type { ScreenChunks } from "#web/site/lib/page/build-info.ts";

/** The document of each program, which is its entry in the manifest. */
export const siteEntry = "site/index.html";
export const adminEntry = "admin/admin.html";

/** Reads the manifest that Vite writes in the browser's build. Empty if there was no build. */
export function readManifest(file: string): Manifest {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Returns the files of each screen and later part of a program, besides those of its entry. */
export function findScreenChunks(manifest: Manifest, entry: string): ScreenChunks {
  const loadedFirst = withImports(manifest, entry);
  const screens = new Set<string>();
  const visit = (key: string) => {
    for (const chunk of withImports(manifest, key)) {
      for (const screen of manifest[chunk]?.dynamicImports ?? []) {
        if (screens.has(screen)) continue;
        screens.add(screen);
        visit(screen);
      }
    }
  };
  visit(entry);
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
