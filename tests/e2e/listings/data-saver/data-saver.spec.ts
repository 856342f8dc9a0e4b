import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { countHomesOnScreen } from "../../support/data-saver/homes-on-screen.ts";
import { recordPhotos, showAllPhotos, sumBytes, waitForBytes } from "../../support/data-saver/recorded-photos.ts";
import { saveData } from "../../support/data-saver/save-data.ts";
import { gallery } from "../../support/listings/property-page.ts";
import { findFivePhotos } from "../../support/listings/story-page.ts";
import { phone } from "../../support/screens/screen-checks.ts";

test.use({ viewport: phone, deviceScaleFactor: 2, hasTouch: true });

const dataSaver = (page: Page) => page.locator("html").getAttribute("data-saver");

// No photos at all, the switch in the footer and other devices are in tests/long/browser/listings.
test("with Save-Data photos are small, the gallery loads after a tap that says its cost, a list has four to five homes on a screen, and the visitor can switch it off", async ({
  page,
  request,
}) => {
  await saveData(page);
  const photos = recordPhotos(page);
  await openPage(page, "/rent");
  expect(await dataSaver(page)).toBe("small");
  const homes = await countHomesOnScreen(page);
  expect(homes).toBeGreaterThanOrEqual(4);
  expect(homes).toBeLessThanOrEqual(5);
  for (const bytes of photos.values()) expect(bytes).toBeLessThan(9000);

  const card = await findFivePhotos(request);
  photos.clear();
  await openPage(page, `/property/${card.uuid}`);
  const show = gallery(page).getByRole("button", { name: /^Show 5 photos, \d+ kB$/ });
  const text = (await show.textContent()) ?? "";
  await expect.poll(() => [...photos.keys()].filter((path) => path.includes(card.uuid))).toHaveLength(1);
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
