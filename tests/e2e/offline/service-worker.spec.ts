import type { Response } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { bookHome, readFreeTimes } from "../support/bookings/bookings.ts";
import { expect, openPage, reloadPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import {
  expectResultCount,
  fetchCards,
  firstHomeLink,
  openList,
  propertyCards,
  readCardTitles,
  resultCount,
} from "../support/listings/property-lists.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ serviceWorkers: "allow" });

test("shows visited pages from the cache, offline and when the server fails", async ({ page, context }) => {
  await openPage(page, "/rent");
  await waitForServiceWorker(page);
  // The worker caches the images of this visit.
  await page.reload();
  await waitUntilSettled(page);
  const [seen, count] = [await readCardTitles(page), await resultCount(page).textContent()];
  await test.step("serves scripts, styles and images from the cache on the next visit", async () => {
    const overNetwork: string[] = [];
    const fromCache: string[] = [];
    const record = (response: Response) => {
      const type = response.request().resourceType();
      if (!["script", "stylesheet", "image"].includes(type)) return;
      (response.fromServiceWorker() ? fromCache : overNetwork).push(new URL(response.url()).pathname);
    };
    page.on("response", record);
    await page.reload();
    await waitUntilSettled(page);
    page.off("response", record);
    expect(overNetwork.filter((path) => path !== "/favicon.svg")).toEqual([]);
    expect(fromCache.some((path) => path.startsWith("/assets/"))).toBe(true);
    expect(fromCache.some((path) => path.startsWith("/images/"))).toBe(true);
  });
  await test.step("shows the last good copy when the server responds with 502", async () => {
    await context.route("**/rent", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
    await reloadPage(page);
    await expect.poll(() => readCardTitles(page)).toEqual(seen);
    await context.unroute("**/rent");
  });
  await test.step("shows the last good copy offline, with images", async () => {
    await context.setOffline(true);
    await reloadPage(page);
    await expect.poll(() => readCardTitles(page)).toEqual(seen);
    await expect(resultCount(page)).toHaveText(count ?? "");
    const image = propertyCards(page).first().locator("img").first();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step("a home of the list shows its card, its price, a photo and Call, also after a reload", async () => {
    await page.setViewportSize(phone);
    const title = seen[0] ?? "";
    const price = (await propertyCards(page).first().locator(".price").textContent())?.split(" ")[0] ?? "";
    await firstHomeLink(page).click();
    for (const isReloaded of [false, true]) {
      if (isReloaded) await reloadPage(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText("This is what your phone has stored.")).toBeVisible();
      await expect(page.getByRole("complementary", { name: "Price and contact" })).toContainText(price);
      await expect(page.getByRole("link", { name: /^Call Now/ })).toBeVisible();
      await expect(page.getByText("Failed to load property")).toHaveCount(0);
      const photo = page.getByRole("region", { name: "Photos" }).locator("img").first();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
  await test.step("and all of it once the phone is online", async () => {
    await context.setOffline(false);
    await expect(page.getByText("This is what your phone has stored.")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Photos" })).toBeVisible();
  });
});

test("shows unvisited pages offline from what the device has stored", async ({ page, context, request }) => {
  const { total } = await fetchCards(request, propertyEndpoints.listProperties.path, "kind=rent");
  await openList(page, "/properties");
  await waitForServiceWorker(page);
  const seen = await readCardTitles(page);
  await propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await context.setOffline(true);
  await test.step("the saved homes", async () => {
    await page.getByRole("link", { name: "Saved homes, 1" }).click();
    await expect(propertyCards(page).getByRole("heading")).toHaveText([seen[0] ?? ""]);
    await page.reload();
    await expect(propertyCards(page).getByRole("heading")).toHaveText([seen[0] ?? ""]);
  });
  await test.step("a list, which reloads without a click once the browser is online", async () => {
    await openPage(page, "/properties?kind=rent");
    await expect(page.getByRole("heading", { name: "Error Loading Properties" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Listings loaded/ })).toBeVisible();
    const shown = await readCardTitles(page);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.every((title) => seen.includes(title))).toBe(true);
    await context.setOffline(false);
    await expectResultCount(page, total);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("stores no page that may not be stored: an appointment, whose address is private, and a page without its data", async ({
  page,
  context,
  request,
}) => {
  const { uuid } = await withHome(request);
  const [time] = (await readFreeTimes(request, uuid)).slice(-1);
  const appointment = await bookHome(request, uuid, time?.start ?? "");
  // The server answers an outage with a page without data, see tests/api/pages/responses-and-outages.test.ts.
  await context.route("**/rent", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "cache-control": "no-store" } });
  });
  await openPage(page, "/about");
  await waitForServiceWorker(page);
  for (const path of [appointment, "/rent"]) {
    const response = await page.goto(path);
    expect(response?.fromServiceWorker(), path).toBe(true);
    expect(response?.headers()["cache-control"], path).toBe("no-store");
  }
  const readStoredPaths = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  // A page that may be stored is stored after them.
  await page.goto("/privacy");
  await expect.poll(readStoredPaths).toContain("/privacy");
  expect((await readStoredPaths()).filter((path) => [appointment, "/rent"].includes(path))).toEqual([]);
});
