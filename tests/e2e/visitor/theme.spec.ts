import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";

const root = (page: Page) => page.locator("html");
const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Records the theme when the body element appears, before the first paint. Returns a function that reads it. */
async function recordFirstTheme(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    const record = window as { firstTheme?: string };
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      record.firstTheme ??= document.documentElement.dataset.theme ?? "none";
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { firstTheme?: string }).firstTheme);
}

for (const [scheme, first, other] of [
  ["light", "Dark theme", "dark"],
  ["dark", "Light theme", "light"],
] as const) {
  test.describe(`on a device set to ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test("switches to the other theme, and starts with it after a reload", async ({ page }) => {
      const firstTheme = await recordFirstTheme(page);
      await openPage(page, "/");
      expect(await firstTheme()).toBe("none");
      const before = await readBackground(page);
      await page.getByRole("button", { name: first }).click();
      await expect(root(page)).toHaveAttribute("data-theme", other);
      const after = await readBackground(page);
      expect(after).not.toBe(before);

      await page.reload();
      expect(await firstTheme()).toBe(other);
      expect(await readBackground(page)).toBe(after);
      await page.goto("/properties");
      expect(await firstTheme()).toBe(other);

      await page.getByRole("button", { name: /theme$/ }).click();
      await expect(root(page)).toHaveAttribute("data-theme", scheme);
      expect(await readBackground(page)).toBe(before);
    });
  });
}

test("applies the theme to other tabs", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, "/about");
  await openPage(page, "/");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(root(other)).toHaveAttribute("data-theme", "dark");
});
