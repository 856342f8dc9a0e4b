import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sharedChunk } from "#web/build/shared-chunk.ts";
import { pageShell } from "./build/page-shell.ts";
import { preloadFiles } from "./build/preload-files.ts";
import { pruneReact } from "./build/prune-react.ts";
import { pruneRouter } from "./build/prune-router.ts";
import { readScreenChunks, screenChunks } from "./build/screen-chunks.ts";
import { screenFiles } from "./build/screen-files.ts";

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const chunksFile = below("../dist/server/screen-chunks.json");

/** The files that every page begins with are told apart by how their names begin. */
const firstChunks = ["vendor", "shared", "rolldown-runtime"];
const firstFile = "assets/0.";

/** `npm run dev`: the worker answers calls and pictures, from the same local state; pages are drawn by the browser. */
const worker = () =>
  cloudflare({
    configPath: below("../wrangler.toml"),
    persistState: { path: below("../.wrangler/state") },
    config: (worker) => {
      const local = { ENVIRONMENT: "development", SITE_ORIGIN: "http://localhost:5173", ADMIN_SIGNUP: "open" };
      worker.vars = { ...worker.vars, ...local, TOKEN_KEY: randomBytes(32).toString("base64url") };
      worker.assets = {
        ...worker.assets,
        run_worker_first: ["/api/*", "/images/*"],
        not_found_handling: "single-page-application",
      };
    },
  });

/**
 * Two builds: the browser's into dist/client, then, with `--ssr`, the server's renderer into dist/server. The output
 * folder is never emptied, so that a running server keeps its files; web/build/prerender.ts removes the stale ones.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: below("."),
  // Swr brings this for versions of React that lack it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: "react" }] },
  plugins: [
    react(),
    tailwindcss(),
    pageShell(),
    pruneRouter(),
    pruneReact(),
    preloadFiles(),
    screenFiles(),
    command === "serve" && worker(),
    command === "build" && !isSsrBuild && screenChunks(below("."), chunksFile),
  ],
  define: {
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    __SCREEN_CHUNKS__: JSON.stringify(isSsrBuild ? readScreenChunks(chunksFile) : {}),
  },
  build: isSsrBuild
    ? {
        outDir: "../dist/server",
        emptyOutDir: false,
        copyPublicDir: false,
        target: "es2024",
        rolldownOptions: {
          input: below("entry-server.tsx"),
          output: { codeSplitting: false, entryFileNames: "entry-server.js" },
        },
      }
    : {
        outDir: "../dist/client",
        emptyOutDir: false,
        target: "es2022",
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        // Nobody has to be told to fetch with a screen what every page begins with.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostType }) =>
            hostType === "html" ? files : files.filter((file) => !file.startsWith(firstFile)),
        },
        rolldownOptions: {
          output: {
            // Every page names these files: short names are 350 bytes less for each.
            chunkFileNames: ({ name }) => (firstChunks.includes(name) ? `${firstFile}[hash].js` : "assets/[hash].js"),
            // React and the router change less often than our own code: after a deployment they are still on the phone.
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|swr|use-sync-external-store|dequal|cookie|set-cookie-parser)/,
                  priority: 2,
                },
                sharedChunk,
                // What only the services' pages share, and what home shares with them, are files of their own.
                { name: "service-items", test: /\/features\/services\/service-items\//, minShareCount: 2 },
                {
                  name: "sections",
                  test: /\/features\/services\/sections\//,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
  // The renderer runs in workerd: everything is inside its one file.
  ssr: {
    noExternal: true,
    target: "webworker",
    resolve: { conditions: ["workerd", "worker", "edge-light", "import", "module"] },
  },
}));
