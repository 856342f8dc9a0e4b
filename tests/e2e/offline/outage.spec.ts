import type { Page } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  firstHomeLink,
  propertyCards,
  readCardTitles,
  urlParams,
} from "../support/listings/property-lists.ts";

const api = "**/api/v1/**";
const breakService = (page: Page) => page.route(api, (route) => route.abort());
const restoreService = (page: Page) => page.unroute(api);

/** Opens a page during an outage: the service answers nothing, and the page is the shell without content and data. */
async function openDuringOutage(page: Page, url: string): Promise<void> {
  const { pathname } = new URL(url, "http://site");
  await page.route(
    (requested) => requested.pathname === pathname,
    async (route) => {
      const { origin } = new URL(route.request().url());
      const response = await route.fetch({ url: `${origin}/shell.txt` });
      await route.fulfill({ response, contentType: "text/html" });
    },
  );
  await breakService(page);
  await openPage(page, url);
}

const errorAlert = (page: Page) => page.getByRole("alert");
const tryAgain = (page: Page) => errorAlert(page).getByRole("button", { name: "Try Again" });

// tests/web/listings/list-screens.test.tsx checks each list, each kind of outage and the stored listings.
test("without stored listings there are samples on a list, a listing and the home page until Try Again works", async ({
  page,
  request,
}) => {
  const filters = "min_bedrooms=3&sort=price-low";
  await test.step("the list shows the error and samples, each with a badge", async () => {
    // This visit stores the contacts of the business.
    await openPage(page, "/about");
    await page.waitForFunction(() => localStorage.getItem("site"));
    await openDuringOutage(page, `/rent?${filters}`);
    await expect(
      errorAlert(page).getByRole("heading", { name: "Failed to load properties", exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sample listings" })).toBeVisible();
    const count = await propertyCards(page).count();
    expect(count).toBeGreaterThan(0);
    await expect(propertyCards(page).getByText("Sample", { exact: true })).toHaveCount(count);
    await expect(propertyCards(page).getByText("Sample", { exact: true }).first()).toBeVisible();
  });
  await test.step("a sample opens with its badge and the last known contacts of the business", async () => {
    await firstHomeLink(page).click();
    await expect(page).toHaveURL(/\/property\/sample-\d+$/);
    // The URL changes before the list with its many samples does.
    await expect(page.getByText("Sample", { exact: true })).toHaveCount(1);
    await expect(page.getByText("Sample", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", "tel:+231770000000");
  });
  await test.step("the home page shows four samples, each with a badge", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Monrovia Hub" }).click();
    const featured = page.getByRole("region", { name: "Featured homes" });
    await expect(featured.getByText("Sample", { exact: true })).toHaveCount(4);
    await expect(featured.getByRole("article")).toHaveCount(4);
  });
  await test.step("Try Again repeats the request and keeps the filters", async () => {
    await page.goBack();
    await page.goBack();
    const { path } = propertyEndpoints.listRentProperties;
    // The list has asked once more when it was shown again.
    await expect(tryAgain(page)).toBeVisible();
    const failed = page.waitForEvent("requestfailed", (call) => call.url().includes(path));
    await tryAgain(page).click();
    await failed;
    await expect(tryAgain(page)).toHaveText("Try Again");
    await expect(errorAlert(page)).toBeVisible();

    await restoreService(page);
    await tryAgain(page).click();
    const response = await fetchCards(request, path, filters);
    await expectResultCount(page, response.total);
    await expect(errorAlert(page)).toHaveCount(0);
    const titles = response.data.properties.slice(0, 24).map(({ title }) => title);
    await expect.poll(() => readCardTitles(page)).toEqual(titles);
    expect(urlParams(page)).toEqual({ min_bedrooms: "3", sort: "price-low" });
    await expect(page.getByRole("link", { name: "Remove 3+ beds" })).toBeVisible();
  });
});
