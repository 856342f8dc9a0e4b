import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { countHomesOnScreen } from "../../support/data-saver/homes-on-screen.ts";
import { recordPhotos, showAllPhotos, sumBytes, waitForBytes } from "../../support/data-saver/recorded-photos.ts";
import { saveData } from "../../support/data-saver/save-data.ts";
import { gallery } from "../../support/listings/property-page.ts";
import { findFivePhotos } from "../../support/listings/story-page.ts";
import { desktop, expectAccessibleScreen, phone } from "../../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../../support/service-worker.ts";

test.use({ viewport: phone, deviceScaleFactor: 2, hasTouch: true });

const dataSaver = (page: Page) => page.locator("html").getAttribute("data-saver");

test("with Save-Data photos are small, the gallery loads after a tap that says its cost, a list has six homes on a screen, and the visitor can switch it off", async ({
  page,
  request,
}) => {
  await saveData(page);
  const photos = recordPhotos(page);
  await openPage(page, "/rent");
  expect(await dataSaver(page)).toBe("small");
  expect(await countHomesOnScreen(page)).toBeGreaterThanOrEqual(6);
  for (const bytes of photos.values()) expect(bytes).toBeLessThan(9000);

  const card = await findFivePhotos(request);
  photos.clear();
  await openPage(page, `/property/${card.uuid}`);
  const show = gallery(page).getByRole("button", { name: /^Show 5 photos, \d+ kB$/ });
  const text = (await show.textContent()) ?? "";
  // The browser may ask for the first photo in its usual size too, before the script has run.
  const shown = () => [...photos.keys()].filter((path) => path.includes(card.uuid));
  await expect.poll(() => [...new Set(shown().map((path) => path.replace(/-\d+\.webp/, "")))]).toHaveLength(1);
  await show.click();
  const stated = Number(/\d+(?= kB)/.exec(text)) * 1000;
  await showAllPhotos(page, 5);
  await waitForBytes(photos, card.uuid);
  const own = new Map([...photos].filter(([path]) => path.includes(card.uuid)));
  // The first photo comes under the name of its usual size too.
  const files = new Map([...own].map(([path, bytes]) => [path.replace(/-\d+\.webp/, ""), bytes]));
  expect(Math.abs(sumBytes(files) - stated)).toBeLessThan(stated / 10);

  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "All photos", exact: true }).click();
  expect(await dataSaver(page)).toBeNull();
  await page.reload();
  expect(await dataSaver(page)).toBeNull();
});

test.describe("in the long run", { tag: "@long" }, () => {
  test.describe("on a wide screen", () => {
    test.use({ viewport: desktop, hasTouch: false, reducedMotion: "reduce" });

    test("the footer has the switch, and says what this visit has used", async ({ page }) => {
      await openPage(page, "/about");
      await page.mouse.move(100, 100);
      const footer = page.getByRole("contentinfo");
      await footer.getByRole("button", { name: "Data saver" }).click();
      await expect(footer.getByText(/^This visit: /)).toBeVisible();
      await expectAccessibleScreen(page, { screen: "the footer with data saver", sizes: [desktop] });
      await footer.getByRole("button", { name: "Small photos" }).click();
      expect(await dataSaver(page)).toBe("small");
      await footer.getByRole("button", { name: "Data saver" }).click();
      await expect(footer.getByRole("button", { name: "Small photos" })).toHaveCount(0);
    });
  });

  test.describe("with the service worker", () => {
    test.use({ serviceWorkers: "allow" });

    test("no photo is loaded if the visitor wants none, not even the first one of a page, and this visit has a price", async ({
      page,
      request,
    }) => {
      const card = await findFivePhotos(request);
      await openPage(page, "/privacy");
      await waitForServiceWorker(page);
      await page.getByText("Menu", { exact: true }).click();
      await expect(page.getByText(/^This visit: (\d+ kB|\d\.\d MB), about [\d.]+ US cents?$/)).toBeVisible();
      await page.getByRole("button", { name: "No photos" }).click();
      await expect
        .poll(() => page.evaluate(() => caches.match("/saver").then((stored) => stored?.text())))
        .toBe("none");

      const photos = recordPhotos(page);
      await openPage(page, `/property/${card.uuid}`);
      await expect(gallery(page).getByRole("button", { name: /^Show 5 photos, \d+ kB$/ })).toBeVisible();
      await openPage(page, "/rent");
      expect(await countHomesOnScreen(page)).toBeGreaterThanOrEqual(4);
      await page.waitForLoadState("networkidle");
      expect(sumBytes(photos)).toBe(0);

      await page.goto(`/property/${card.uuid}`);
      await gallery(page)
        .getByRole("button", { name: /^Show 5 photos/ })
        .click();
      const first = gallery(page).locator(".strip img").first();
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-320\.webp$/);
    });
  });
});
