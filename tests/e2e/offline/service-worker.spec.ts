import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { expectResultCount, openList, propertyCards, readCardTitles, resultCount } from "../support/property-lists.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ serviceWorkers: "allow" });

test("serves scripts, styles and images from the cache on the second visit", async ({ page }) => {
  await openPage(page, "/properties");
  await waitForServiceWorker(page);
  // The worker caches the images of this visit.
  await page.reload();
  await waitUntilSettled(page);
  const overNetwork: string[] = [];
  const fromCache: string[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (!["script", "stylesheet", "image"].includes(type)) return;
    (response.fromServiceWorker() ? fromCache : overNetwork).push(new URL(response.url()).pathname);
  });
  await page.reload();
  await waitUntilSettled(page);
  expect(overNetwork.filter((path) => path !== "/favicon.svg")).toEqual([]);
  expect(fromCache.some((path) => path.startsWith("/assets/"))).toBe(true);
  expect(fromCache.some((path) => path.startsWith("/images/"))).toBe(true);
});

test("shows the last good copy of a visited list offline, with images", async ({ page, context }) => {
  await openPage(page, "/rent");
  await waitForServiceWorker(page);
  await page.reload();
  await waitUntilSettled(page);
  const [seen, count] = [await readCardTitles(page), await resultCount(page).textContent()];
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => readCardTitles(page)).toEqual(seen);
  await expect(resultCount(page)).toHaveText(count ?? "");
  const image = propertyCards(page).first().locator("img").first();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

test("renders an unvisited list offline from the listings stored on the device", async ({ page, context }) => {
  await openPage(page, "/properties");
  await waitForServiceWorker(page);
  const seen = await readCardTitles(page);
  await context.setOffline(true);
  await page.goto("/properties?kind=rent");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "Error Loading Properties" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Listings loaded/ })).toBeVisible();
  const shown = await readCardTitles(page);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.every((title) => seen.includes(title))).toBe(true);
  await context.setOffline(false);
  // The list reloads without a click once the browser is online.
  await expectResultCount(page, 32);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("opens the saved homes offline from another page", async ({ page, context }) => {
  await openList(page, "/properties");
  await waitForServiceWorker(page);
  const card = propertyCards(page).first();
  const title = await card.getByRole("heading").textContent();
  await card.getByRole("button", { name: /^Save / }).click();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Saved homes, 1" }).click();
  await expect(propertyCards(page).getByRole("heading")).toHaveText([title ?? ""]);
  await page.reload();
  await expect(propertyCards(page).getByRole("heading")).toHaveText([title ?? ""]);
});

test("shows the last good copy when the server responds with 502", async ({ page, context }) => {
  await openPage(page, "/buy");
  await waitForServiceWorker(page);
  await page.reload();
  await waitForHydration(page);
  const seen = await readCardTitles(page);
  await context.route("**/buy", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => readCardTitles(page)).toEqual(seen);
});
