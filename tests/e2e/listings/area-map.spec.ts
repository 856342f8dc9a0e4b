import { expect, openPage, test } from "../support/browser-test.ts";
import { expectResultCount, openList, propertyCards } from "../support/listings/property-lists.ts";
import { followLink, waitForScreen } from "../support/shown-screen.ts";

// What the labels say is in tests/web/listings/area-map.test.tsx.
test("the maps of the home page and of a list lead to the homes of an area by tap and keyboard", async ({ page }) => {
  const label = page.locator(".area-map a", { hasText: "Sinkor" });
  const outside = page.getByRole("list", { name: "Areas" }).getByRole("link", { name: /^Brewerville/ });
  const readCount = async (text: RegExp) => Number((await label.textContent())?.match(text)?.[1]);
  await openPage(page, "/");

  await test.step("a tap on the home page lists as many homes as the area's label says", async () => {
    await page.getByRole("heading", { name: "Homes by area" }).scrollIntoViewIfNeeded();
    const count = await readCount(/Sinkor(\d+) · from \$\d/);
    await followLink(page, label, "/properties?area=Sinkor");
    await expectResultCount(page, count);
  });

  await test.step("a tap in a list filters its cards, and another one removes the filter", async () => {
    await openList(page, "/properties?min_bedrooms=2");
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await expect(label).toBeVisible();
    const count = await readCount(/Sinkor(\d+) · from \$/);
    await followLink(page, label, "/properties?area=Sinkor&min_bedrooms=2");
    await expect(label.locator("[data-selected]")).toBeVisible();
    await expect(propertyCards(page)).toHaveCount(count);
    await followLink(page, label, "/properties?min_bedrooms=2");
  });

  await test.step("the keyboard opens the map, filters by an area outside it, and stays there", async () => {
    const button = page.getByRole("button", { name: "Map", exact: true });
    await button.click();
    await expect(page.locator(".area-map")).toHaveCount(0);
    await button.focus();
    await page.keyboard.press("Enter");
    await outside.focus();
    await page.keyboard.press("Enter");
    await waitForScreen(page, "/properties?area=Brewerville&min_bedrooms=2");
    await expect(outside).toHaveAttribute("aria-current", "true");
    await expect(outside).toBeFocused();
  });
});
