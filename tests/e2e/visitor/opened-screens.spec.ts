import type { Property } from "#contract/listings/property.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { withHome } from "../support/listings/new-home.ts";
import {
  filterSheetButton,
  firstHomeLink,
  openList,
  propertyCards,
  searchBox,
} from "../support/listings/property-lists.ts";
import { expectAccessibleScreen, phone } from "../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

test("the menu, the opened states of a list and the saved homes fit a phone and pass axe in both themes", {
  tag: "@long",
}, async ({ page }) => {
  // Few cards, because visitor-screens.spec.ts checks the cards of long lists.
  await openList(page, "/rent?area=Congo+Town");
  await test.step("the saved homes", async () => {
    await propertyCards(page)
      .first()
      .getByRole("button", { name: /^Save / })
      .click();
    await page.getByRole("link", { name: "Saved homes, 1" }).click();
    await expect(propertyCards(page)).toHaveCount(1);
    await expectAccessibleScreen(page, { sizes: [phone], screen: "saved homes" });
    await page.goBack();
  });
  await test.step("the menu", async () => {
    await page.getByText("Menu", { exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await expectAccessibleScreen(page, { sizes: [phone], screen: "menu" });
    await page.keyboard.press("Escape");
  });
  await test.step("the filter sheet", async () => {
    await filterSheetButton(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessibleScreen(page, { sizes: [phone], screen: "filter sheet" });
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("the suggestions of the search box", async () => {
    await searchBox(page).fill("town");
    await expect(page.getByRole("option", { name: /^Congo Town/ })).toBeVisible();
    await searchBox(page).press("ArrowDown");
    await expectAccessibleScreen(page, { sizes: [phone], screen: "suggestions" });
  });
  await test.step("a filtered list with its chips", async () => {
    await showScreen(page, "/properties?property_type=Villa&area=Congo+Town&min_bedrooms=4&q=pool&available=true");
    await expect(page.getByRole("link", { name: "Remove 4+ beds" })).toBeVisible();
    await expectAccessibleScreen(page, { sizes: [phone], screen: "chips" });
  });
  await test.step("an empty list with the nearest results", async () => {
    await showScreen(page, "/rent?property_type=Warehouse&area=Sinkor");
    await expect(page.getByRole("list", { name: "Nearest results" })).toBeVisible();
    await expectAccessibleScreen(page, { sizes: [phone], screen: "empty list" });
  });
  await test.step("the samples of a list, and a home, during an outage", async () => {
    // Without stored listings there are samples.
    await page.evaluate(() => localStorage.clear());
    await page.route("**/api/v1/**", (route) => route.abort());
    await showScreen(page, "/rent");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(propertyCards(page).first()).toContainText("Sample");
    await expectAccessibleScreen(page, { sizes: [phone], screen: "list during an outage" });
    await showScreen(page, "/property/another-home");
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessibleScreen(page, { sizes: [phone], screen: "home during an outage" });
  });
});

test("the opened states of a home fit a phone and pass axe in both themes", async ({ page }) => {
  await openList(page, "/rent?area=Congo+Town");
  await test.step("the message sheet with an error", async () => {
    await firstHomeLink(page).click();
    // The text above the link has its own code.
    await waitUntilSettled(page);
    await page.getByRole("link", { name: "Send Message" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog").getByText("Name is required")).toBeVisible();
    await expectAccessibleScreen(page, { sizes: [phone], screen: "message sheet" });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("the full-screen gallery", async () => {
    await page.getByRole("link", { name: /^Photo 1 of/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessibleScreen(page, { sizes: [phone], screen: "gallery" });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

/** What the page of a home shows instead of its usual offer. */
const states: [state: string, changes: Partial<Property>, shown: RegExp][] = [
  ["sold", { status: "sold", is_available: false, off_list: "gone" }, /^Sold on/],
  [
    "unconfirmed",
    { confirmed_at: "2026-01-12T09:00:00.000Z", off_list: "unconfirmed" },
    /We have not confirmed this home since/,
  ],
  ["with prices in L$", {}, /about L\$ [\d,]+/],
];

test("a home that is sold, unconfirmed or priced in L$ fits every window and passes axe in both themes", {
  tag: "@long",
}, async ({ page, request }) => {
  const { uuid } = await withHome(request);
  let changes: Partial<Property> = {};
  await page.route(`**/api/v1/public/properties/${uuid}*`, async (route) => {
    const { data, ...others } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...others, data: { ...data, property: { ...data.property, ...changes } } } });
  });
  for (const [state, changed, shown] of states)
    await test.step(state, async () => {
      changes = changed;
      await openPage(page, "/image-test");
      await showScreen(page, `/property/${uuid}`);
      if (state === "with prices in L$") await page.locator("#price-lrd").click();
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectAccessibleScreen(page, { sizes: [phone], screen: state });
    });
});
