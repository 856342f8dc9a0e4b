import { existsSync } from "node:fs";

/** The browser that is there: one that was named, the system's, or one that came with the packages. */
export async function findBrowserPath(): Promise<string | undefined> {
  const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = [process.env.CHROMIUM_PATH, ...system].find((path) => path && existsSync(path));
  if (found || process.platform !== "linux") return found;
  // It unpacks the libraries it needs beside itself when it believes to be in a function of this kind.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}
