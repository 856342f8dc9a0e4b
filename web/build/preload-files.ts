import type { Plugin } from "vite";

/** Wraps a dynamic import and preloads all files that it needs in parallel. */
const helper = `
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (document.querySelector(\`link[href="/\${file}"]\`)) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + file;
    document.head.append(link);
  }
  return load();
};`;

/**
 * Replaces Vite's preload helper, which has six times the code: it also handles style sheets, nonces and error events,
 * which this site does not use.
 */
export function preloadFiles(): Plugin {
  return {
    name: "preload-files",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform: { filter: { id: /vite\/preload-helper/ }, handler: () => ({ code: helper, map: null }) },
  };
}
