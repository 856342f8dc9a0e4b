import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { propertyCards } from "../support/listings/property-lists.ts";
import { waitForScreen } from "../support/shown-screen.ts";

const isFocusIn = (selector: string) => `document.activeElement.closest(${JSON.stringify(selector)}) !== null`;

test("the keyboard alone skips the header, and reaches a list, a card and its listing from it", async ({ page }) => {
  await openPage(page, "/");
  const tabTo = async (isReached: () => Promise<boolean>, key = "Tab") => {
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press(key);
      if (await isReached()) return;
    }
    throw new Error(`80 presses of ${key} did not reach the element`);
  };
  const focused = page.locator(":focus");
  await test.step("the skip link comes first and moves the focus to the main content", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(isFocusIn("main"))).toBe(true);
  });
  await test.step("a link of the header opens a list and focuses its content", async () => {
    await tabTo(async () => (await focused.textContent()) === "Real Estate", "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Properties");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(propertyCards(page)).toHaveCount(24);
  });
  await test.step("a focused card has an outline and opens its listing", async () => {
    await tabTo(() => focused.evaluate((element) => element.matches("article h2 a")));
    const title = await focused.locator("xpath=ancestor::article").getByRole("heading").textContent();
    const outline = await focused.evaluate((element) => {
      const card = element.closest("article");
      return (
        [element, card].some((candidate) => candidate && getComputedStyle(candidate).outlineStyle !== "none") ||
        getComputedStyle(element, "::after").outlineStyle !== "none"
      );
    });
    expect(outline).toBe(true);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens, closes and does not trap the focus", async ({ page }) => {
    await openPage(page, "/");
    const button = page.locator(".menu > summary");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await test.step("opens and closes with its button", async () => {
      await expect(menu).toBeHidden();
      await expect(button).toHaveText("Menu", { useInnerText: true });
      await button.click();
      await expect(menu).toBeVisible();
      await expect(button).toHaveText("Close", { useInnerText: true });
      await button.click();
      await expect(menu).toBeHidden();
    });
    await test.step("closes with Escape, which focuses the button", async () => {
      await button.click();
      await menu.getByRole("link", { name: "Health" }).focus();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });
    await test.step("closes when a page is chosen, even the current one", async () => {
      for (const [name, path] of [
        ["About", "/about"],
        ["About", "/about"],
        ["Sign up", "/signup"],
      ] as const) {
        await button.click();
        await menu.getByRole("link", { name }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(menu).toBeHidden();
      }
    });
    await test.step("Tab moves through it into the page", async () => {
      // The form of this page loads after its URL is shown.
      await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
      await button.click();
      const stops = await page.locator("header :is(a, button, input, select, summary)").count();
      let reached = false;
      for (let press = 0; press <= stops && !reached; press++) {
        await page.keyboard.press("Tab");
        reached = await page.evaluate(isFocusIn("main"));
      }
      expect(reached).toBe(true);
    });
  });
});

test("a malformed path shows the 404 page, also after Back", async ({ page }) => {
  const notFound = page.getByRole("heading", { level: 1, name: "Oops! Page not found" });
  expect((await page.goto("/property/%E0%A4%A"))?.status()).toBe(404);
  await waitForHydration(page);
  await expect(notFound).toBeVisible();
  await page.getByRole("link", { name: "All properties" }).first().click();
  await waitForScreen(page, "/properties");
  await page.goBack();
  await expect(notFound).toBeVisible();
});
