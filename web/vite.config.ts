import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browsers } from "./browsers.ts";
import { browserOnlyCode } from "./build/browser-only-code.ts";
import { chunkGroups } from "./build/chunk-groups.ts";
import { pageShell } from "./build/page-shell.ts";
import { preloadFiles } from "./build/preload-files.ts";
import { pureComponents } from "./build/pure-components.ts";
import { readScreenChunks, screenChunks } from "./build/screen-chunks.ts";
import { screenFiles } from "./build/screen-files.ts";
import { withoutLayers } from "./build/without-layers.ts";

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const chunksFile = below("../dist/server/screen-chunks.json");

/** The file of React that contains renderToString. */
const stringRenderer = "react-dom-server-legacy.browser.production.js";

/** The files that every page loads first, besides the entry; their names begin with `0.`. */
const firstChunks = ["vendor", "shared", "rolldown-runtime"];
const firstFile = "assets/0.";
const entryFile = "assets/index-";

/** `npm run dev`: the worker serves the API and the images from the local state; the browser renders the pages. */
const worker = () =>
  cloudflare({
    configPath: below("../wrangler.toml"),
    persistState: { path: below("../.wrangler/state") },
    config: (worker) => {
      const local = { ENVIRONMENT: "development", SITE_ORIGIN: "http://localhost:5173", ADMIN_SIGNUP: "open" };
      worker.vars = {
        ...worker.vars,
        ...local,
        TOKEN_KEY: readFileSync(below("../.wrangler/state/token-key"), "utf8"),
      };
      worker.assets = {
        ...worker.assets,
        run_worker_first: ["/api/*", "/images/*"],
        not_found_handling: "single-page-application",
      };
    },
  });

/**
 * Two builds: the browser's into dist/client, then, with `--ssr`, the renderer of the worker into dist/server. The output
 * folders are not emptied, so that a running server keeps its files; web/build/prerender.ts removes the old ones.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: below("."),
  resolve: {
    alias: [
      // swr includes this for older versions of React.
      { find: /^use-sync-external-store\/shim.*/, replacement: "react" },
      // The public module also contains React's streaming renderer, which is larger and not used.
      { find: "react-dom/server.edge", replacement: below(`../node_modules/react-dom/cjs/${stringRenderer}`) },
    ],
  },
  plugins: [
    react(),
    tailwindcss(),
    pageShell(),
    pureComponents(),
    preloadFiles(),
    screenFiles(),
    browserOnlyCode(),
    command === "serve" && worker(),
    command === "build" && !isSsrBuild && screenChunks(below("."), chunksFile),
  ],
  css: {
    // In the build, web/build/prerender.ts removes the layers of the pages' styles, after it has split them.
    postcss: withoutLayers((file) => command === "build" && file === below("styles.css")),
  },
  define: {
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    __SCREEN_CHUNKS__: JSON.stringify(isSsrBuild ? readScreenChunks(chunksFile) : {}),
  },
  build: isSsrBuild
    ? {
        outDir: "../dist/server",
        emptyOutDir: false,
        copyPublicDir: false,
        sourcemap: true,
        target: "es2024",
        rolldownOptions: {
          input: below("server/entry-server.ts"),
          // The worker contains the contract already.
          external: /^#contract\//,
          output: { codeSplitting: false, entryFileNames: "entry-server.js" },
        },
      }
    : {
        outDir: "../dist/client",
        emptyOutDir: false,
        target: browsers,
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        // Every page has loaded the first files already, so a screen does not preload them. Its own file is requested
        // at the same time without a preload.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (own, files, { hostType }) =>
            hostType === "html"
              ? files
              : files.filter((file) => file !== own && !file.startsWith(firstFile) && !file.startsWith(entryFile)),
        },
        rolldownOptions: {
          // Code for the server only awaits at the top level, and is removed.
          checks: { toleratedTransform: false },
          output: {
            // Every page contains these names: without the module's name and with shorter hashes they are 400 bytes shorter.
            chunkFileNames: ({ name }) =>
              firstChunks.includes(name) ? `${firstFile}[hash:7].js` : "assets/[hash:7].js",
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
  // The renderer runs in workerd and has to be one file.
  ssr: {
    noExternal: true,
    target: "webworker",
    resolve: { conditions: ["workerd", "worker", "edge-light", "import", "module"] },
  },
}));
