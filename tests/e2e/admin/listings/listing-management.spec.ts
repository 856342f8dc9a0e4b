import type { Locator, Page } from "@playwright/test";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import {
  createPhotographs,
  emulateSlowConnection,
  signInAsAdmin,
  useSavedSession,
  viewAsVisitor,
} from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";
import { showScreen } from "../../support/client-navigation.ts";
import { chooseListingAction, listingRows, openListingMenu } from "../../support/listings/listing-rows.ts";

test.use({ viewport: { width: 360, height: 740 } });
// Uploads over the emulated slow connection take long.
test.describe.configure({ timeout: 240_000 });

const usualPlace = { City: "Monrovia", State: "Montserrado", Country: "Liberia", "Postal code": "1000" };

const toast = (page: Page): Locator => page.locator(".toast-place");
const tiles = (page: Page): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /photo \d+$/ }) });
const submit = (page: Page): Locator => page.getByRole("button", { name: "Add Property" });

async function fillForm(page: Page, kind: PropertyKind, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Property type").selectOption("House");
  await page.getByLabel("Description").fill("Three rooms behind the market.\n\nWater every day.");
  await page.getByLabel(kind === "rent" ? "Monthly rent" : "Price").fill(kind === "rent" ? "650.50" : "84000");
  await page.getByLabel("Bedrooms").fill("3");
  await page.getByLabel("Bathrooms").fill("0");
  await page.getByLabel("Address").fill("12 Water Street");
  await page.getByLabel("Neighbourhood or landmark").fill("Waterside");
  for (const [label, value] of Object.entries(usualPlace)) await expect(page.getByLabel(label)).toHaveValue(value);
  await page.getByLabel("Contact number").fill(`+231 77 ${title.slice(-7)}`);
}

/** Returns the new listing's uuid and its stored image URLs, from the browser's storage. */
const readStoredListing = (page: Page) =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith("property_images_"));
    return [name?.slice("property_images_".length) ?? "", localStorage.getItem(name ?? "")] as const;
  });

const row = (page: Page, title: string): Locator => page.getByRole("listitem").filter({ hasText: title });
const search = (page: Page, title: string) => showScreen(page, `/admin?q=${encodeURIComponent(title)}`);

