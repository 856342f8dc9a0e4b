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

/** The listing service is gone: no answer at all, or one that says so. */
const outages = {
  "no answer": (page: Page) => page.route(api, (route) => route.abort()),
  "a 503": (page: Page) => page.route(api, (route) => route.fulfill({ status: 503, json: { detail: "Try later" } })),
};
const breakService = outages["no answer"];
const mendService = (page: Page) => page.unroute(api);

/** The page arrives as the empty shell: without what the server would have drawn, and without its data. */
async function shellOnly(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const { origin } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${origin}/app` }) });
    },
  );
}

/** Opens a page in a browser that has seen nothing, with the service gone. */
async function openInTheDark(page: Page, address: string, fail = breakService): Promise<void> {
  await shellOnly(page, new URL(address, "http://site").pathname);
  await fail(page);
  await page.goto(address);
  await waitForHydration(page);
}

const failure = (page: Page) => page.getByRole("alert");
const tryAgain = (page: Page) => failure(page).getByRole("button", { name: "Try Again" });

/** What each list page says when the service is gone. */
const said = [
  ["/properties", "Error Loading Properties", "Failed to load properties. Please try again later."],
  ["/buy", "Failed to load properties", ""],
  ["/rent", "Failed to load properties", ""],
] as const;

/** From home, without loading the page anew. */
async function goFromHome(page: Page, path: string): Promise<void> {
  await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

for (const [kind, fail] of Object.entries(outages)) {
  for (const [path, title, text] of said) {
    test(`${path} after a good visit, with ${kind}: its message, and the listings last seen with their age`, async ({
      page,
    }) => {
      await openPage(page, path);
      const seen = await readCardTitles(page);
      await openPage(page, "/");
      await fail(page);
      await goFromHome(page, path);
      await expect(failure(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
      if (text) await expect(failure(page).getByText(text, { exact: true })).toBeVisible();
      await expect(tryAgain(page)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Listings loaded just now" })).toBeVisible();
      expect((await readCardTitles(page)).sort()).toEqual(seen.sort());
      await expect(propertyCards(page).filter({ hasText: "Sample" })).toHaveCount(0);
      // The message stands above what can still be shown.
      const [messageBox, cardBox] = [
        await failure(page).boundingBox(),
        await propertyCards(page).first().boundingBox(),
      ];
      expect(messageBox?.y).toBeLessThan(cardBox?.y ?? 0);
    });

    test(`${path} in a browser that has seen nothing, with ${kind}: samples, each marked`, async ({ page }) => {
      await openInTheDark(page, path, fail);
      await expect(failure(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
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

test("the age of what was seen grows", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/properties");
  await page.waitForFunction(() => localStorage.getItem("last_seen_all"));
  await page.clock.fastForward("03:05:00");
  await openPage(page, "/");
  await breakService(page);
  await goFromHome(page, "/properties");
  await expect(page.getByRole("heading", { name: "Listings loaded 3 hours ago" })).toBeVisible();
});

for (const [path, call] of [
  ["/properties", visitorEndpoints.listProperties.path],
  ["/buy", visitorEndpoints.listBuyProperties.path],
  ["/rent", visitorEndpoints.listRentProperties.path],
] as const) {
  test(`${path}: Try Again fetches again and keeps the filters`, async ({ page, request }) => {
    const filters = "min_bedrooms=3&sort=price-low";
    await openInTheDark(page, `${path}?${filters}`);
    await expect(tryAgain(page)).toBeVisible();
    await tryAgain(page).click();
    await expect(tryAgain(page)).toHaveText("Try Again");
    await expect(failure(page)).toBeVisible();

    await mendService(page);
    await tryAgain(page).click();
    const answer = await fetchCards(request, call, filters);
    await expectResultCount(page, answer.total);
    await expect(failure(page)).toHaveCount(0);
    expect(await readCardTitles(page)).toEqual(answer.data.properties.slice(0, 24).map(({ title }) => title));
    expect(urlParams(page)).toEqual({ min_bedrooms: "3", sort: "price-low" });
    await expect(page.getByRole("link", { name: "Remove 3+ beds" })).toBeVisible();
  });
}

test("filters hold for the samples too", async ({ page }) => {
  await openInTheDark(page, "/properties?property_type=Villa");
  await expect(propertyCards(page)).toHaveCount(1);
  await expect(propertyCards(page)).toContainText("villa");
});

test("a valid empty list is the empty state and no failure", async ({ page }) => {
  await shellOnly(page, "/properties");
  const empty = { data: { properties: [] }, total: 0, total_exact: true, next_cursor: null, previous_cursor: null };
  await page.route(`**/api/v1${visitorEndpoints.listProperties.path}?**`, (route) => route.fulfill({ json: empty }));
  await openPage(page, "/properties");
  await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(0);
});

test("while the list is on its way six cards are outlined", async ({ page }) => {
  await shellOnly(page, "/properties");
  await page.route(api, () => undefined);
  await openPage(page, "/properties");
  await expect(page.getByRole("status").filter({ hasText: "Loading properties…" })).toBeVisible();
  await expect(page.locator("[aria-busy=true] > *")).toHaveCount(6);
  await expect(propertyCards(page)).toHaveCount(0);
});

test.describe("a listing's page", () => {
  test("an unknown id is not found, with the way back", async ({ page }) => {
    expect((await page.goto("/property/unknown"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Property Not Found" })).toBeVisible();
    await expect(
      page.getByText("The property you're looking for doesn't exist or has been removed.", { exact: true }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to Properties" }).click();
    await expect(page).toHaveURL(/\/properties$/);
  });

  test("it says that it is loading, and becomes not found when the lookup finds nothing", async ({ page }) => {
    await shellOnly(page, "/property/unknown");
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(api, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto("/property/unknown");
    await expect(page.getByText("Loading property details...", { exact: true })).toBeVisible();
    answer();
    await expect(page.getByRole("heading", { level: 1, name: "Property Not Found" })).toBeVisible();
  });

  test("a failed lookup says so, and Try Again recovers", async ({ page, request }) => {
    const { uuid, title } = await findListing(request, () => true);
    await openInTheDark(page, `/property/${uuid}`);
    await expect(page.getByRole("heading", { level: 1, name: "Failed to load property" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Properties" })).toBeVisible();
    await mendService(page);
    await tryAgain(page).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test("a sample opens as a sample, and its contacts lead to the business", async ({ page }) => {
    await openInTheDark(page, "/properties");
    await propertyCards(page)
      .first()
      .getByRole("link", { name: /View Details/ })
      .click();
    await expect(page).toHaveURL(/\/property\/sample-\d+$/);
    await expect(page.getByText("Sample", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", "tel:+231770000000");
  });
});

test("home with the service gone shows marked samples", async ({ page }) => {
  await openInTheDark(page, "/");
  const featured = page.getByRole("region", { name: "Featured homes" });
  await expect(featured.getByRole("article")).not.toHaveCount(0);
  const count = await featured.getByRole("article").count();
  expect(count).toBeLessThanOrEqual(4);
  await expect(featured.getByText("Sample", { exact: true })).toHaveCount(count);
});

test("home reached from another page with the service gone shows marked samples", async ({ page }) => {
  await openPage(page, "/about");
  await breakService(page);
  await page.getByRole("banner").getByRole("link", { name: "Monrovia Hub" }).click();
  const featured = page.getByRole("region", { name: "Featured homes" });
  await expect(featured.getByText("Sample", { exact: true })).toHaveCount(4);
});

test("home with the service there shows no sample among its homes", async ({ page }) => {
  await openPage(page, "/");
  const featured = page.getByRole("region", { name: "Featured homes" });
  await expect(featured.getByRole("article")).toHaveCount(4);
  await expect(featured.getByText("Sample", { exact: true })).toHaveCount(0);
});
