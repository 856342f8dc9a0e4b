import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../support/browser-test.ts";
import { expectResultCount, propertyCards } from "../support/property-lists.ts";

/** Holds back all scripts, as a slow line does, until the answer is called. */
async function slowScripts(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

test("a heart pressed before the script has come is not lost", async ({ page }) => {
  const arrive = await slowScripts(page);
  await page.goto("/properties", { waitUntil: "commit" });
  const heart = propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  arrive();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Saved homes, 1" })).toBeVisible();
});

test("the theme changed before the script has come is changed once", async ({ page }) => {
  const arrive = await slowScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("button", { name: /theme$/ }).click();
  arrive();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a search, a link and the menu work before the script has come", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await slowScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Real Estate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Properties");
  await page.getByRole("searchbox", { name: "Search properties" }).fill("villa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=villa/);
  await expectResultCount(page, await propertyCards(page).count());
  await expect(propertyCards(page).first()).toContainText(/villa/i);
});
