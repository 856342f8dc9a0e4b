import { test as base } from "@playwright/test";
import { startTestSite, type TestSite } from "../../support/site/test-site.ts";

/** How a site is made. A file with options of its own gets a site of its own, because Playwright starts a worker for it. */
export interface SiteOptions {
  siteOptions: {
    /** The data: an empty database, or the demo data of `npm start`. */
    content: "empty" | "seeded";
    /** Further settings, such as secrets. */
    settings?: Record<string, string>;
    /** Names a site that no other file shares, for tests that compare exact counts. */
    only?: string;
  };
}

/** Gives each worker of Playwright its own site: process, port, database and images. */
export const siteTest = base.extend<object, SiteOptions & { site: TestSite }>({
  siteOptions: [{ content: "seeded" }, { scope: "worker", option: true }],
  site: [
    async ({ siteOptions: { content, settings } }, use) => {
      const site = await startTestSite(content, settings);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});