test("publishes a rental with four photos over an unstable connection, then edits, deletes and restores it", async ({
  page,
  browser,
}) => {
  const title = `Market house ${process.pid}${String(Date.now()).slice(-5)}`;
  await signInAsAdmin(page);
  await page.goto("/add-rent-property");
  await submit(page).click();
  const notice = page.getByRole("main").getByRole("alert");
  await expect(toast(page)).toContainText("Validation Failed");
  await expect(toast(page)).toContainText(
    "Missing required fields: Title, Description, Monthly rent, Property type, Address",
  );
  await expect(notice).toContainText("Title, Description, Monthly rent, Property type, Address");
  await expect(page.getByLabel("Title")).toBeFocused();
  await fillForm(page, "rent", title);
  await page.getByLabel("Add an amenity").fill("Borehole");
  await page.getByLabel("Add an amenity").press("Enter");
  await page.getByRole("button", { name: "Parking", exact: true }).click();
  await expect(page.getByRole("button", { name: "Parking", exact: true })).toHaveAttribute("aria-pressed", "true");
  await submit(page).click();
  await expect(toast(page)).toContainText("At least one image is required");

  const connection = await emulateSlowConnection(page);
  const photographs = await createPhotographs(4);
  await page.getByLabel(/Choose photos/).setInputFiles(photographs.slice(0, 3));
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByRole("progressbar").first()).toBeVisible({ timeout: 30_000 });
  await connection.disconnect();
  await expect(page.getByText("Waiting for a connection").first()).toBeVisible({ timeout: 30_000 });
  await connection.reconnect();
  await expect(page.getByText("3 of 3 uploaded")).toBeVisible({ timeout: 120_000 });
  await page.getByLabel("What photo 2 shows").fill("The yard");
  await page.getByRole("button", { name: "Move photo 2 forward" }).click();
  await expect(page.getByLabel("What photo 1 shows")).toHaveValue("The yard");

  // Offline at the last step with a photo that is not uploaded: the listing is sent by itself after it.
  await connection.disconnect();
  await page.getByLabel(/Choose photos/).setInputFiles(photographs.slice(3));
  await expect(page.getByText("Waiting for a connection", { exact: true })).toBeVisible({ timeout: 30_000 });
  await submit(page).click();
  await expect(page.getByText(/^Waiting for a connection\. The listing will be sent automatically/)).toBeVisible();
  await connection.reconnect();
  await expect(toast(page)).toContainText("Rental Property Added Successfully!", { timeout: 60_000 });
  const [uuid, imageUrls] = await readStoredListing(page);
  expect(JSON.parse(imageUrls ?? "[]")).toHaveLength(4);
  const path = `/property/${uuid}`;
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(tiles(page)).toHaveCount(0);
  await viewAsVisitor(browser, async (visitor) => {
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(visitor.getByRole("region", { name: "Photos" }).getByText("1 / 4")).toBeVisible();
    await expect(visitor.getByRole("img", { name: "The yard" }).first()).toBeVisible();
    await expect(visitor.getByText("Borehole")).toBeVisible();
  });
  expect(await (await page.request.get("/rent")).text()).toContain(title);

  await search(page, title);
  await chooseListingAction(page, row(page, title), "Edit");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill(`${title}, painted`);
  await dialog.getByRole("button", { name: "Move photo 4 forward" }).click();
  await dialog.getByRole("button", { name: "Remove photo 1" }).click();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Property updated successfully.");
  await expect(dialog).toBeHidden();
  const edited = (await (await page.request.get(`/api/v1/public/properties/${uuid}`)).json()).data.property;
  expect([edited.title, edited.images.length]).toEqual([`${title}, painted`, 3]);

  await toast(page).getByRole("button", { name: "Close" }).click();
  await chooseListingAction(page, row(page, title), "Delete");
  await expect(page.getByRole("dialog")).toContainText("Are you sure you want to delete this item?");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page)).toContainText("Property deleted from database successfully.");
  await expect(row(page, title)).toHaveCount(0);
  expect((await page.request.get(`/api/v1/public/properties/${uuid}`)).status()).toBe(404);

  await page.getByRole("link", { name: "Bin", exact: true }).click();
  await chooseListingAction(page, row(page, title), "Restore");
  await expect(toast(page)).toContainText("Restored");
  expect((await page.request.get(`/api/v1/public/properties/${uuid}`)).status()).toBe(200);
});

