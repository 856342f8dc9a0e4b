import { findBrowserPath } from "../../browser-path.ts";
import { launchOptions } from "../playwright.config.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { firstHomeLink, propertyCards } from "../support/listings/property-lists.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

// The headless shell keeps no pages in memory, and the test runner turns the browser's cache of pages off.
test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: await findBrowserPath(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("a page that the browser kept in memory shows its position, and so do the pages after it", async ({ page }) => {
  // A restored page fires no load event.
  const back = () => page.goBack({ waitUntil: "commit" });
  const expectPosition = (position: number) =>
    expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(position);
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      const [navigation] = performance.getEntriesByType("navigation");
      const reasons = navigation && Reflect.get(navigation, "notRestoredReasons");
      document.documentElement.dataset.restored = persisted ? "yes" : JSON.stringify(reasons ?? "no");
    });
  });
  // If not, the attribute says why.
  const expectRestored = () => expect(page.locator("html")).toHaveAttribute("data-restored", "yes");
  // The browser drops a page from memory whose requests were still on their way when it was left.
  const leaveFor = async (path: string) => {
    await waitUntilSettled(page);
    await openPage(page, path);
  };

  await openPage(page, "/rent");
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain("1500");
  await leaveFor("/about");
  await back();
  await expectRestored();
  await expect(page).toHaveURL("/rent");
  await expectPosition(1500);

  const title = firstHomeLink(page);
  await title.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("complementary", { name: "Price and contact" })).toBeVisible();
  await expectPosition(0);
  await leaveFor("/about");
  await back();
  await expectRestored();
  await expect(page.getByRole("complementary", { name: "Price and contact" })).toBeVisible();
  await expectPosition(0);
  await back();
  await expect(propertyCards(page)).toHaveCount(24);
  await expectPosition(1500);
});
