import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../support/browser-test.ts";
import { waitForCatalogue } from "../support/catalogue/stored-catalogue.ts";
import { openList, propertyCards } from "../support/listings/property-lists.ts";
import { gallery } from "../support/listings/property-page.ts";
import { findFivePhotos } from "../support/listings/story-page.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";

test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

/** Returns how many photos of a home the phone holds, in any version. */
const countKept = (page: Page, uuid: string): Promise<number> =>
  page.evaluate(async (id) => {
    const cache = await caches.open("images");
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.includes(id));
    return new Set(paths.map((path) => path.replace(/-\d+\.webp$/, ""))).size;
  }, uuid);

const save = (page: Page, title: string): Promise<void> =>
  propertyCards(page)
    .filter({ hasText: title })
    .getByRole("button", { name: /^Save / })
    .click();

test("a home that was saved in a list and never opened shows its photos without signal", { tag: "@long" }, async ({
  page,
  context,
  request,
}) => {
  const card = await findFivePhotos(request);
  await openList(page, `/properties?q=${encodeURIComponent(card.title)}`);
  await waitForServiceWorker(page);
  await waitForCatalogue(page);
  expect(await countKept(page, card.uuid)).toBeLessThan(5);
  await save(page, card.title);
  await expect.poll(() => countKept(page, card.uuid)).toBe(5);

  await context.setOffline(true);
  await page.goto(`/property/${card.uuid}`);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card.title);
  for (const number of [1, 2, 3, 4, 5]) {
    const photo = gallery(page).getByRole("link", { name: `Photo ${number} of 5, full screen` });
    await photo.evaluate((link) => link.scrollIntoView({ inline: "center", behavior: "instant" }));
    await expect
      .poll(() => photo.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy();
  }
});