test("restores the form after a reload and continues the uploads", async ({ page }) => {
  const title = `Reloaded house ${process.pid}${Date.now()}`;
  await useSavedSession(page);
  await page.goto("/add-property");
  await fillForm(page, "buy", title);
  await emulateSlowConnection(page);
  await page.getByLabel(/Choose photos/).setInputFiles(await createPhotographs(2));
  await expect(page.getByRole("progressbar").first()).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(tiles(page)).toHaveCount(2);
  await expect(page.getByText("2 of 2 uploaded")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(toast(page)).toContainText("Draft saved");
  await expect(page.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("dialog").getByLabel("Title")).toHaveValue(title);
  await showScreen(page, `/admin?only=drafts&q=${encodeURIComponent(title)}`);
  await expect(row(page, title)).toContainText("Draft");
});

test("asks before Cancel, a link or the browser's Back leaves a form, and restores a form kept on the device", async ({
  page,
}) => {
  const back = () => page.evaluate(() => history.back());
  await useSavedSession(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Create" }).click();
  await page.getByLabel("Title").fill("Half a house");
  await page.getByLabel("Add an amenity").fill("Borehole");
  await page.getByLabel(/Choose photos/).setInputFiles(await createPhotographs(1));
  await expect(page.getByText("1 of 1 uploaded")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Half a house");
  await back();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/\/add-property$/);
  await expect(page.getByLabel("Title")).toHaveValue("Half a house");
  await back();
  await page.getByRole("button", { name: "Leave and keep it on this device" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.getByRole("link", { name: "Create" }).click();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Half a house");
  await expect(page.getByLabel("Add an amenity")).toHaveValue("Borehole");
  await expect(tiles(page)).toHaveCount(1);
  await back();
  await page.getByRole("button", { name: "Discard and leave" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.getByRole("link", { name: "Create" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(tiles(page)).toHaveCount(0);
  await back();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.getByRole("link", { name: "Create" }).click();
  await page.getByLabel("Title").fill("Another house");
  await page.getByRole("link", { name: "Monrovia Hub" }).click();
  await page.getByRole("button", { name: "Discard and leave" }).click();
  await expect(page).toHaveURL("/");
});

test("Create opens the form of the listed kind, a featured listing is marked at once, and a failed deletion has Retry", async ({
  page,
}) => {
  await useSavedSession(page);
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Create" })).toHaveAttribute("href", "/add-property");
  await page.getByRole("link", { name: "Rent", exact: true }).click();
  await expect(page.getByRole("link", { name: "Create" })).toHaveAttribute("href", "/add-rent-property");
  await expect(page.getByText("For Sale", { exact: true })).toHaveCount(0);
  const title = (await listingRows(page).last().getByRole("heading").textContent()) ?? "";
  await showScreen(page, `/admin?show=rent&q=${encodeURIComponent(title)}`);
  const listing = listingRows(page, title).first();
  await expect(listing).toBeVisible();
  /** Opens the menu, reads whether the listing is featured, and closes the menu. */
  const isFeatured = async () => {
    const menu = await openListingMenu(page, listing);
    const found = await menu.getByRole("button", { name: "Remove from featured" }).isVisible();
    await page.keyboard.press("Escape");
    return found;
  };
  const before = await isFeatured();
  await chooseListingAction(page, listing, /featured$/);
  await expect(toast(page)).toContainText("Property updated successfully.");
  await expect.poll(isFeatured).toBe(!before);
  await page.getByLabel("Select all").check();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("button", { name: "Remove from featured" }).click();
  await expect.poll(isFeatured).toBe(false);

  await page.route("**/api/v1/delete/**", (route) => route.fulfill({ status: 503, json: { detail: "unavailable" } }));
  await chooseListingAction(page, listing, "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page)).toContainText("Delete Failed");
  await expect(listing.getByRole("alert")).toContainText("It could not be deleted.");
  await expect(listing.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("adds a course that visitors see at once, edits it, deletes it and restores it from the bin", async ({ page }) => {
  const model = `Hilux ${process.pid}${Date.now()}`;
  await useSavedSession(page);
  await page.goto("/admin?tab=driving");
  await page.getByRole("button", { name: "Create" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Missing required fields: Course name, Make, Model, Year, Seats");
  const fields = {
    Make: "Toyota",
    Model: model,
    Year: "2019",
    "Course name": "Pickup",
    Seats: "4",
    Transmission: "Manual",
  };
  for (const [label, value] of Object.entries(fields))
    await dialog.getByRole("textbox", { name: label, exact: true }).fill(value);
  await dialog.getByLabel("Fuel type").fill("Diesel");
  await dialog.getByLabel("Price").fill("0");
  await dialog.getByLabel("Location").fill("Sinkor");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, model)).toContainText("$0");
  const isOnPage = async () => (await (await page.request.get("/driving-school")).text()).includes(model);
  expect(await isOnPage()).toBe(true);
  await chooseListingAction(page, row(page, model), "Edit");
  await page.getByRole("dialog").getByLabel("Price").fill("95");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(row(page, model)).toContainText("$95");
  await chooseListingAction(page, row(page, model), "Delete");
  await expect(page.getByRole("dialog")).toContainText("Are you sure you want to delete this item?");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(row(page, model)).toHaveCount(0);
  await expect(toast(page).getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await isOnPage()).toBe(false);
  const courses = page.getByRole("navigation", { name: "Filter courses" });
  await courses.getByRole("link", { name: "Bin" }).click();
  await expect(row(page, model)).toContainText("30 days left");
  await row(page, model).getByRole("button", { name: "Restore" }).click();
  await expect(toast(page)).toContainText("Visitors see it again.");
  await expect(row(page, model)).toHaveCount(0);
  await courses.getByRole("link", { name: "All" }).click();
  await expect(row(page, model)).toContainText("$95");
  expect(await isOnPage()).toBe(true);
});
