import type { TestProject } from "vitest/node";
import { startTestSite } from "../../support/site/test-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The origin of a site for each worker of Vitest. */
    siteOrigins: string[];
  }
}

/** The workers of the project `screens`, each with a site of its own. */
export const screenWorkers = 2;

/** Starts the sites before the tests of screens, and stops them afterwards. */
export async function setup(project: TestProject) {
  const sites = await Promise.all(Array.from({ length: screenWorkers }, () => startTestSite("seeded")));
  project.provide(
    "siteOrigins",
    sites.map(({ origin }) => origin),
  );
  return async () => void (await Promise.all(sites.map((site) => site.stop())));
}
