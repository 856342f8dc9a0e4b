import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** A test that fails when the page logged an error or refused something under its policy. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedProblem(message.text())) problems.push(message.text());
      });
      page.on("pageerror", (error) => problems.push(error.message));
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser's own note of an answer that a test asked for: a 404, a 503, a lost connection. */
const expectedProblem = (text: string) => text.startsWith("Failed to load resource");

/** Waits until the page's script has taken over what the server drew. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#root > *") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/**
 * Waits until a page has loaded and hydrated as it does before a visitor touches it. Asking the page anything counts
 * as a touch for it (`navigator.userActivation`), so that comes only once it has nothing left to load.
 */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await waitForHydration(page);
}

/** Opens an address and waits for its script. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Everything axe finds wrong on the page, in short. What it finds in a colour on its way to another is looked at again. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await atRest(page);
  if ((await found(page)).length === 0) return [];
  await atRest(page);
  return found(page);
}

const atRest = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

async function found(page: Page): Promise<string[]> {
  const { violations: all } = await new AxeBuilder({ page }).analyze();
  return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** How far the page is wider than its window. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
