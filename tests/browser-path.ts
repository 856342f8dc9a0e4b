import { existsSync } from "node:fs";

const firstExisting = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Returns the path of Chromium: `CHROMIUM_PATH`, the system's, or the one that an npm package contains. */
export async function findBrowserPath(): Promise<string | undefined> {
  const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = firstExisting(process.env.CHROMIUM_PATH, ...system);
  if (found || process.platform !== "linux") return found;
  // The package unpacks the system libraries that it needs only if it believes that it runs in such a function.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

/**
 * Returns the path of Chromium's headless shell, which has no window and needs a third less processor time; without
 * it, returns the path of Chromium. The shell loads lazy images from further away than a real browser.
 */
export async function findHeadlessShellPath(): Promise<string | undefined> {
  return firstExisting(process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell") ?? (await findBrowserPath());
}
