import type { Locator, Page } from "@playwright/test";
import { createPhotographs, emulateSlowConnection, useSavedSession, viewAsVisitor } from "../../support/admin.ts";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { createTitle, openFold } from "../../support/listings/listing-form.ts";
import { followLink, waitForScreen } from "../../support/shown-screen.ts";

test.use({ viewport: { width: 360, height: 740 } });
test.setTimeout(120_000);

const usualPlace = { City: "Monrovia", State: "Montserrado", Country: "Liberia", "Postal code": "1000" };

const toast = (page: Page): Locator => page.locator(".toast-place");
const tiles = (page: Page): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /photo \d+$/ }) });

test("publishes a rental with four photos over an unstable connection and a reload, which it continues by itself", {
  tag: "@long",
}, async ({ page, browser }) => {
  const title = createTitle("Market house");
  await useSavedSession(page);
  await openPage(page, "/add-rent-property");
  for (const [label, value] of Object.entries(usualPlace)) await expect(page.getByLabel(label)).toHaveValue(value);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Property type").selectOption("House");
  await page.getByLabel("Description").fill("Three rooms behind the market.\n\nWater every day.");
  await page.getByLabel("Monthly rent").fill("650.50");
  await page.getByLabel("Address").fill("12 Water Street");
  await openFold(page, "Amenities");
  await page.getByLabel("Add an amenity").fill("Borehole");
  await page.getByLabel("Add an amenity").press("Enter");

  const connection = await emulateSlowConnection(page);
  const photographs = await createPhotographs(4);
  const choose = page.getByLabel(/Choose photos/);
  await choose.setInputFiles(photographs.slice(0, 3));
  await expect(page.getByRole("progressbar").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(tiles(page)).toHaveCount(3);
  await connection.disconnect();
  await expect(page.getByText("Waiting for a connection").first()).toBeVisible();
  await connection.reconnect();
  await expect(page.getByText("3 of 3 uploaded")).toBeVisible({ timeout: 60_000 });
  await page.getByLabel("What photo 2 shows").fill("The yard");
  await page.getByRole("button", { name: "Move photo 2 forward" }).click();
  await expect(page.getByLabel("What photo 1 shows")).toHaveValue("The yard");

  // Offline at the last step with a photo that is not uploaded: the listing is sent by itself after it.
  await connection.disconnect();
  await choose.setInputFiles(photographs.slice(3));
  await expect(page.getByText("Waiting for a connection", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add Property" }).click();
  await expect(page.getByText(/^Waiting for a connection\. The listing will be sent automatically/)).toBeVisible();
  await connection.reconnect();
  await expect(toast(page)).toContainText("Rental Property Added Successfully!", { timeout: 60_000 });
  await expect(page).toHaveURL(/\/property\//);
  const { pathname } = new URL(page.url());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(tiles(page)).toHaveCount(0);
  await viewAsVisitor(browser, async (visitor) => {
    await visitor.goto(pathname);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(visitor.getByRole("region", { name: "Photos" }).getByText("1 / 4")).toBeVisible();
    await expect(visitor.getByRole("img", { name: "The yard" }).first()).toBeVisible();
  });
});

test("asks before Cancel, a link or Back leaves a form, and keeps a form on the device", async ({ page }) => {
  const back = () => page.evaluate(() => history.back());
  const leave = (name: string) => page.getByRole("button", { name }).click();
  const create = () => followLink(page, page.getByRole("link", { name: "Create" }), "/add-property");
  await useSavedSession(page);
  await openPage(page, "/admin");
  const title = page.getByLabel("Title");
  await create();
  await title.fill("Half a house");
  for (const start of [() => page.getByRole("button", { name: "Cancel", exact: true }).click(), back]) {
    await start();
    await leave("Keep editing");
    await expect(page).toHaveURL(/\/add-property$/);
    await expect(title).toHaveValue("Half a house");
  }
  await back();
  await leave("Leave and keep it on this device");
  await waitForScreen(page, "/admin");
  await create();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();
  await expect(title).toHaveValue("Half a house");
  await back();
  await leave("Discard and leave");
  await waitForScreen(page, "/admin");
  await create();
  await expect(title).toHaveValue("");
  await title.fill("Another house");
  await page.getByRole("link", { name: "Monrovia Hub" }).click();
  await leave("Discard and leave");
  await expect(page).toHaveURL("/");
});
