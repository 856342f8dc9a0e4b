import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { delayScripts } from "../support/delayed-requests.ts";
import { enquiryForm, sendButton } from "../support/enquiry-form.ts";
import { expectResultCount, filterSheetButton, propertyCards } from "../support/listings/property-lists.ts";
import { findMappedListing, serveEmptyTiles } from "../support/listings/property-page.ts";

test("saves each home whose heart was pressed before the script loaded", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/properties", { waitUntil: "commit" });
  const heartOf = (index: number) =>
    propertyCards(page)
      .nth(index)
      .getByRole("button", { name: /^Save / });
  const hearts = [heartOf(0), heartOf(1)];
  for (const heart of hearts) await heart.click();
  for (const heart of hearts) await expect(heart).toHaveAttribute("aria-pressed", "false");
  releaseScripts();
  for (const heart of hearts) await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Saved homes, 2" })).toBeVisible();
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

for (const [path, device, viewport] of [
  ["/properties", "phone", { width: 360, height: 740 }],
  ["/rent", "desktop", { width: 1280, height: 800 }],
] as const) {
  test(`${path} opens the filter sheet on a ${device} if Filters is pressed before the script loads`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const releaseScripts = await delayScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const top = () =>
      propertyCards(page)
        .first()
        .evaluate((card) => card.getBoundingClientRect().top);
    // Until its styles have arrived, the browser draws nothing, and the homes are elsewhere.
    const areStyled = () =>
      [...document.querySelectorAll("link")].every(({ rel, sheet }) => rel !== "stylesheet" || sheet);
    await expect.poll(() => page.evaluate(areStyled)).toBe(true);
    const before = await top();
    await filterSheetButton(page).click();
    expect(await top()).toBe(before);
    await expect(page.getByRole("radio", { name: /^Any/ })).toHaveCount(0);
    releaseScripts();
    const sheet = page.getByRole("dialog", { name: /Filters$/ });
    await sheet.getByRole("radio", { name: /^3\+/ }).check();
    await sheet.getByRole("button", { name: /^Show \d+ homes?$/ }).click();
    await expect(page).toHaveURL(/min_bedrooms=3/);
  });
}

test("opens the filter sheet if Filters is pressed while the code of the controls loads", async ({ page }) => {
  await openPage(page, "/rent");
  const releaseScripts = await delayScripts(page);
  await filterSheetButton(page).click();
  releaseScripts();
  await expect(page.getByRole("dialog", { name: "Advanced Filters" })).toBeVisible();
});

test("names the missing fields of a form that was sent before the script loaded, and closes the browser's own message", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const name = enquiryForm(page).getByLabel("Name");
  const focus = await name.evaluateHandle((field) => {
    const state = { wasLeft: false };
    field.addEventListener("blur", () => {
      state.wasLeft = true;
    });
    return state;
  });
  await sendButton(page).click();
  await expect(name).toBeFocused();
  releaseScripts();
  await expect(enquiryForm(page).getByText("Name is required")).toBeVisible();
  await expect(name).toBeFocused();
  // The browser's message covers ours until the field has lost the focus once.
  expect(await focus.evaluate(({ wasLeft }) => wasLeft)).toBe(true);
});

test("opens the map whose button was pressed before the script loaded", async ({ page, request }) => {
  await serveEmptyTiles(page);
  const { uuid } = await findMappedListing(request);
  const releaseScripts = await delayScripts(page);
  await page.goto(`/property/${uuid}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Show the map" }).click();
  releaseScripts();
  await expect(page.getByRole("region", { name: "Map" })).toBeVisible();
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
  // It follows the last home in the document.
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expectResultCount(page, await propertyCards(page).count());
  await expect(propertyCards(page).first()).toContainText(/villa/i);
});

test("Back before the script loads shows the page of the new URL", async ({ page }) => {
  await openPage(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  const releaseScripts = await delayScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four services, one team");
  releaseScripts();
  await waitForHydration(page);
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
});
