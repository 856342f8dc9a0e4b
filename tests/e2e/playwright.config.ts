import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findHeadlessShellPath } from "../browser-path.ts";

const root = join(import.meta.dirname, "../..");
const port = Number(process.env.E2E_PORT ?? 8797);

/** The folder of the database and images of this run's server. */
export const stateFolder = join(tmpdir(), `hub-e2e-${port}`);

/** How the browser starts. */
export const launchOptions = {
  executablePath: await findHeadlessShellPath(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
  ],
};
const pageWeight = /\/page-weight[a-z-]*\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  outputDir: join(root, "test-results"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  // A busy machine renders slowly. A passing test does not wait this long.
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  // Visitors' tests expect the seeded listings. Admin tests publish further ones, so they come last.
  projects: [
    { name: "visitor", testMatch: /\/e2e\/(accounts|listings|offline|visitor)\/.+\.spec\.ts$/, testIgnore: pageWeight },
    { name: "page-weight", testMatch: pageWeight },
    { name: "admin", testMatch: /\/e2e\/admin\/.+\.spec\.ts$/ },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    serviceWorkers: "block",
    actionTimeout: 30_000,
    launchOptions,
  },
  webServer: {
    command: `node tests/support/storage/local-states.ts seeded ${stateFolder} && node migrations/local.ts serve --state ${stateFolder}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/api/v1/health`,
    // Its output is not read, and a line for each request takes processor time.
    env: { PORT: String(port), WRANGLER_LOG: "error" },
    timeout: 180_000,
    stdout: "ignore",
    stderr: "ignore",
  },
});
