import type { Page } from "@playwright/test";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { openList, propertyCards, readCardTitles, resultCount } from "../support/property-lists.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has its files and answers for this page. */
async function workerInCharge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
  });
}

test("on the second visit no script, style or picture comes over the network", async ({ page }) => {
  await openPage(page, "/properties");
  await workerInCharge(page);
  // This visit's pictures pass through the worker and stay.
  await page.reload();
  await waitUntilSettled(page);
  const overNetwork: string[] = [];
  const kept: string[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (!["script", "stylesheet", "image"].includes(type)) return;
    (response.fromServiceWorker() ? kept : overNetwork).push(new URL(response.url()).pathname);
  });
  await page.reload();
  await waitUntilSettled(page);
  expect(overNetwork.filter((path) => path !== "/favicon.svg")).toEqual([]);
  expect(kept.some((path) => path.startsWith("/assets/"))).toBe(true);
  expect(kept.some((path) => path.startsWith("/images/"))).toBe(true);
});

test("offline a visited list shows its last good copy, with pictures", async ({ page, context }) => {
  await openPage(page, "/rent");
  await workerInCharge(page);
  await page.reload();
  await waitUntilSettled(page);
  const [seen, count] = [await readCardTitles(page), await resultCount(page).textContent()];
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  expect(await readCardTitles(page)).toEqual(seen);
  await expect(resultCount(page)).toHaveText(count ?? "");
  const image = propertyCards(page).first().locator("img").first();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

test("offline a page that was never visited is drawn from what this phone knows", async ({ page, context }) => {
  await openPage(page, "/properties");
  await workerInCharge(page);
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
  // With the signal the list comes back by itself.
  await expect(resultCount(page)).toHaveText("32 properties found");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("offline the saved homes open, from any page", async ({ page, context }) => {
  await openList(page, "/properties");
  await workerInCharge(page);
  const card = propertyCards(page).first();
  const title = await card.getByRole("heading").textContent();
  await card.getByRole("button", { name: /^Save / }).click();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Saved homes, 1" }).click();
  await expect(propertyCards(page).getByRole("heading")).toHaveText([title ?? ""]);
  await page.reload();
  await expect(propertyCards(page).getByRole("heading")).toHaveText([title ?? ""]);
});

test("a service that answers 500 is covered by the last good copy", async ({ page, context }) => {
  await openPage(page, "/buy");
  await workerInCharge(page);
  await page.reload();
  await waitForHydration(page);
  const seen = await readCardTitles(page);
  await context.route("**/buy", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await page.reload();
  await waitForHydration(page);
  expect(await readCardTitles(page)).toEqual(seen);
});
