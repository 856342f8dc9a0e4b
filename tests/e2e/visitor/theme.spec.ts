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

const images = { light: "hero", dark: "hero-dark" };

for (const [scheme, other] of [
  ["light", "dark"],
  ["dark", "light"],
] as const) {
  test.describe(`on a device set to ${scheme}, without scripts`, () => {
    test.use({ colorScheme: scheme, javaScriptEnabled: false });

    test("the home page loads one hero image only, that of the device", async ({ page }) => {
      const heroes = recordHeroes(page);
      await page.goto("/");
      await expect(page.locator("img.hero-image")).toHaveJSProperty("complete", true);
      expect(heroes).toEqual([images[scheme]]);
    });
  });

  test.describe(`on a phone set to ${scheme}`, () => {
    test.use({ colorScheme: scheme, viewport: { width: 360, height: 740 } });

    test("the page contains the hero image of both themes and shows that of the chosen one", async ({ page }) => {
      const heroes = recordHeroes(page);
      const image = page.locator("img.hero-image");
      const copyFor = (theme: "light" | "dark") =>
        page.locator("picture:has(.hero-image) source[type='image/avif']").nth(theme === "dark" ? 0 : 1);
      const expectShown = async (theme: "light" | "dark") => {
        const copy = await copyFor(theme).getAttribute("srcset");
        await expect(image).toHaveJSProperty("currentSrc", copy);
        await expect(image).toHaveJSProperty("naturalWidth", 480);
      };
      await openPage(page, "/");
      await expectShown(scheme);
      await page.getByRole("button", { name: other === "dark" ? "Dark theme" : "Light theme" }).click();
      await expectShown(other);
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.reload();
      await expectShown(other);
      expect(heroes, "no file is requested").toEqual([]);
    });
  });

  test.describe(`on a device set to ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test("each page starts with the colours and the hero image of the chosen theme", async ({ page }) => {
      const firstTheme = await recordFirstTheme(page);
      const heroes = recordHeroes(page);
      let before = "";
      let after = "";
      await test.step("the theme of the device applies at first", async () => {
        await openPage(page, "/");
        expect(await firstTheme()).toBe("none");
        await expect.poll(() => shownHero(page)).toBe(images[scheme]);
        expect(heroes).toEqual([images[scheme]]);
        before = await readBackground(page);
      });
      await test.step("the button switches to the other theme and its hero image", async () => {
        await page.getByRole("button", { name: other === "dark" ? "Dark theme" : "Light theme" }).click();
        await expect(root(page)).toHaveAttribute("data-theme", other);
        await expect.poll(() => shownHero(page)).toBe(images[other]);
        after = await readBackground(page);
        expect(after).not.toBe(before);
      });
      await test.step("the next page starts with it, before its script", async () => {
        await page.route("**/assets/*.js", (route) => route.abort());
        await page.reload();
        expect(await firstTheme()).toBe(other);
        await expect.poll(() => shownHero(page)).toBe(images[other]);
        expect(await readBackground(page)).toBe(after);
        await page.unroute("**/assets/*.js");
        await page.goto("/about");
        expect(await firstTheme()).toBe(other);
      });
      await test.step("the device's own theme, chosen again, loads one hero image only", async () => {
        await page.getByRole("button", { name: /theme$/ }).click();
        await expect(root(page)).toHaveAttribute("data-theme", scheme);
        expect(await readBackground(page)).toBe(before);
        const session = await page.context().newCDPSession(page);
        await session.send("Network.clearBrowserCache");
        heroes.length = 0;
        await openPage(page, "/");
        await expect.poll(() => shownHero(page)).toBe(images[scheme]);
        expect(heroes).toEqual([images[scheme]]);
      });
    });
  });
}

test("applies the theme to other tabs", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, "/about");
  await openPage(page, "/terms");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(root(other)).toHaveAttribute("data-theme", "dark");
});
