import type { Page } from "@playwright/test";
import { expect, openPage, reloadPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { firstHomeLink, readCardTitles } from "../support/listings/property-lists.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ serviceWorkers: "allow" });

const strip = (page: Page) => page.locator("#offline");

/** Visits a page so that the service worker stores it. The first visit only starts the service worker. */
async function visit(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await waitForServiceWorker(page);
  await page.reload();
  // A list stores its homes once it is hydrated.
  await waitUntilSettled(page);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(location.href)))).toBe(true);
}

/** Stores pages as the service worker does when they are visited. */
const storeCopies = (page: Page, paths: string[]) =>
  page.evaluate(async (all) => {
    const pages = await caches.open("pages");
    for (const path of all) await pages.put(path, await fetch(path));
  }, paths);

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

test("every stored page says offline how old its copy is", { tag: "@long" }, async ({ page, context, request }) => {
  const listing = `/property/${(await withHome(request)).uuid}`;
  const paths = ["/", "/properties?kind=rent", "/health", listing];
  await visit(page, "/about");
  await expect(strip(page)).toHaveCount(0);
  await storeCopies(page, paths);
  await ageBy(page, 26);
  await context.setOffline(true);
  for (const path of ["/about", ...paths]) {
    await page.goto(path);
    await expect(strip(page), path).toHaveText("Saved 26 hours ago. You are offline.");
    await expect(strip(page), path).toBeInViewport();
    await expect(page.getByRole("main").getByRole("alert"), path).toHaveCount(0);
  }
  await context.setOffline(false);
  await reloadPage(page);
  await expect(strip(page)).toHaveCount(0);
});

test("offline, screens show stored copies and listings with their true age", async ({ page, context }) => {
  await visit(page, "/properties");
  const seen = await readCardTitles(page);
  const path = (await firstHomeLink(page).getAttribute("href")) ?? "";
  await storeCopies(page, [path, "/about"]);
  await ageBy(page, 50);
  await context.setOffline(true);
  const age = "Saved 2 days ago.";

  await test.step("a list opens the stored copy of a listing", async () => {
    await openPage(page, "/properties");
    await page.locator(`article a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(seen[0] ?? "");
    await expect(strip(page)).toHaveText(`${age} You are offline.`);
  });
  await test.step("a list without a copy shows the listings of another list", async () => {
    await page.goto("/rent");
    await expect(page.getByRole("heading", { name: "Listings loaded 2 days ago" })).toBeVisible();
    await expect(strip(page)).toHaveText(`${age} You are offline.`);
  });
  await test.step("the home page without a copy shows the listings that this phone saw, before samples", async () => {
    await openPage(page, "/");
    const featured = page.getByRole("region", { name: "Featured homes" });
    await expect(featured.getByText(age, { exact: false })).toBeVisible();
    await expect(featured.getByText("Sample", { exact: true })).toHaveCount(0);
    const shown = await featured.getByRole("article").getByRole("heading").allTextContents();
    expect(shown).toHaveLength(4);
    expect(shown.every((title) => seen.includes(title))).toBe(true);
    await expect(strip(page)).toHaveText(`${age} You are offline.`);
  });
  await test.step("a listing without a copy shows a drawing that the service worker has stored", async () => {
    const drawing = page.waitForResponse((response) => response.url().endsWith("/art/empty/offline.svg"));
    await page.goto("/property/unknown");
    await expect(page.getByRole("heading", { name: "Failed to load property" })).toBeVisible();
    await expect(page.locator("svg:has(use[href^='/art/empty/'])")).toBeVisible();
    expect((await drawing).fromServiceWorker()).toBe(true);
  });
  await test.step("the strip stays in place when the browser is online again, and goes with the next page", async () => {
    await page.goto("/about");
    await expect(strip(page)).toHaveText(`${age} You are offline.`);
    // The strip's own code loads last.
    await waitUntilSettled(page);
    await context.setOffline(false);
    await expect(strip(page)).toHaveText("You are online again.");
    await page.getByRole("contentinfo").locator('a[href="/contact"]').first().click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(strip(page)).toHaveCount(0);
  });
});
