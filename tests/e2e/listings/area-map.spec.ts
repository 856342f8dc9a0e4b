import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { expectResultCount, listPages, propertyCards } from "../support/property-lists.ts";

test("a tap on the map of the home page lists the homes of the area", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("heading", { name: "Homes by area" }).scrollIntoViewIfNeeded();
  const label = page.locator(".area-map a", { hasText: "Sinkor" });
  const count = Number((await label.textContent())?.match(/Sinkor(\d+) · from \$\d/)?.[1]);
  expect(count).toBeGreaterThan(0);
  await label.click();
  await expect(page).toHaveURL("/properties?area=Sinkor");
  await expectResultCount(page, count);
});

test("the keyboard reaches the areas as a list, with those outside the map", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("heading", { name: "Homes by area" }).scrollIntoViewIfNeeded();
  const areas = page.getByRole("list", { name: "Areas" });
  await areas.getByRole("link", { name: /^Brewerville/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/properties?area=Brewerville");
});

for (const { path } of listPages) {
  test(`a tap on the map of ${path} filters its cards, and another one removes the filter`, async ({
    page,
    request,
  }) => {
    const kind = path === "/properties" ? "" : `&kind=${path.slice(1)}`;
    const response = await request.get(`/api/v1${visitorEndpoints.getFacets.path}?min_bedrooms=2${kind}`);
    const { data }: FacetsResponse = await response.json();
    await openPage(page, `${path}?min_bedrooms=2`);
    await page.getByRole("button", { name: "Map", exact: true }).click();
    const label = page.locator(".area-map a", { hasText: "Sinkor" });
    await expect(label).toContainText(`${data.area.Sinkor} · from $`);
    await label.click();
    await expect(page).toHaveURL(`${path}?area=Sinkor&min_bedrooms=2`);
    await expectResultCount(page, data.area.Sinkor ?? 0);
    await expect(label.locator("[data-selected]")).toBeVisible();
    await expect(propertyCards(page)).toHaveCount(data.area.Sinkor ?? 0);
    await label.click();
    await expect(page).toHaveURL(`${path}?min_bedrooms=2`);
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await expect(page.locator(".area-map")).toHaveCount(0);
  });
}

test("the keyboard opens the map of a list and filters by an area outside the map", async ({ page }) => {
  await openPage(page, "/properties");
  await page.getByRole("button", { name: "Map", exact: true }).focus();
  await page.keyboard.press("Enter");
  const area = page.getByRole("list", { name: "Areas" }).getByRole("link", { name: /^Brewerville/ });
  await area.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/properties?area=Brewerville");
  await expect(area).toHaveAttribute("aria-current", "true");
  await expect(area).toBeFocused();
});

test("a listing is marked on the drawn map before the real one is loaded", async ({ page }) => {
  await openPage(page, "/properties?area=Sinkor");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  const map = page.locator(".area-map");
  await expect(map.locator("circle")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Show the map" })).toBeVisible();
});
