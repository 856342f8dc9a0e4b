import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";

const theme = (page: Page) => page.locator("html");
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Notes the theme at the moment the body begins, which is before anything can be painted. */
async function noteFirstTheme(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    const notes = window as { firstTheme?: string };
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      notes.firstTheme ??= document.documentElement.dataset.theme ?? "none";
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

    test("the toggle changes to the other theme, and a reload begins with it", async ({ page }) => {
      const firstTheme = await noteFirstTheme(page);
      await openPage(page, "/");
      expect(await firstTheme()).toBe("none");
      const before = await ground(page);
      await page.getByRole("button", { name: first }).click();
      await expect(theme(page)).toHaveAttribute("data-theme", other);
      const after = await ground(page);
      expect(after).not.toBe(before);

      await page.reload();
      expect(await firstTheme()).toBe(other);
      expect(await ground(page)).toBe(after);
      await page.goto("/properties");
      expect(await firstTheme()).toBe(other);

      await page.getByRole("button", { name: /theme$/ }).click();
      await expect(theme(page)).toHaveAttribute("data-theme", scheme);
      expect(await ground(page)).toBe(before);
    });
  });
}

test("another tab follows the choice", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, "/about");
  await openPage(page, "/");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(theme(other)).toHaveAttribute("data-theme", "dark");
});
