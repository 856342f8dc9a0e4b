import type { Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { fetchCards, propertyCards, readCardTitles } from "../support/property-lists.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";

test.use({ serviceWorkers: "allow" });

const strip = (page: Page) => page.locator("#offline");

/** Visits a page so that the service worker stores it. The first visit only starts the service worker. */
async function visit(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  if (!(await page.evaluate(() => navigator.serviceWorker.controller))) {
    await waitForServiceWorker(page);
    await page.reload();
    await waitForHydration(page);
  }
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(location.href)))).toBe(true);
}

/** Makes every stored page and list older. */
async function ageBy(page: Page, hours: number): Promise<void> {
  // The browser's own cache still has pages of the last minute.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.evaluate(async (age) => {
    const pages = await caches.open("pages");
    for (const request of await pages.keys()) {
      const stored = await pages.match(request);
      if (!stored) continue;
      const headers = new Headers(stored.headers);
      headers.set("x-saved-at", String(Date.now() - age));
      await pages.put(request, new Response(await stored.text(), { headers }));
    }
    for (const [name, text] of Object.entries(localStorage)) {
      if (!name.startsWith("last_seen_")) continue;
      localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), at: Date.now() - age }));
    }
  }, hours * 3_600_000);
}

test("every stored page says offline how old its copy is", async ({ page, context, request }) => {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const listing = `/property/${data.properties[0]?.uuid}`;
  const paths = ["/", "/rent", "/properties?kind=rent", "/janitorial", "/driving-school", "/health", listing];
  for (const path of paths) {
    await visit(page, path);
    await expect(strip(page)).toHaveCount(0);
  }
  await ageBy(page, 26);
  await context.setOffline(true);
  for (const path of paths) {
    await page.goto(path);
    await expect(strip(page)).toHaveText("Saved 26 hours ago. You are offline.");
    await expect(strip(page)).toBeInViewport();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  }
  await context.setOffline(false);
  await page.reload();
  await waitForHydration(page);
  await expect(strip(page)).toHaveCount(0);
});

test("opens the stored copy of a listing, with its age, from a list offline", async ({ page, context }) => {
  await openPage(page, "/properties");
  const link = propertyCards(page).first().getByRole("heading").getByRole("link");
  const path = (await link.getAttribute("href")) ?? "";
  await visit(page, path);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await visit(page, "/properties");
  await ageBy(page, 50);
  await context.setOffline(true);
  await page.goto("/properties");
  await waitForHydration(page);
  await page.locator(`article a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await expect(strip(page)).toHaveText("Saved 2 days ago. You are offline.");
});

test("shows the true age of the listings when a list follows an old copy", async ({ page, context }) => {
  await visit(page, "/properties");
  await ageBy(page, 26);
  await context.setOffline(true);
  await page.goto("/properties");
  await waitForHydration(page);
  await page.goto("/rent");
  await expect(page.getByRole("heading", { name: "Listings loaded 26 hours ago" })).toBeVisible();
  await expect(strip(page)).toHaveText("Saved 26 hours ago. You are offline.");
});

test("the home page shows the listings that this phone saw, with their age, before samples", async ({
  page,
  context,
}) => {
  await visit(page, "/properties");
  const seen = await readCardTitles(page);
  await ageBy(page, 3);
  await page.evaluate(() => caches.delete("pages"));
  await context.setOffline(true);
  await page.goto("/");
  await waitForHydration(page);
  const featured = page.getByRole("region", { name: "Featured homes" });
  await expect(featured.getByText("Saved 3 hours ago.", { exact: false })).toBeVisible();
  await expect(featured.getByText("Sample", { exact: true })).toHaveCount(0);
  const shown = await featured.getByRole("article").getByRole("heading").allTextContents();
  expect(shown).toHaveLength(4);
  expect(shown.every((title) => seen.includes(title))).toBe(true);
  await expect(strip(page)).toHaveText("Saved 3 hours ago. You are offline.");
});

test("keeps the strip in place when the browser is online again, and removes it with the next page", async ({
  page,
  context,
}) => {
  await visit(page, "/about");
  await ageBy(page, 26);
  await context.setOffline(true);
  await page.goto("/about");
  await expect(strip(page)).toHaveText("Saved 26 hours ago. You are offline.");
  await waitForHydration(page);
  await context.setOffline(false);
  await expect(strip(page)).toHaveText("You are online again.");
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(strip(page)).toHaveCount(0);
});

test("offline, a listing without a copy shows a drawing that the service worker has stored", async ({
  page,
  context,
}) => {
  await openPage(page, "/");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  const drawing = page.waitForResponse((response) => response.url().endsWith("/art/empty/offline.svg"));
  await page.goto("/property/unknown");
  await expect(page.getByRole("heading", { name: "Failed to load property" })).toBeVisible();
  await expect(page.locator("svg.drawing")).toBeVisible();
  expect((await drawing).fromServiceWorker()).toBe(true);
});
