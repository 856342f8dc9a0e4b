import type { Page } from "@playwright/test";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";

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

/** Records the hero images that the page requests. */
function recordHeroes(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const name = /\/art\/(hero[a-z-]*)-\d+\.webp$/.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  return files;
}
const shownHero = (page: Page) =>
  page
    .locator("img.hero-image")
    .evaluate((image: HTMLImageElement) => image.currentSrc.replace(/.*\/|-\d+\.webp/g, ""));

for (const scheme of ["light", "dark"] as const) {
  const images = { light: "hero", dark: "hero-dark" };
  const other = scheme === "dark" ? "light" : "dark";
  for (const javaScriptEnabled of [true, false])
    test.describe(`on a device set to ${scheme}, with${javaScriptEnabled ? "" : "out"} scripts`, () => {
      test.use({ colorScheme: scheme, javaScriptEnabled });

      test("the home page loads one hero image only, that of the theme", async ({ page }) => {
        const heroes = recordHeroes(page);
        await page.goto("/");
        if (javaScriptEnabled) await waitForHydration(page);
        await expect(page.locator("img.hero-image")).toHaveJSProperty("complete", true);
        expect(heroes).toEqual([images[scheme]]);
      });
    });

  test.describe(`on a device set to ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test("the chosen theme decides on the hero image before the page is interactive", async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), other);
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto("/");
      await expect(root(page)).toHaveAttribute("data-theme", other);
      await expect.poll(() => shownHero(page)).toBe(images[other]);
    });

    test("a theme chosen like the device's loads one hero image only", async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), scheme);
      const heroes = recordHeroes(page);
      await openPage(page, "/");
      await expect.poll(() => shownHero(page)).toBe(images[scheme]);
      expect(heroes).toEqual([images[scheme]]);
    });
  });
}

test("the hero image changes with the theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/");
  await expect.poll(() => shownHero(page)).toBe("hero");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect.poll(() => shownHero(page)).toBe("hero-dark");
});

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
