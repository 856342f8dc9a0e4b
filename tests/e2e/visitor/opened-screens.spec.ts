import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { filterSheetButton, findListing, openList, propertyCards, searchBox } from "../support/property-lists.ts";
import { expectAccessibleScreen, phone } from "../support/screen-checks.ts";

/** Dialogs, errors and other states, each with a function that opens it. */
const states: Record<string, (page: Page, listing: string) => Promise<void>> = {
  "the filter sheet": async (page) => {
    await openList(page, "/rent");
    await filterSheetButton(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a filtered list with its chips": async (page) => {
    await openList(page, "/properties?property_type=Villa&area=Congo+Town&min_bedrooms=4&q=pool&available=true");
  },
  "the suggestions of a search box": async (page) => {
    await openList(page, "/rent");
    await searchBox(page).fill("town");
    await expect(page.getByRole("option", { name: /^Congo Town/ })).toBeVisible();
    await searchBox(page).press("ArrowDown");
  },
  "an empty list with the nearest results": async (page) => {
    await openList(page, "/rent?property_type=Warehouse&area=Sinkor");
    await expect(page.getByRole("list", { name: "Nearest results" })).toBeVisible();
  },
  "a list during an outage": async (page) => {
    await openPage(page, "/about");
    await page.route("**/api/v1/**", (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Rent", exact: true }).click();
    await expect(propertyCards(page).first()).toBeVisible();
  },
  "a listing during an outage": async (page, listing) => {
    await openPage(page, "/properties");
    await page.route("**/api/v1/**", (route) => route.abort());
    await propertyCards(page).filter({ hasText: listing }).getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "the message sheet": async (page, listing) => {
    await openPage(page, "/properties");
    await propertyCards(page).filter({ hasText: listing }).getByRole("heading").getByRole("link").click();
    await page.getByRole("link", { name: "Send Message" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog").getByText("Name is required")).toBeVisible();
  },
  "the full-screen gallery": async (page, listing) => {
    await openPage(page, "/properties");
    await propertyCards(page).filter({ hasText: listing }).getByRole("heading").getByRole("link").click();
    await page.getByRole("link", { name: /^Photo 1 of/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "saved homes": async (page) => {
    await openList(page, "/properties");
    await propertyCards(page)
      .first()
      .getByRole("button", { name: /^Save / })
      .click();
    await page.getByRole("link", { name: "Saved homes, 1" }).click();
    await expect(propertyCards(page)).toHaveCount(1);
  },
};

test.use({ viewport: phone, reducedMotion: "reduce" });

for (const [name, openState] of Object.entries(states)) {
  test(`${name} fits a phone and passes axe in both themes`, async ({ page, request }) => {
    const { title } = await findListing(request, () => true);
    await openState(page, title);
    await expectAccessibleScreen(page, { sizes: [phone] });
  });
}
