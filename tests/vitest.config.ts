import { dirname } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserWorkspaceConfig } from "vitest/config";

const root = dirname(import.meta.dirname);
/** Compares the routes of the web app with wrangler.toml. Wrangler runs in Node only. */
const workerFirstPaths = "tests/web/pages/worker-first-paths.test.ts";
/** Takes long, and reads the code of the web app. */
const wideTables = "tests/web/hostile-texts/wide-tables.test.ts";

/** A project whose tests run in workerd, with a real D1 and R2. */
const workerProject = (name: string, include: string[]): UserWorkspaceConfig => ({
  root,
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: `${root}/wrangler.toml` },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations(`${root}/migrations`),
          ENVIRONMENT: "development",
          SITE_ORIGIN: "http://localhost:8787",
          TOKEN_KEY: "a key that is for these tests alone",
          SETUP_CODE: "TEST-TEST-TEST-TEST-TEST-TEST-TEST",
        },
      },
    })),
  ],
  resolve: {
    alias: [{ find: /^\.\/password-cost\.ts$/, replacement: `${root}/tests/support/low-password-cost.ts` }],
  },
  test: {
    name,
    include,
    setupFiles: ["tests/support/storage/fresh-storage.ts"],
    isolate: false,
    fsModuleCache: false,
  },
});

/** A project whose tests run in Node. */
const nodeProject = (name: string, test: UserWorkspaceConfig["test"]): UserWorkspaceConfig => ({
  root,
  test: { ...test, name, environment: "node" },
});

const mountedEndpoints = "tests/architecture/mounted-endpoints.test.ts";

/** A click on a link opens nothing, and no script or style is loaded. */
const withoutRequests = {
  navigation: {
    disableMainFrameNavigation: true,
    disableChildFrameNavigation: true,
    disableChildPageNavigation: true,
  },
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
};

/** `npm test` runs the projects worker, web and node, and `npm run test:long` the long ones. */
export default defineConfig({
  root,
  test: {
    silent: "passed-only",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      workerProject("worker", ["tests/api/**/*.test.ts", mountedEndpoints]),
      workerProject("long-worker", ["tests/long/api/**/*.test.ts"]),
      {
        root,
        plugins: [react()],
        test: {
          name: "web",
          include: ["tests/web/**/*.test.{ts,tsx}"],
          exclude: [workerFirstPaths, wideTables],
          setupFiles: ["tests/web/support/sealed-browser.ts", "tests/web/support/patient-queries.ts"],
          environment: "happy-dom",
          environmentOptions: { happyDOM: { settings: withoutRequests } },
          // Needs 40 % of the processor time of the default, which starts a process for each file.
          pool: "vmThreads",
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: "screens",
          include: ["tests/screens/**/*.test.tsx"],
          globalSetup: ["tests/support/site/prepare-sites.ts", "tests/screens/support/start-sites.ts"],
          setupFiles: ["tests/web/support/patient-queries.ts"],
          environment: "happy-dom",
          pool: "vmThreads",
        },
      },
      nodeProject("node", {
        include: ["tests/architecture/**/*.test.ts", "tests/local/**/*.test.ts", workerFirstPaths],
        exclude: [mountedEndpoints],
        // Needs 40 % of the processor time of the default, which starts a process for each file.
        pool: "threads",
        isolate: false,
      }),
      nodeProject("long-node", {
        include: ["tests/long/node/**/*.test.ts", wideTables],
        setupFiles: ["tests/support/new-connections.ts"],
      }),
    ],
  },
});
