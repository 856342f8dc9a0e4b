import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { phone } from "../support/screens/screen-checks.ts";

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

// The sources of each width and theme are in tests/api/pages/served. A test for one theme of the device on each width.
test.describe("on a phone set to dark", () => {
  test.use({ colorScheme: "dark", viewport: phone });

  test("the page contains the hero image of both themes and shows that of the chosen one", { tag: "@long" }, async ({
    page,
  }) => {
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
    await expectShown("dark");
    await page.getByRole("button", { name: "Light theme" }).click();
    await expectShown("light");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    await expectShown("light");
    expect(heroes, "no file is requested").toEqual([]);
  });
});

test.describe("on a desktop set to light", () => {
  test.use({ colorScheme: "light" });

  test("each page starts with the colours and hero of the theme, also in other tabs", async ({ page, context }) => {
    const firstTheme = await recordFirstTheme(page);
    const heroes = recordHeroes(page);
    let before = "";
    let after = "";
    await test.step("the theme of the device applies at first", async () => {
      await openPage(page, "/");
      expect(await firstTheme()).toBe("none");
      await expect.poll(() => shownHero(page)).toBe("hero");
      expect(heroes).toEqual(["hero"]);
      before = await readBackground(page);
    });
    await test.step("the button switches to the other theme and its hero image, in each tab", async () => {
      const other = await context.newPage();
      await openPage(other, "/about");
      await page.getByRole("button", { name: "Dark theme" }).click();
      for (const tab of [page, other]) await expect(root(tab)).toHaveAttribute("data-theme", "dark");
      await other.close();
      await expect.poll(() => shownHero(page)).toBe("hero-dark");
      after = await readBackground(page);
      expect(after).not.toBe(before);
    });
    await test.step("the next page starts with it, before its script", async () => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.reload();
      expect(await firstTheme()).toBe("dark");
      await expect.poll(() => shownHero(page)).toBe("hero-dark");
      expect(await readBackground(page)).toBe(after);
      await page.unroute("**/assets/*.js");
      await openPage(page, "/about");
      expect(await firstTheme()).toBe("dark");
    });
    await test.step("the device's own theme, chosen again, loads one hero image only", async () => {
      await page.getByRole("button", { name: "Light theme" }).click();
      await expect(root(page)).toHaveAttribute("data-theme", "light");
      expect(await readBackground(page)).toBe(before);
      const session = await page.context().newCDPSession(page);
      await session.send("Network.clearBrowserCache");
      heroes.length = 0;
      await openPage(page, "/");
      await expect.poll(() => shownHero(page)).toBe("hero");
      expect(heroes).toEqual(["hero"]);
    });
  });
});
