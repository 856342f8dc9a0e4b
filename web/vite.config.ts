import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browsers } from "./browsers.ts";
import { browserOnlyCode } from "./build/browser-only-code.ts";
import { pageShell } from "./build/page-shell.ts";
import { findScreenChunks, readManifest } from "./build/screen-chunks.ts";
import { screenFiles } from "./build/screen-files.ts";
import { withoutLayers } from "./build/without-layers.ts";

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const manifestFile = below("../dist/client/.vite/manifest.json");

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
    // swr includes this for older versions of React.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: "react" }],
  },
  plugins: [react(), tailwindcss(), pageShell(), screenFiles(), browserOnlyCode(), command === "serve" && worker()],
  css: {
    postcss: withoutLayers(),
  },
  define: {
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    __SCREEN_CHUNKS__: JSON.stringify(isSsrBuild ? findScreenChunks(readManifest(manifestFile)) : {}),
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
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Every page contains the style sheet (web/build/prerender.ts), so it does not belong to a script.
          input: [below("index.html"), below("styles.css")],
          // Code for the server only awaits at the top level, and is removed.
          checks: { toleratedTransform: false },
          output: {
            // React and the router change less often than our own code, so browsers still have them after a deployment.
            // What sixteen screens and parts share is one file, which compresses better than many; the bundler decides on the rest.
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules/, minShareCount: 20, priority: 1 },
                { name: "shared", minShareCount: 16 },
              ],
            },
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
