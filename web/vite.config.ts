import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browsers } from "./browsers.ts";
import { browserOnlyCode } from "./build/browser-only-code.ts";
import { pageShell } from "./build/page-shell.ts";
import { adminEntry, findScreenChunks, readManifest, siteEntry } from "./build/screen-chunks.ts";
import { servedDocuments } from "./build/served-documents.ts";

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const manifestFile = below("../dist/client/.vite/manifest.json");

/** Returns the files of the screens that the worker renders, without those of parts that load later. */
const findRenderedScreens = () =>
  Object.fromEntries(
    Object.entries(findScreenChunks(readManifest(manifestFile), siteEntry)).filter(([screen]) =>
      /^site\/routes\//.test(screen),
    ),
  );

/** What the builds for browsers have in common. */
const browserBuild = {
  outDir: "../dist/client",
  target: browsers,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
};

/** React and the router change less often than our own code, so browsers still have them after a deployment. */
const vendor = { name: "vendor", test: /node_modules|vite.preload-helper/, tags: ["$initial" as const] };

/** Small shared code is copied into the files that use it: home loads 8 scripts instead of 21, the first admin screen 12 instead of 41. */
const inlinedCode = { maxSize: 6000, exclude: /\.css$/ };

/** `npm run dev`: the worker serves the API and the images from the local state; the browser renders the pages. */
const worker = () =>
  cloudflare({
    configPath: below("../wrangler.toml"),
    persistState: { path: below("../.wrangler/state") },
    config: (worker) => {
      const readKey = (name: string) => readFileSync(below(`../.wrangler/state/${name}`), "utf8");
      worker.vars = {
        ...worker.vars,
        ENVIRONMENT: "development",
        SITE_ORIGIN: "http://localhost:5173",
        ADMIN_SIGNUP: "open",
        LOCAL_OUTBOX: "on",
        TOKEN_KEY: readKey("token-key"),
        VAPID_KEY: readKey("vapid-key"),
      };
      worker.assets = { ...worker.assets, run_worker_first: ["/api/*", "/images/*"] };
    },
  });

/**
 * Three builds: the site into dist/client, with `--mode admin` the admin area beside it, and with `--ssr` the renderer of the
 * worker into dist/server. The two programs share no files: in one build, visitors would load what only the admin area uses (34 kB).
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: below("."),
  resolve: {
    // swr includes this for older versions of React.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: "react" }],
  },
  plugins: [
    react(),
    tailwindcss(),
    pageShell(),
    browserOnlyCode(),
    command === "serve" && [servedDocuments(), worker()],
  ],
  css: {
    // Without lightningcss's `light-dark()` for older browsers: no style uses it.
    lightningcss: { exclude: 1_048_576 },
  },
  define: {
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    __SCREEN_CHUNKS__: JSON.stringify(isSsrBuild ? findRenderedScreens() : {}),
  },
  build: isSsrBuild
    ? {
        outDir: "../dist/server",
        emptyOutDir: true,
        copyPublicDir: false,
        sourcemap: true,
        target: "es2024",
        rolldownOptions: {
          input: below("site/server/entry-server.ts"),
          // The worker contains the contract and shared code already.
          external: /^#(contract|shared)\//,
          // Tailwind writes no source maps of the styles, which the renderer leaves out anyway.
          checks: { sourcemapBroken: false },
          output: { codeSplitting: false, entryFileNames: "entry-server.js" },
        },
      }
    : mode === "admin"
      ? {
          ...browserBuild,
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: ".vite/admin.json",
          rolldownOptions: {
            input: below(adminEntry),
            // Parts of the site that it shows load at once here.
            checks: { toleratedTransform: false, ineffectiveDynamicImport: false },
            output: {
              codeSplitting: {
                groups: [vendor, { name: "shared", tags: ["$initial"] }],
                experimentalInlineCommonChunks: inlinedCode,
              },
            },
          },
        }
      : {
          ...browserBuild,
          emptyOutDir: true,
          manifest: true,
          rolldownOptions: {
            // Every page contains the style sheet (web/build/prerender.ts), so it does not belong to a script.
            input: [siteEntry, "site/styles.css", "site/owner.css"].map(below),
            preserveEntrySignatures: false,
            // Fields of classes are assigned. The helpers that define them would be in the first script.
            transform: { assumptions: { setPublicClassFields: true } },
            // Code for the server only awaits at the top level, and is removed.
            checks: { toleratedTransform: false },
            output: {
              codeSplitting: {
                groups: [
                  vendor,
                  // What all pages share. No screen imports the bar and the footer, so a change of their texts renames no screen.
                  {
                    name: "shared",
                    test: /web\/(?!site\/(?:index|main|styles|owner\.css|app\/))|worker\/(?:contract|shared)\//,
                    tags: ["$initial"],
                  },
                  // Without the table of the screens' files: these names change at each deployment.
                  { name: "frame", test: /web\/site\/app\/(?!routes)/, tags: ["$initial"] },
                ],
                experimentalInlineCommonChunks: inlinedCode,
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
