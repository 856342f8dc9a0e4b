import { dirname } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = dirname(import.meta.dirname);
/** Compares the routes of the web app with wrangler.toml. Wrangler runs in Node only. */
const workerFirstPaths = "tests/web/pages/worker-first-paths.test.ts";

/** Tests of the worker run in workerd, tests of the web app in happy-dom, and the rest in Node. */
export default defineConfig({
  root,
  test: {
    silent: "passed-only",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
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
          name: "worker",
          include: ["tests/api/**/*.test.ts", "tests/architecture/mounted-endpoints.test.ts"],
          setupFiles: ["tests/support/storage/fresh-storage.ts"],
          isolate: false,
          fsModuleCache: false,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: "web",
          include: ["tests/web/**/*.test.{ts,tsx}"],
          exclude: [workerFirstPaths],
          setupFiles: ["tests/web/support/patient-queries.ts"],
          environment: "happy-dom",
          // Needs 40 % of the processor time of the default, which starts a process for each file.
          pool: "vmThreads",
        },
      },
      {
        root,
        test: {
          name: "node",
          include: ["tests/architecture/**/*.test.ts", "tests/local/**/*.test.ts", workerFirstPaths],
          exclude: ["tests/architecture/mounted-endpoints.test.ts"],
          setupFiles: ["tests/support/new-connections.ts"],
          environment: "node",
        },
      },
    ],
  },
});
