import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { expect } from "../browser-test.ts";
import { showScreen } from "../client-navigation.ts";
import { chooseListingAction, listingRows, openListingMenu } from "../listings/listing-rows.ts";
import { closeDialogs, type ScreenStates } from "./screen-states.ts";

export const listingsStates: ScreenStates = {
  "the menu of a property": async (page) => {
    await showScreen(page, "/admin/listings");
    const menu = await openListingMenu(page, listingRows(page).first());
    await expect(menu.getByRole("button", { name: "Edit" })).toBeVisible();
  },
  "the letting of a home": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/listings?show=rent&status=available");
    await expect(listingRows(page).first()).toBeVisible();
    const menu = await openListingMenu(page, listingRows(page).first());
    await menu.getByRole("button", { name: "Let", exact: true }).click();
    await expect(page.getByLabel("Monthly rent agreed")).toHaveValue(/^\d+$/);
  },
  "the listings with filters": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/listings?status=available");
    await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();
    await expect(listingRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Filters and order (1)" }).click();
    await expect(page.getByRole("dialog", { name: "Filters and order" })).toBeVisible();
  },
  "the prices of selected listings": async (page) => {
    await closeDialogs(page);
    await chooseListingAction(page, listingRows(page).first(), "Select");
    await page.getByRole("checkbox", { name: /selected$/ }).check();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByRole("button", { name: "Change prices" }).click();
    await page.getByLabel("Change in percent").fill("-5");
  },
  "selected properties": async (page) => {
    await showScreen(page, "/admin?show=rent");
    await expect(listingRows(page)).toHaveCount(3);
    await chooseListingAction(page, listingRows(page).first(), "Select");
    await page.getByRole("checkbox", { name: /selected$/ }).check();
    await expect(page.getByRole("button", { name: "Change", exact: true })).toBeVisible();
  },
  "the changes of selected properties": async (page) => {
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await expect(page.getByRole("button", { name: "Remove from featured" })).toBeVisible();
  },
  "the archive": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/listings?only=archive");
    await expect(page.getByText("Nothing in the archive").or(listingRows(page)).first()).toBeVisible();
  },
  "the empty bin": async (page) => {
    await showScreen(page, "/admin?only=bin&q=zzzzzz");
    await expect(page.getByText("No properties found")).toBeVisible();
  },
  "driving courses": async (page) => {
    await showScreen(page, "/admin?tab=driving");
    await expect(page.getByText(/^\d+ courses$/)).toBeVisible();
  },
  "the menu of a driving course": async (page) => {
    const menu = await openListingMenu(page, listingRows(page).first());
    await expect(menu.getByRole("button", { name: "Delete" })).toBeVisible();
  },
  "the bin of doctors": async (page) => {
    await closeDialogs(page);
    const item = { name: "Dr. Comfort Weah", specialty: "Pediatrics", location: "Congo Town", available: true };
    const professional = { ...item, id: "x", availability: "", price: "", deleted_at: new Date().toISOString() };
    await page.route("**/api/v1/professionals?deleted=true", (route) =>
      route.fulfill({ json: { data: { professionals: [professional] } } }),
    );
    await showScreen(page, "/admin?tab=health&only=bin");
    await expect(page.getByRole("button", { name: /^Restore/ })).toBeVisible();
  },
  "a doctor's form": async (page) => {
    await showScreen(page, "/admin?tab=health");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
  },
  "the form of a rental with missing fields": async (page) => {
    await showScreen(page, "/add-rent-property");
    await page.getByRole("button", { name: "Add Property" }).click();
    await expect(page.getByText("Address is required")).toBeVisible();
    await expect(page.getByText("At least one image is required").first()).toBeVisible();
  },
  "the form of a sale": async (page) => {
    await showScreen(page, "/add-property");
    await expect(page.getByText("Address is required")).toHaveCount(0);
    for (const fold of await page.locator("main summary").all()) await fold.click();
    await page.getByRole("button", { name: /^Show all \d+$/ }).click();
    await page.getByRole("button", { name: "Gym", exact: true }).click();
    await page.getByRole("textbox", { name: "Price" }).fill("150.000");
    await expect(page.getByRole("button", { name: "Use $150,000" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Property Images" })).toBeVisible();
  },
  "a listing that waits to be sent": async (page) => {
    await page.route(`**${apiPrefix}${adminPropertyEndpoints.createBuyProperty.path}`, (route) => route.abort());
    for (const [label, value] of Object.entries({
      Title: "House by the lagoon",
      Description: "Three rooms.",
      Address: "12 Water Street",
      Price: "84000",
    }))
      await page.getByRole("textbox", { name: label }).fill(value);
    await page.getByLabel(/^Property type/).selectOption("House");
    await page.getByRole("button", { name: "Save as draft" }).click();
    await expect(
      page.getByText(/^Waiting for a connection. The listing will be sent automatically while/),
    ).toBeVisible();
  },
  "the reminder of an unsent listing": async (page) => {
    await page.getByRole("button", { name: "Stop waiting" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Leave and keep it on this device" }).click();
    await expect(page.getByText("Not sent yet: House by the lagoon")).toBeVisible();
    await expect(listingRows(page).first()).toBeVisible();
  },
};
