import { expect, type Page } from "@playwright/test";
import { isHydrated, trackRequests } from "./settled-page.ts";
import { siteTest } from "./site-fixture.ts";

export { expect };

interface Fixtures {
  /** Whether the phone may load the catalogue. It loads at a moment that other tests do not know, so it is an exception. */
  loadsCatalogue: boolean;
  /** The visit has opened a page before, so the offline copy loads. By default, if the test has a part of it. */
  isSecondPage: boolean | undefined;
  withoutCatalogue: undefined;
  failOnPageErrors: undefined;
}

/** A test that fails when the page logged an error or violated its content security policy. */
export const test = siteTest.extend<Fixtures>({
  loadsCatalogue: [false, { option: true }],
  isSecondPage: [undefined, { option: true }],
  withoutCatalogue: [
    async ({ context, loadsCatalogue, serviceWorkers, isSecondPage }, use) => {
      if (isSecondPage ?? (loadsCatalogue || serviceWorkers === "allow")) await context.addInitScript(openSecondPage);
      if (!loadsCatalogue) await context.addInitScript(refuseCatalogue);
      await use(undefined);
    },
    { auto: true },
  ],
  failOnPageErrors: [
    async ({ page }, use) => {
      const problems: string[] = [];
      trackRequests(page);
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpectedError(message.text())) problems.push(message.text());
      });
      page.on("pageerror", (error) => problems.push(error.message));
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page, see web/site/lib/visits/has-second-page.ts. */
export function openSecondPage(): void {
  try {
    sessionStorage.only_page = "";
  } catch {
    // about:blank has no storage.
  }
}

/** Runs in the page. A route would do the same, but switch off the browser's cache. */
function refuseCatalogue(): void {
  globalThis.Worker = new Proxy(Worker, {
    construct: (target, [url, options]) => {
      if (String(url).includes("catalogue.worker")) throw new TypeError("This test is without the catalogue");
      return new target(url, options);
    },
  });
}

/** Chromium logs every failed request. Tests provoke many: a 404, a 503, a lost connection, a missing script. */
const isExpectedError = (text: string) =>
  /^Failed to load resource|Failed to fetch dynamically imported module/.test(text);

/** Waits until React has hydrated the page and run its effects. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Opens a URL and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Reloads a page and waits for hydration. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}
