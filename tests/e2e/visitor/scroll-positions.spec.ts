import type { Page } from "@playwright/test";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { expectScrolledToTop } from "../support/property-lists.ts";

const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

/** Opens a page, scrolls it and waits until its position is stored. */
async function openAndScroll(page: Page, path: string, position: number): Promise<void> {
  await openPage(page, path);
  await page.evaluate((top) => scrollTo(0, top), position);
  const readStored = () =>
    page.evaluate(() =>
      Object.entries(sessionStorage)
        .filter(([key]) => key.startsWith("scroll:"))
        .map(([, value]) => Number(value)),
    );
  await expect.poll(readStored).toContain(position);
}

const expectPosition = (page: Page, position: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - position)).toBeLessThan(3);

test("a typed URL opens at the top, whatever the position of the page before", async ({ page }) => {
  await openAndScroll(page, "/rent", 1500);
  await openPage(page, "/buy");
  await page.waitForLoadState("load");
  await expectScrolledToTop(page);
  await openPage(page, "/rent");
  await page.waitForLoadState("load");
  await expectScrolledToTop(page);
});

test("a reload stays at its position", async ({ page }) => {
  await openAndScroll(page, "/rent", 1500);
  await page.reload();
  await waitForHydration(page);
  await expectPosition(page, 1500);
});

test("Back and Forward restore the position of each typed URL", async ({ page }) => {
  await openAndScroll(page, "/rent", 1500);
  await openAndScroll(page, "/buy", 700);
  await page.goBack();
  await expectPosition(page, 1500);
  await page.goForward();
  await expectPosition(page, 700);
});

test("Back from another site restores the position", async ({ page }) => {
  await page.route("https://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  await openAndScroll(page, "/properties", 1200);
  await page.goto("https://elsewhere.example/");
  await page.goBack();
  await waitForHydration(page);
  await expectPosition(page, 1200);
});
