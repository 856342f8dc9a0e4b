import { expect, test, waitForHydration } from "../support/browser-test.ts";
import { delayScripts } from "../support/delayed-scripts.ts";
import { expectResultCount, propertyCards } from "../support/property-lists.ts";

test("saves a home whose heart was pressed before the script loaded", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/properties", { waitUntil: "commit" });
  const heart = propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  releaseScripts();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Saved homes, 1" })).toBeVisible();
});

test("applies a theme change from before the script loaded exactly once", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("button", { name: /theme$/ }).click();
  releaseScripts();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("search, links and the menu work before the script loads", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await delayScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Real Estate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Properties");
  await page.getByRole("searchbox", { name: "Search properties" }).fill("villa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/property_type=Villa/);
  await expectResultCount(page, await propertyCards(page).count());
  await expect(propertyCards(page).first()).toContainText(/villa/i);
});
