import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findHeadlessShellPath } from "../browser-path.ts";
import type { SiteOptions } from "./support/site-fixture.ts";

const root = join(import.meta.dirname, "../..");

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

/** Each worker of Playwright has a site of its own, see `support/site-fixture.ts`. `npm test` runs the project `browser`. */
export default defineConfig<object, SiteOptions>({
  outputDir: join(root, "test-results"),
  globalSetup: join(root, "tests/support/site/prepare-sites.ts"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A busy machine renders slowly. A passing test does not wait this long.
  expect: { timeout: 20_000 },
  reporter: process.env.TEST_REPORTER ? [[process.env.TEST_REPORTER]] : [["list"]],
  projects: [
    { name: "browser", testDir: import.meta.dirname, grepInvert: /@long/ },
    // Tests with the tag, and files that are for the long run alone.
    {
      name: "long-browser",
      testDir: join(root, "tests"),
      testMatch: "{e2e,long/browser}/**/*.spec.ts",
      grep: /@long|long\/browser\//,
      timeout: 300_000,
    },
  ],
  use: { serviceWorkers: "block", actionTimeout: 20_000, launchOptions },
});
