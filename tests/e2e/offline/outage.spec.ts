import type { Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  findListing,
  propertyCards,
  readCardTitles,
  urlParams,
} from "../support/property-lists.ts";

const api = "**/api/v1/**";

/** Two ways to fail every API request. */
const outages = {
  "no response": (page: Page) => page.route(api, (route) => route.abort()),
  "a 503": (page: Page) => page.route(api, (route) => route.fulfill({ status: 503, json: { detail: "Try later" } })),
};
const breakService = outages["no response"];
const restoreService = (page: Page) => page.unroute(api);

/** Serves the empty shell instead of the page: no server-rendered content and no data. */
async function serveEmptyShell(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const { origin } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${origin}/app` }) });
    },
  );
}

/** Opens a page during an outage in a browser that has stored no listings. */
async function openDuringOutage(page: Page, url: string, fail = breakService): Promise<void> {
  await serveEmptyShell(page, new URL(url, "http://site").pathname);
  await fail(page);
  await page.goto(url);
  await waitForHydration(page);
}

const errorAlert = (page: Page) => page.getByRole("alert");
const tryAgain = (page: Page) => errorAlert(page).getByRole("button", { name: "Try Again" });

/** The error title and text of each list page. */
const errorMessages = [
  ["/properties", "Error Loading Properties", "Failed to load properties. Please try again later."],
  ["/buy", "Failed to load properties", ""],
  ["/rent", "Failed to load properties", ""],
] as const;

/** Follows a footer link, without a full page load. */
async function followFooterLink(page: Page, path: string): Promise<void> {
  await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

for (const [kind, fail] of Object.entries(outages)) {
  // The lists share one screen: one kind of outage shows that each has its own message.
  const lists = kind === "no response" ? errorMessages : errorMessages.slice(0, 1);
  for (const [path, title, text] of lists) {
    test(`${path} with ${kind} after a visit: shows the error and the stored listings with their age`, async ({
      page,
    }) => {
      await openPage(page, path);
      const listedBefore = await readCardTitles(page);
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("last_seen_")));
      await openPage(page, "/");
      await fail(page);
      await followFooterLink(page, path);
      await expect(errorAlert(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
      if (text) await expect(errorAlert(page).getByText(text, { exact: true })).toBeVisible();
      await expect(tryAgain(page)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Listings loaded just now" })).toBeVisible();
      await expect.poll(async () => (await readCardTitles(page)).sort()).toEqual(listedBefore.sort());
      await expect(propertyCards(page).filter({ hasText: "Sample" })).toHaveCount(0);
      // The error is above the stored listings.
      const [messageBox, cardBox] = [
        await errorAlert(page).boundingBox(),
        await propertyCards(page).first().boundingBox(),
      ];
      expect(messageBox?.y).toBeLessThan(cardBox?.y ?? 0);
    });

    test(`${path} with ${kind} on a first visit: shows samples, each with a badge`, async ({ page }) => {
      await openDuringOutage(page, path, fail);
      await expect(errorAlert(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Sample listings" })).toBeVisible();
      const count = await propertyCards(page).count();
      expect(count).toBeGreaterThan(3);
      await expect(propertyCards(page).getByText("Sample", { exact: true })).toHaveCount(count);
      await expect(propertyCards(page).getByText("Sample", { exact: true }).first()).toBeVisible();
      const wrong = { "/properties": /never/, "/buy": /For Rent/, "/rent": /For Sale/ }[path];
      await expect(propertyCards(page).filter({ hasText: wrong })).toHaveCount(0);
    });
  }
}

test("shows the current age of the stored listings", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/properties");
  await page.waitForFunction(() => localStorage.getItem("last_seen_all"));
  await page.clock.fastForward("03:05:00");
  await openPage(page, "/");
  await breakService(page);
  await followFooterLink(page, "/properties");
  await expect(page.getByRole("heading", { name: "Listings loaded 3 hours ago" })).toBeVisible();
});

test("Try Again repeats the request and keeps the filters", async ({ page, request }) => {
  const filters = "min_bedrooms=3&sort=price-low";
  await openDuringOutage(page, `/rent?${filters}`);
  await expect(tryAgain(page)).toBeVisible();
  await tryAgain(page).click();
  await expect(tryAgain(page)).toHaveText("Try Again");
  await expect(errorAlert(page)).toBeVisible();

  await restoreService(page);
  await tryAgain(page).click();
  const response = await fetchCards(request, visitorEndpoints.listRentProperties.path, filters);
  await expectResultCount(page, response.total);
  await expect(errorAlert(page)).toHaveCount(0);
  await expect
    .poll(() => readCardTitles(page))
    .toEqual(response.data.properties.slice(0, 24).map(({ title }) => title));
  expect(urlParams(page)).toEqual({ min_bedrooms: "3", sort: "price-low" });
  await expect(page.getByRole("link", { name: "Remove 3+ beds" })).toBeVisible();
});

test("applies the filters to the samples", async ({ page }) => {
  await openDuringOutage(page, "/properties?property_type=Villa");
  await expect(propertyCards(page)).toHaveCount(1);
  await expect(propertyCards(page)).toContainText("villa");
});

test("shows the empty state, not an error, for an empty list", async ({ page }) => {
  await serveEmptyShell(page, "/properties");
  const empty = {
    data: { properties: [] },
    total: 0,
    total_exact: true,
    next_cursor: null,
    previous_cursor: null,
    offset: 0,
  };
  await page.route(`**/api/v1${visitorEndpoints.listProperties.path}?**`, (route) => route.fulfill({ json: empty }));
  await openPage(page, "/properties");
  await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
  await expect(errorAlert(page)).toHaveCount(0);
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(0);
});

test("shows six placeholder cards while the list loads", async ({ page }) => {
  await serveEmptyShell(page, "/properties");
  await page.route(api, () => undefined);
  await openPage(page, "/properties");
  await expect(page.getByRole("status").filter({ hasText: "Loading properties…" })).toBeVisible();
  await expect(page.locator("[aria-busy=true] > *")).toHaveCount(6);
  await expect(propertyCards(page)).toHaveCount(0);
});

test.describe("the property page", () => {
  test("responds to an unknown id with 404 and a link back to the list", async ({ page }) => {
    expect((await page.goto("/property/unknown"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Property Not Found" })).toBeVisible();
    await expect(
      page.getByText("The property you're looking for doesn't exist or has been removed.", { exact: true }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to Properties" }).click();
    await expect(page).toHaveURL(/\/properties$/);
  });

  test("shows that it is loading, then that an unknown id is not found", async ({ page }) => {
    await serveEmptyShell(page, "/property/unknown");
    let releaseResponse: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      releaseResponse = resolve;
    });
    await page.route(api, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/property/unknown");
    await expect(page.getByText("Loading property details...", { exact: true })).toBeVisible();
    releaseResponse();
    await expect(page.getByRole("heading", { level: 1, name: "Property Not Found" })).toBeVisible();
  });

  test("reports a failed request, and recovers with Try Again", async ({ page, request }) => {
    const { uuid, title } = await findListing(request, () => true);
    await openDuringOutage(page, `/property/${uuid}`);
    await expect(page.getByRole("heading", { level: 1, name: "Failed to load property" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Properties" })).toBeVisible();
    await restoreService(page);
    await tryAgain(page).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(errorAlert(page)).toHaveCount(0);
  });

  test("opens a sample with its badge and the last known contacts of the business", async ({ page }) => {
    await openPage(page, "/");
    await openDuringOutage(page, "/properties");
    await propertyCards(page).first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/property\/sample-\d+$/);
    await expect(page.getByText("Sample", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", "tel:+231770000000");
  });
});

test("the home page shows samples with badges during an outage", async ({ page }) => {
  await openDuringOutage(page, "/");
  const featured = page.getByRole("region", { name: "Featured homes" });
  await expect(featured.getByRole("article")).not.toHaveCount(0);
  const count = await featured.getByRole("article").count();
  expect(count).toBeLessThanOrEqual(4);
  await expect(featured.getByText("Sample", { exact: true })).toHaveCount(count);
});

test("the home page, opened from another page, shows samples with badges during an outage", async ({ page }) => {
  await openPage(page, "/about");
  await breakService(page);
  await page.getByRole("banner").getByRole("link", { name: "Monrovia Hub" }).click();
  const featured = page.getByRole("region", { name: "Featured homes" });
  await expect(featured.getByText("Sample", { exact: true })).toHaveCount(4);
});

test("the home page shows no samples while the service is available", async ({ page }) => {
  await openPage(page, "/");
  const featured = page.getByRole("region", { name: "Featured homes" });
  await expect(featured.getByRole("article")).toHaveCount(4);
  await expect(featured.getByText("Sample", { exact: true })).toHaveCount(0);
});
