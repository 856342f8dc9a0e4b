import { expect, openPage, test } from "../support/browser-test.ts";
import { expectResultCount } from "../support/property-lists.ts";

test("a tap on the map of the home page lists the homes of the area", async ({ page }) => {
  await openPage(page, "/");
  await page.mouse.wheel(0, 200);
  const label = page.locator(".area-map a", { hasText: "Sinkor" });
  const count = Number((await label.textContent())?.match(/Sinkor(\d+) · from \$\d/)?.[1]);
  expect(count).toBeGreaterThan(0);
  await label.click();
  await expect(page).toHaveURL("/properties?area=Sinkor");
  await expectResultCount(page, count);
});

test("the keyboard reaches the areas as a list, with those outside the map", async ({ page }) => {
  await openPage(page, "/");
  await page.mouse.wheel(0, 200);
  const areas = page.getByRole("list", { name: "Areas" });
  await areas.getByRole("link", { name: /^Brewerville/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/properties?area=Brewerville");
});

test("a listing is marked on the drawn map before the real one is loaded", async ({ page }) => {
  await openPage(page, "/properties?area=Sinkor");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  const map = page.locator(".area-map");
  await expect(map.locator("circle")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Show the map" })).toBeVisible();
});
