import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";

const screens = [
  ["/rent?property_type=Warehouse", "No properties found", "search"],
  ["/favorites", "Nothing saved yet", "saved"],
  ["/no-such-page", "Oops! Page not found", "lost"],
  ["/property/unknown", "Property Not Found", "gone"],
] as const;

const drawing = (page: Page) => page.locator("svg.drawing");
/** The colour of the sky of a drawing. */
const readColour = (page: Page) =>
  drawing(page).evaluate((svg) => getComputedStyle(svg).getPropertyValue("--map-sea").trim());

for (const [path, title, file] of screens) {
  test(`${path} shows a small drawing in the colours of the theme, hidden from screen readers`, async ({ page }) => {
    const loaded = page.waitForResponse((response) => response.url().endsWith(`/art/empty/${file}.svg`));
    await openPage(page, path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect((await loaded).status()).toBe(200);
    await expect(drawing(page)).toBeVisible();
    await expect(drawing(page)).toHaveAttribute("aria-hidden", "true");
    const box = await drawing(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([200, 140]);

    await page.emulateMedia({ colorScheme: "light" });
    const light = await readColour(page);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await readColour(page)).not.toBe(light);
  });
}
