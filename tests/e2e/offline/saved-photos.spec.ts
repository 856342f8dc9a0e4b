import type { Page } from "@playwright/test";
import { createAccount, logIn } from "../support/accounts.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { waitForCatalogue } from "../support/catalogue/stored-catalogue.ts";
import { findListing, openList, propertyCards } from "../support/listings/property-lists.ts";
import { gallery } from "../support/listings/property-page.ts";
import { findFivePhotos } from "../support/listings/story-page.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

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
  await openPage(page, `/property/${card.uuid}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card.title);
  for (const number of [1, 2, 3, 4, 5]) {
    const photo = gallery(page).getByRole("link", { name: `Photo ${number} of 5, full screen` });
    await photo.evaluate((link) => link.scrollIntoView({ inline: "center", behavior: "instant" }));
    await expect
      .poll(() => photo.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy();
  }
});

test.describe("in the long run", { tag: "@long" }, () => {
  test("an opened home keeps its photos", async ({ page, request }) => {
    const card = await findFivePhotos(request);
    await openPage(page, "/privacy");
    await waitForServiceWorker(page);
    await openPage(page, `/property/${card.uuid}`);
    // The code that remembers opened homes loads when the visitor scrolls.
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => countKept(page, card.uuid)).toBe(5);
  });

  test("a logout removes the photos of the account's homes, not of one opened here", async ({ page, request }) => {
    const account = await createAccount(request);
    const card = await findFivePhotos(request);
    const opened = await findListing(
      request,
      ({ uuid, pictures }) => uuid !== card.uuid && (pictures?.length ?? 0) > 2,
    );
    await openPage(page, "/login?next=/account");
    await waitForServiceWorker(page);
    const synced = page.waitForResponse((response) => response.url().endsWith("/auth/favorites"));
    await logIn(page, account);
    await synced;
    await openPage(page, `/property/${opened.uuid}`);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("viewed"))).toContain(opened.uuid);
    await expect.poll(() => countKept(page, opened.uuid)).toBe(opened.pictures?.length);
    for (const { title } of [card, opened]) {
      await openList(page, `/properties?q=${encodeURIComponent(title)}`);
      await save(page, title);
    }
    await expect.poll(() => countKept(page, card.uuid)).toBe(5);

    await openPage(page, "/privacy");
    await page.locator(".menu > summary").click();
    await page.getByRole("button", { name: "Logout" }).click();
    // The next page may show the first photo again.
    await expect.poll(() => countKept(page, card.uuid)).toBeLessThan(2);
    expect(await countKept(page, opened.uuid)).toBe(opened.pictures?.length);
  });

  test("with data saver, no photo is loaded in advance", async ({ page, request }) => {
    const card = await findFivePhotos(request);
    await page.addInitScript(() => localStorage.setItem("saver", "small"));
    await openList(page, `/properties?q=${encodeURIComponent(card.title)}`);
    await waitForServiceWorker(page);
    // The tasks that come last have run.
    await expect(page.locator("html[data-catalogue]")).toHaveCount(1);
    await save(page, card.title);
    await waitUntilSettled(page);
    expect(await countKept(page, card.uuid)).toBeLessThan(5);
  });
});
