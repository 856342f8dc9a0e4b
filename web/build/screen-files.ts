import type { Plugin } from "vite";

const screenImport = /\(\) => import\("#web\/([^"]+)"\)/g;

/**
 * Adds the name of its file to every screen of the route tables, in the server's bundle only: by that name the server
 * finds the chunks that a page preloads.
 */
export function screenFiles(): Plugin {
  return {
    name: "screen-files",
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    transform: {
      filter: { id: /\/web\/app\/(.*-routes|route-table)\.ts$/, code: "import(" },
      handler(code, id) {
        const codeWithFiles = code.replace(screenImport, (load, file) => `Object.assign(${load}, { file: "${file}" })`);
        if (code.replace(screenImport, "").includes("import(")) {
          throw new Error(`${id} imports a screen in another way than () => import("#web/…")`);
        }
        return { code: codeWithFiles, map: null };
      },
    },
  };
}
