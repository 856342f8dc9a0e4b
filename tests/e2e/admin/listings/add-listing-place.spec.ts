import type { Page } from "@playwright/test";
import sharp from "sharp";
import { mapSource } from "#shared/listings/map-source.ts";
import { demoAccounts, demoPassword } from "../../../../migrations/seed/demo-accounts.ts";
import { useSavedSession } from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";
import { openFold } from "../../support/listings/listing-form.ts";
import { withHome } from "../../support/listings/new-home.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const home = { latitude: 6.28412, longitude: -10.77053 };
const tiles = `${mapSource?.origin}/**`;

/** Responds to all requests for map tiles with a plain image. */
async function serveTiles(page: Page): Promise<void> {
  const body = await sharp({ create: { width: 256, height: 256, channels: 3, background: "#d8e4d0" } })
    .png()
    .toBuffer();
  await page.route(tiles, (route) => route.fulfill({ contentType: "image/png", body }));
}

const latitude = (page: Page) => page.getByLabel("Latitude");
const longitude = (page: Page) => page.getByLabel("Longitude");
const readPlace = async (page: Page) => ({
  latitude: Number(await latitude(page).inputValue()),
  longitude: Number(await longitude(page).inputValue()),
});

test("uses the location after a login too, and shows it in the line of its fold", { tag: "@long" }, async ({
  page,
}) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(home);
  await page.goto("/login?next=/add-rent-property");
  const email = demoAccounts.find(({ role }) => role === "admin")?.email ?? "";
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: /^(Log|Sign) in$/i }).click();
  await openFold(page, "Landmark, map and codes");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(latitude(page)).toHaveValue("6.28412");
  await expect(page.getByText("Latitude: 6.28412 · Longitude: -10.77053")).toBeVisible();
});

test("suggests places without covering the fields below, and sets and moves the pin on a map by tap and by dragging", async ({
  page,
  request,
}) => {
  await withHome(request, { fields: { area: "Congo Town" } });
  await withHome(request, { fields: { area: "Sinkor", city: "Paynesville" } });
  await useSavedSession(page);
  await page.goto("/add-rent-property");
  await openFold(page, "Landmark, map and codes");
  const city = page.getByLabel("City");
  await expect(city).toHaveValue("Monrovia");
  // Suggestions open by touch and by keyboard.
  const area = page.getByLabel("Neighbourhood or landmark");
  await area.tap();
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.filter({ hasText: "Congo Town" })).toBeVisible();
  await area.fill("congot");
  await page.getByRole("option", { name: "Congo Town" }).tap();
  await expect(area).toHaveValue("Congo Town");
  await expect(page.getByRole("option", { name: "Sinkor" })).toHaveCount(0);
  // Nothing covers the fields below once an area is completely typed.
  await area.fill("");
  await area.pressSequentially("sinkor");
  await expect(options).toHaveCount(0);
  await openFold(page, "City, state and country");
  await city.tap();
  await expect(city).toBeFocused();
  await expect(options).toHaveCount(0);
  await expect(area).toHaveValue("Sinkor");
  await city.fill("payn");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(city).toHaveValue("Paynesville");

  // The map's tiles cannot be loaded at first.
  await page.route(tiles, (route) => route.abort());
  await page.getByRole("button", { name: "Set the pin on a map" }).tap();
  await expect(page.getByText("The map could not be loaded. Type the coordinates, or retry.")).toBeVisible();
  await page.unroute(tiles);
  await serveTiles(page);
  await page.getByRole("button", { name: "Retry" }).tap();
  const map = page.getByRole("region", { name: "Map for the pin" }).locator("p + div");
  await map.scrollIntoViewIfNeeded();
  await map.tap({ position: { x: 100, y: 150 } });
  await expect(latitude(page)).toHaveValue(/^6\.\d{5}$/);
  const tapped = await readPlace(page);
  expect(Math.abs(tapped.latitude - 6.3)).toBeLessThan(0.1);

  const pin = map.locator("svg");
  const box = await pin.boundingBox();
  if (!box) throw new Error("The pin is not visible");
  const from = { x: box.x + 22, y: box.y + 25 };
  const touch = await page.context().newCDPSession(page);
  const dispatch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  const scrolled = await page.evaluate(() => scrollY);
  await dispatch("touchStart", [from]);
  for (const step of [10, 20, 30, 40]) await dispatch("touchMove", [{ x: from.x + step, y: from.y - step }]);
  await dispatch("touchEnd", []);
  await expect.poll(async () => (await readPlace(page)).longitude).toBeGreaterThan(tapped.longitude);
  const dragged = await readPlace(page);
  expect(dragged.latitude).toBeGreaterThan(tapped.latitude);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  // Typed coordinates move the pin, so the keyboard reaches every place.
  await latitude(page).fill("6.27");
  await longitude(page).fill("-10.75");
  await expect(pin).toBeInViewport();
});
