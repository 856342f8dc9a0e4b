import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const root = join(import.meta.dirname, "../..");
const port = Number(process.env.E2E_PORT ?? 8797);

/** Where this run's server keeps its database and pictures. */
export const stateFolder = join(root, `.tmp/e2e-${port}`);

/** The browser that is there: one that was named, the system's, or one that came with the packages. */
async function browserPath(): Promise<string | undefined> {
  const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = [process.env.CHROMIUM_PATH, ...system].find((path) => path && existsSync(path));
  if (found || process.platform !== "linux") return found;
  // It unpacks the libraries it needs beside itself when it believes to be in a function of this kind.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

const executablePath = await browserPath();

export default defineConfig({
  testDir: ".",
  outputDir: join(root, "test-results"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A stall of a busy machine is no fault; a test that needed its second try is named as flaky at the end.
  retries: 1,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    serviceWorkers: "block",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node migrations/local.ts all --state ${stateFolder}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/api/v1/health`,
    env: { PORT: String(port) },
    timeout: 120_000,
    stdout: "ignore",
    stderr: "ignore",
  },
});
