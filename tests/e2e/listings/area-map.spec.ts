import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { expectResultCount, openList, propertyCards } from "../support/listings/property-lists.ts";

test("the map of the home page lists the homes of an area by tap and by keyboard", async ({ page }) => {
  const heading = page.getByRole("heading", { name: "Homes by area" });
  await openPage(page, "/");

  await test.step("a tap lists as many homes as the area's label says", async () => {
    await heading.scrollIntoViewIfNeeded();
    const label = page.locator(".area-map a", { hasText: "Sinkor" });
    const count = Number((await label.textContent())?.match(/Sinkor(\d+) · from \$\d/)?.[1]);
    expect(count).toBeGreaterThan(0);
    await label.click();
    await expect(page).toHaveURL("/properties?area=Sinkor");
    await expectResultCount(page, count);
    await page.goBack();
  });

  await test.step("the keyboard reaches the areas as a list, with those outside the map", async () => {
    await heading.scrollIntoViewIfNeeded();
    const areas = page.getByRole("list", { name: "Areas" });
    await areas.getByRole("link", { name: /^Brewerville/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/properties?area=Brewerville");
  });
});

test("the map of a list filters its cards by tap and by keyboard", async ({ page, request }) => {
  const response = await request.get(`/api/v1${visitorEndpoints.getFacets.path}?min_bedrooms=2`);
  const { data }: FacetsResponse = await response.json();
  const button = page.getByRole("button", { name: "Map", exact: true });
  await openList(page, "/properties?min_bedrooms=2");

  await test.step("a tap on an area filters the cards, and another one removes the filter", async () => {
    await button.click();
    const label = page.locator(".area-map a", { hasText: "Sinkor" });
    await expect(label).toContainText(`${data.area.Sinkor} · from $`);
    await label.click();
    await expect(page).toHaveURL("/properties?area=Sinkor&min_bedrooms=2");
    await expectResultCount(page, data.area.Sinkor ?? 0);
    await expect(label.locator("[data-selected]")).toBeVisible();
    await expect(propertyCards(page)).toHaveCount(data.area.Sinkor ?? 0);
    await label.click();
    await expect(page).toHaveURL("/properties?min_bedrooms=2");
    await button.click();
    await expect(page.locator(".area-map")).toHaveCount(0);
  });

  await test.step("the keyboard opens the map, and filters by an area outside it", async () => {
    const clear = page.getByRole("link", { name: "Clear Filters" });
    await clear.click();
    await expect(page).toHaveURL("/properties");
    // The URL changes before the links of the areas do.
    await expect(clear).toHaveCount(0);
    await button.focus();
    await page.keyboard.press("Enter");
    const area = page.getByRole("list", { name: "Areas" }).getByRole("link", { name: /^Brewerville/ });
    await area.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/properties?area=Brewerville");
    await expect(area).toHaveAttribute("aria-current", "true");
    await expect(area).toBeFocused();
  });
});
