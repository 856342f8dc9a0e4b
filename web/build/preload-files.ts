import type { Plugin } from "vite";

/** What an import that comes later is wrapped in: it asks for all files that its own will need at once. */
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
 * Vite's own helper does the same in six times the bytes: it also waits for style sheets and looks for nonces, of which
 * this site has none, and announces failures, to which nobody listens.
 */
export function preloadFiles(): Plugin {
  return {
    name: "preload-files",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform: { filter: { id: /vite\/preload-helper/ }, handler: () => ({ code: helper, map: null }) },
  };
}
