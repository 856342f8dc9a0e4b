import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";

const screens = [
  ["/rent?property_type=Warehouse", "No properties found", "search"],
  ["/favorites", "Nothing saved yet", "saved"],
  ["/no-such-page", "Oops! Page not found", "lost"],
  ["/compare", "Compare homes", "compare"],
  ["/health?q=zzzz", "No doctors found", "clinic"],
  ["/property/unknown", "Property Not Found", "gone"],
] as const;

const drawing = (page: Page) => page.locator("svg.drawing");
/** The colour of the sky of a drawing. */
const readColour = (page: Page) =>
  drawing(page).evaluate((svg) => getComputedStyle(svg).getPropertyValue("--map-sea").trim());

test("empty pages show a drawing in the colours of the theme, hidden from screen readers", async ({ page }) => {
  await openPage(page, "/about");
  for (const [path, title, file] of screens)
    await test.step(path, async () => {
      const loaded = page.waitForResponse((response) => response.url().endsWith(`/art/empty/${file}.svg`));
      await showScreen(page, path);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      expect((await loaded).status(), path).toBe(200);
      await expect(drawing(page), path).toBeVisible();
      await expect(drawing(page), path).toHaveAttribute("aria-hidden", "true");
      const box = await drawing(page).boundingBox();
      expect([box?.width, box?.height], path).toEqual([440, 308]);

      await page.emulateMedia({ colorScheme: "light" });
      const light = await readColour(page);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await readColour(page), path).not.toBe(light);
    });
});
