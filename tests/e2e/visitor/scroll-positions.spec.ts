import type { Page } from "@playwright/test";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { expectScrolledToTop } from "../support/listings/property-lists.ts";

const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls the page and waits until its position is stored. */
async function scrollToPosition(page: Page, position: number): Promise<void> {
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

test("each page keeps its position: after a reload, Back and Forward, also from another site", async ({ page }) => {
  await page.route("https://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  await openPage(page, "/rent");
  await scrollToPosition(page, 1500);
  await test.step("a reload stays at its position", async () => {
    await page.reload();
    await waitForHydration(page);
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
});
