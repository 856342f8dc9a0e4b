import type { APIRequestContext, Page } from "@playwright/test";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { expect, test } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  findListing,
  listPages,
  propertyCards,
  readCardPrices,
  readCardTitles,
} from "../support/listings/property-lists.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** Expects no control that needs a script: every visible button submits a form and every link has a target. */
async function expectNoDeadControls(page: Page): Promise<void> {
  for (const name of [/photo$/, /^Save /, /theme$/i, /^Share/])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  for (const button of await page.locator("button:visible").all())
    await expect(button).toHaveAttribute("type", "submit");
  await expect(page.locator('a:visible[href=""], a:visible[href="#"], a:visible:not([href])')).toHaveCount(0);
  await expect(page.locator(".skeleton:visible")).toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/** Follows the link to the second page of a list and expects its listings. */
async function expectNextPage(page: Page, { data }: CardListResponse): Promise<void> {
  await page.getByRole("link", { name: "Next" }).click();
  const titles = data.properties.slice(24, 48).map(({ title }) => title);
  await expect.poll(() => readCardTitles(page)).toEqual(titles);
}

test("the home page shows its parts, and its search opens the matching list", async ({ page }) => {
  await page.goto("/");
  await test.step("shows real homes, service tiles and a search", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const featured = page.getByRole("region", { name: "Featured homes" });
    await expect(featured.getByRole("article")).toHaveCount(4);
    await expect(featured.getByText("Sample", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Services" }).getByRole("link")).toHaveCount(4);
    await expectNoDeadControls(page);
  });
  await test.step("searches the homes to buy", async () => {
    await page.getByRole("link", { name: "Buy", exact: true }).first().click();
    await expect(page).toHaveURL(/\?show=buy$/);
    await page.getByRole("searchbox", { name: "Area or street" }).fill("congo town");
    await page.getByRole("button", { name: "Show homes" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Properties for Sale");
    await expect(propertyCards(page).first()).toContainText("Congo Town");
  });
});

test("a list has pages and a form with filters; a card opens its listing", async ({ page, request }) => {
  const { path, heading, call } = listPages[0];
  const all = await fetchCards(request, call);
  const titles = all.data.properties.map(({ title }) => title);
  await page.goto(path);
  await test.step("shows its listings and links to the next page", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect.poll(() => readCardTitles(page)).toEqual(titles.slice(0, 24));
    await expectResultCount(page, all.total);
    await expectNoDeadControls(page);
    await expectNextPage(page, all);
  });
  await test.step("filters with its form, and a chip removes a filter", async () => {
    await page.getByRole("searchbox", { name: "Search properties" }).fill("street in monrovia");
    await page.getByRole("button", { name: "Filters" }).click();
    await expect(page.getByRole("searchbox")).toHaveValue("street");
    await page.getByRole("search").locator("summary").first().click();
    // By keyboard: the open form is longer than a phone, and a click would wait until it has scrolled into view.
    await page
      .getByRole("search")
      .locator("summary", { hasText: /^(Only show|Availability)/ })
      .press("Enter");
    await page.getByRole("checkbox", { name: /^Available only/ }).press(" ");
    await page.getByRole("combobox", { name: "Sort" }).selectOption("price-low");
    await page.getByRole("button", { name: "Search" }).click();
    const filtered = await fetchCards(request, call, "q=street&city=Monrovia&available=true&sort=price-low");
    expect(filtered.total).toBeLessThan(all.total);
    await expectResultCount(page, filtered.total);
    const filteredTitles = filtered.data.properties.slice(0, 24).map(({ title }) => title);
    await expect.poll(() => readCardTitles(page)).toEqual(filteredTitles);
    await expect(page.getByRole("searchbox")).toHaveValue("street");
    await page.getByRole("link", { name: "Remove Available only" }).click();
    const wider = await fetchCards(request, call, "q=street&city=Monrovia");
    await expectResultCount(page, wider.total);
  });
  await test.step("the title of a card opens its listing", async () => {
    const title = (await propertyCards(page).first().getByRole("heading").textContent()) ?? "";
    await propertyCards(page).first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
});

/** Opens a list and its second page, checks them, and returns all its listings. */
async function openList(page: Page, request: APIRequestContext, list: (typeof listPages)[number]) {
  await page.goto(list.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(list.heading);
  await expectNoDeadControls(page);
  const all = await fetchCards(request, list.call);
  await expectResultCount(page, all.total);
  await expectNextPage(page, all);
  return all;
}

test("a list contains all filters when its form asks for them", async ({ page }) => {
  await page.goto("/rent");
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Show Advanced Filters" }).click();
  await page.getByRole("checkbox", { name: /^Studio/ }).check();
  await page.getByRole("button", { name: "Show homes" }).click();
  await expect(page.getByRole("link", { name: "Remove Studio" })).toBeVisible();
  await expectResultCount(page, 4);
});

// The form is the one of /properties; each list has its own endpoint and its own prices.
test("the lists of one kind filter their own listings, by price including both bounds", async ({ page, request }) => {
  await test.step("/buy", async () => {
    const { call } = listPages[1];
    const all = await openList(page, request, listPages[1]);
    await page.getByRole("searchbox", { name: "Search properties" }).fill("street in monrovia");
    await page.getByRole("button", { name: "Search" }).click();
    const filtered = await fetchCards(request, call, "q=street&city=Monrovia");
    expect(filtered.total).toBeLessThan(all.total);
    await expectResultCount(page, filtered.total);
    const titles = filtered.data.properties.slice(0, 24).map(({ title }) => title);
    await expect.poll(() => readCardTitles(page)).toEqual(titles);
  });
  await test.step("/rent", async () => {
    const { call } = listPages[2];
    await openList(page, request, listPages[2]);
    await page.getByRole("combobox", { name: "Monthly rent" }).selectOption("1000-2000");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL(/\?/);
    const shown = await readCardPrices(page);
    expect(shown).toContain(1000);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...shown)).toBeLessThanOrEqual(2000);
    await expectResultCount(page, (await fetchCards(request, call, "min_price=1000&max_price=2000")).total);
  });
});

test("a listing shows its images, sections and contacts", async ({ page, request }) => {
  const { uuid, title } = await findListing(request, ({ image_count }) => image_count >= 4);
  await page.goto(`/property/${uuid}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  for (const name of ["Description", "Amenities", "Property details", "Where is it?", "Contact"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", /^tel:\+\d+$/);
  await expectNoDeadControls(page);
  const second = await page.getByRole("link", { name: "Photo 2", exact: true }).getAttribute("href");
  const image = await request.get(second ?? "");
  expect(image.status()).toBe(200);
  expect(image.headers()["content-type"]).toMatch(/^image\//);
});

test("the menu on a phone opens, and its links work", async ({ page }) => {
  await page.goto("/favorites");
  await test.step("the saved homes explain that they need JavaScript", async () => {
    await expect(page.getByText(/Turn on JavaScript/)).toBeVisible();
    await expectNoDeadControls(page);
  });
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Real Estate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Properties");
});

test("words of a search become filters, shown as chips; the rest stays text", async ({ page, request }) => {
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Area or street" }).fill("two bedroom apartment in sinkor, water tank");
  await page.getByRole("button", { name: "Show homes" }).click();
  await expect(page).toHaveURL("/rent?q=water+tank&property_type=Apartment&area=Sinkor&min_bedrooms=2");
  for (const chip of ["Apartment", "Sinkor", "2+ beds", "“water tank”"])
    await expect(page.getByRole("link", { name: `Remove ${chip}` })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("water tank");
  await page.getByRole("link", { name: "Remove “water tank”" }).click();
  const { total } = await fetchCards(request, listPages[2].call, "property_type=Apartment&area=Sinkor&min_bedrooms=2");
  await expectResultCount(page, total);
});
