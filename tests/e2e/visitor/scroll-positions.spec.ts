import type { Page } from "@playwright/test";
import { expect, openPage, reloadPage, test, waitForHydration } from "../support/browser-test.ts";
import { delayRequests, delayScripts } from "../support/delayed-requests.ts";
import { expectScrolledToTop, openList, propertyCards } from "../support/listings/property-lists.ts";

const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls the page, which may still become longer, and waits until its position is stored. */
async function scrollToPosition(page: Page, position: number): Promise<void> {
  const readStored = () =>
    page.evaluate((top) => {
      if (scrollY !== top) scrollTo(0, top);
      return Object.entries(sessionStorage)
        .filter(([key]) => key.startsWith("scroll:"))
        .map(([, value]) => Number(value));
    }, position);
  await expect.poll(readStored).toContain(position);
}

/** Also while a document replaces another. */
const expectPosition = (page: Page, position: number) =>
  page.waitForFunction((expected) => Math.abs(scrollY - expected) < 3, position);

test("each page keeps its position: after a reload, Back and Forward, also from another site", async ({ page }) => {
  await page.route("https://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  await openPage(page, "/rent");
  await scrollToPosition(page, 1500);
  await test.step("a reload stays at its position", async () => {
    await reloadPage(page);
    await expectPosition(page, 1500);
  });
  await test.step("a typed URL opens at the top, whatever the position of the page before", async () => {
    await openPage(page, "/buy");
    await page.waitForLoadState("load");
    await expectScrolledToTop(page);
  });
  await test.step("Back and Forward restore the position of each typed URL", async () => {
    await scrollToPosition(page, 700);
    await page.goBack();
    await expectPosition(page, 1500);
    await page.goForward();
    await expectPosition(page, 700);
  });
  await test.step("Back from another site restores the position", async () => {
    await page.goto("https://elsewhere.example/");
    await page.goBack();
    await waitForHydration(page);
    await expectPosition(page, 700);
  });
  await test.step("a typed URL opens at the top, although it has a position from before", async () => {
    await openPage(page, "/rent");
    await page.waitForLoadState("load");
    await expectScrolledToTop(page);
  });
  await test.step("a link to a part of the page shows it, and Back the position before", async () => {
    await openPage(page, "/janitorial");
    await scrollToPosition(page, 900);
    await page.getByRole("link", { name: "Skip to content" }).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/#main$/);
    await expect.poll(() => scrollPosition(page)).toBeLessThan(200);
    await page.goBack();
    await expectPosition(page, 900);
    await openPage(page, "/janitorial#contact");
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
  });
});

const openFirstListing = async (page: Page) => {
  await propertyCards(page)
    .first()
    .getByRole("heading")
    .getByRole("link")
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("complementary", { name: "Price and contact" })).toBeVisible();
};

test("Back shows the position of a list as it was left: filtered, or on its second page", async ({ page }) => {
  await openList(page, "/rent");
  await scrollToPosition(page, 600);
  await page.getByLabel("Sort").selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low/);
  await test.step("a filtered list that was not scrolled again keeps the position", async () => {
    await openFirstListing(page);
    await page.goBack();
    await expectPosition(page, 600);
  });
  await test.step("the next and the previous page start at their top", async () => {
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expectScrolledToTop(page);
    await scrollToPosition(page, 500);
    await openFirstListing(page);
    await page.goBack();
    await expectPosition(page, 500);
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(page).toHaveURL(/before=/);
    await expectScrolledToTop(page);
    await page.goBack();
    await expect(page).toHaveURL(/cursor=/);
  });
  await test.step("Back goes through the page before and the filters", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\?sort=price-low$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/rent$/);
    await expectPosition(page, 600);
  });
});

test("Back and Forward keep each position through homes and lists, and after filters", { tag: "@long" }, async ({
  page,
}) => {
  await openList(page, "/rent");
  await scrollToPosition(page, 400);
  await openFirstListing(page);
  await scrollToPosition(page, 350);
  await page.goBack();
  await expectPosition(page, 400);
  await page.getByLabel("Sort").selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low/);
  await openFirstListing(page);
  await expectScrolledToTop(page);
  const toAll = page.getByRole("contentinfo").getByRole("link", { name: "All properties" });
  // A real click would scroll to the link.
  await toAll.evaluate((link: HTMLElement) => link.click());
  await expect(propertyCards(page)).toHaveCount(24);
  await expectScrolledToTop(page);
  await scrollToPosition(page, 900);
  await openFirstListing(page);
  for (const [move, position] of [
    ["goBack", 900],
    ["goBack", 0],
    ["goBack", 400],
    ["goForward", 0],
    ["goForward", 900],
  ] as const) {
    await page[move]();
    await expectPosition(page, position);
  }
});

test("Back waits for a list that loads slowly and for the code of its page", { tag: "@long" }, async ({ page }) => {
  await openPage(page, "/rent");
  await scrollToPosition(page, 1200);
  await openFirstListing(page);
  await reloadPage(page);
  const releaseList = await delayRequests(page, /\/api\/v1\/public\/rent\//);
  const releaseControls = await delayRequests(page, /\/assets\/list-controls/);
  await page.goBack();
  await expect(page.getByText("Loading properties…")).toBeVisible();
  releaseList();
  await expect(propertyCards(page)).toHaveCount(24);
  await expectPosition(page, 1200);
  releaseControls();
  await expect(page.getByLabel("Sort")).toBeVisible();
  await expectPosition(page, 1200);
});

test("Back shows the position to which a list was scrolled before its script had loaded", async ({ page }) => {
  const loadScripts = await openBeforeScripts(page, "/rent");
  await page.evaluate(() => scrollTo(0, 800));
  await expectPosition(page, 800);
  loadScripts();
  await waitForHydration(page);
  await openFirstListing(page);
  await page.goBack();
  await expectPosition(page, 800);
});

test("Back returns to the list before a filter that was set before the script had loaded", { tag: "@long" }, async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, "/health");
  await page.locator("#health-specialty").selectOption({ index: 1 });
  loadScripts();
  await waitForHydration(page);
  await page.mouse.move(5, 5);
  await expect(page).toHaveURL(/specialty=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/health$/);
});

/** Opens a page and waits until it is read, but no script has run. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const loadScripts = await delayScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState === "interactive");
  return loadScripts;
}
