import type { Page } from "@playwright/test";
import { createAccount, emptySession, readStoredSession } from "../support/accounts.ts";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { delayScripts } from "../support/delayed-requests.ts";
import { enquiryForm, sendButton } from "../support/enquiry-form.ts";
import { expectResultCount, filterSheetButton, propertyCards } from "../support/listings/property-lists.ts";
import { findMappedListing, serveEmptyTiles } from "../support/listings/property-page.ts";
import { desktop, phone } from "../support/screens/screen-checks.ts";
import { waitForScreen } from "../support/shown-screen.ts";

/** Opens a page whose scripts are held back. Returns a function that lets them load. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const releaseScripts = await delayScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  return releaseScripts;
}

test("buttons that are pressed before the script has loaded work once", async ({ page, request }) => {
  await page.setViewportSize(phone);
  await test.step("the hearts of a list, and its filters, which move no home", async () => {
    const releaseScripts = await openWithoutScripts(page, "/properties");
    const heartOf = (index: number) =>
      propertyCards(page)
        .nth(index)
        .getByRole("button", { name: /^Save / });
    const hearts = [heartOf(0), heartOf(1)];
    for (const heart of hearts) await heart.click();
    for (const heart of hearts) await expect(heart).toHaveAttribute("aria-pressed", "false");
    const top = () => heartOf(0).evaluate((heart) => heart.getBoundingClientRect().top + scrollY);
    // Until its styles have arrived, the browser draws nothing, and the homes are elsewhere.
    await page.waitForFunction(() =>
      [...document.querySelectorAll("link")].every(({ rel, sheet }) => rel !== "stylesheet" || sheet),
    );
    const before = await top();
    await filterSheetButton(page).click();
    expect(await top()).toBe(before);
    releaseScripts();
    const sheet = page.getByRole("dialog", { name: /Filters$/ });
    await sheet.getByRole("radio", { name: /^3\+/ }).check();
    await sheet.getByRole("button", { name: /^Show \d+ homes?$/ }).click();
    await expect(page).toHaveURL(/min_bedrooms=3/);
    await expect(page.getByRole("link", { name: "Saved homes, 2" })).toBeVisible();
  });
  await test.step("the theme", async () => {
    const releaseScripts = await openWithoutScripts(page, "/about");
    await page.getByRole("button", { name: /theme$/ }).click();
    releaseScripts();
    await waitForHydration(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Light theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });
  await test.step("the filters of a desktop, while the code of the controls loads", async () => {
    await page.setViewportSize(desktop);
    await openPage(page, "/rent");
    const releaseScripts = await delayScripts(page);
    await filterSheetButton(page).click();
    releaseScripts();
    await expect(page.getByRole("dialog", { name: "Advanced Filters" })).toBeVisible();
  });
  await test.step("the map of a home", async () => {
    await serveEmptyTiles(page);
    const { uuid } = await findMappedListing(request);
    const releaseScripts = await openWithoutScripts(page, `/property/${uuid}`);
    await page.getByRole("button", { name: "Show the map" }).click();
    releaseScripts();
    await expect(page.getByRole("region", { name: "Map" })).toBeVisible();
  });
});

test("forms sent before the script has loaded keep what is typed and name what is wrong", async ({ page, request }) => {
  await test.step("an enquiry, whose own message replaces that of the browser", async () => {
    const releaseScripts = await openWithoutScripts(page, "/contact");
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
  await test.step("a login", async () => {
    const { email } = await createAccount(request);
    const releaseScripts = await openWithoutScripts(page, "/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("Not-this-1");
    await page.keyboard.press("Enter");
    releaseScripts();
    await expect(page.getByText("Invalid email or password.").first()).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page).toHaveURL(/\/login$/);
    expect(await readStoredSession(page)).toEqual(emptySession);
  });
  await test.step("a sign-up", async () => {
    const releaseScripts = await openWithoutScripts(page, "/signup");
    await page.getByLabel("Username").fill("ma_kebbeh");
    await page.keyboard.press("Enter");
    releaseScripts();
    await expect(page.getByText("Password must be at least 8 characters").first()).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue("ma_kebbeh");
  });
});

// A new visit to the page, not a reload: then the browser itself does not restore what was typed.
test("text typed before the code of its form or any script loads is kept over two visits and more typing", {
  tag: "@long",
}, async ({ page }) => {
  for (const [path, blocked] of [
    ["/janitorial", "**/assets/enquiry-form-*.js"],
    ["/contact", "**/assets/*.js"],
  ] as const)
    await test.step(path, async () => {
      const [name, message] = [enquiryForm(page).getByLabel("Name"), enquiryForm(page).getByLabel(/Message/)];
      const visit = async () => {
        await page.goto("about:blank");
        await page.goto(path, { waitUntil: "commit" });
      };
      await page.route(blocked, () => undefined);
      await visit();
      await name.fill("Ma Kebbeh");
      await message.fill("Three floors, twice a week.");
      await visit();
      // Without its code the form does not restore the text.
      await expect(name).toHaveValue("");
      await name.fill("Ma Kebbeh Togba");
      await page.goto("about:blank");
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await visit();
      await expect(message).toHaveValue("Three floors, twice a week.");
      await expect(name).toHaveValue("Ma Kebbeh Togba");
    });
});

test("the menu, links, the search and Back work before the script loads", { tag: "@long" }, async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.setViewportSize(phone);
  await openPage(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await waitForScreen(page, "/contact");
  const releaseScripts = await delayScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(heading).toHaveText("Contact us");
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText("Four services, one team");
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Real Estate" }).click();
  await expect(heading).toHaveText("All Properties");
  await page.getByRole("searchbox", { name: "Search properties" }).fill("villa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/property_type=Villa/);
  // It follows the last home in the document.
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expectResultCount(page, await propertyCards(page).count());
  releaseScripts();
  await waitForHydration(page);
  await page.goBack();
  await expect(heading).toHaveText("All Properties");
  await page.goBack();
  await expect(heading).toHaveText("Four services, one team");
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(heading).toHaveText("All Properties");
});
