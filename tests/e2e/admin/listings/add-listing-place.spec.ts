import type { Page } from "@playwright/test";
import sharp from "sharp";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { apiPrefix } from "#contract/http/endpoints/endpoint.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { mapSource } from "#contract/listings/map-source.ts";
import { demoAccounts, demoPassword } from "../../../../migrations/seed/demo-accounts.ts";
import { createPhotographs, readAuthorization, signInAsAdmin } from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const home = { latitude: 6.28412, longitude: -10.77053 };
const tiles = `${mapSource?.origin}/**`;

async function openForm(page: Page): Promise<void> {
  await signInAsAdmin(page);
  await page.goto("/add-rent-property");
  await expect(page.getByLabel("City")).toHaveValue("Monrovia");
}

/** Responds to all requests for map tiles with a plain image. */
async function serveTiles(page: Page): Promise<void> {
  const body = await sharp({ create: { width: 256, height: 256, channels: 3, background: "#d8e4d0" } })
    .png()
    .toBuffer();
  await page.route(tiles, (route) => route.fulfill({ contentType: "image/png", body }));
}

/** Saves the form as a draft with a photo, which tests of other screens expect. Returns the listing as the API has stored it. */
async function saveDraft(page: Page): Promise<AdminProperty> {
  await page.getByLabel("Title").fill(`Placed home ${process.pid}${Date.now()}`);
  await page.getByLabel("Property type").selectOption("House");
  await page.getByLabel("Description").fill("Two rooms.");
  await page.getByLabel("Monthly rent").fill("300");
  await page.getByLabel("Address").fill("Old Road");
  await page.getByLabel(/Choose photos/).setInputFiles(await createPhotographs(1));
  await expect(page.getByText("1 of 1 uploaded")).toBeVisible({ timeout: 30_000 });
  const created = page.waitForResponse((response) =>
    response.url().endsWith(adminCatalogueEndpoints.createRentProperty.path),
  );
  await page.getByRole("button", { name: "Save as draft" }).click();
  const { uuid } = await (await created).json();
  const path = adminCatalogueEndpoints.getAdminProperty.path.replace(":uuid", uuid);
  const response = await page.request.get(apiPrefix + path, { headers: await readAuthorization(page) });
  return (await response.json()).data.property;
}

const latitude = (page: Page) => page.getByLabel("Latitude");
const longitude = (page: Page) => page.getByLabel("Longitude");
const readPlace = async (page: Page) => ({
  latitude: Number(await latitude(page).inputValue()),
  longitude: Number(await longitude(page).inputValue()),
});

test("fills in the phone's location and stores it with the usual place, the facts of some taps and unknown answers", async ({
  page,
}) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ ...home, accuracy: 8 });
  await openForm(page);
  await page.getByRole("button", { name: "Use my location" }).tap();
  await expect(page.getByText("Location set, accurate to about 8 m.")).toBeVisible();
  await page.getByRole("group", { name: "Pets allowed" }).getByRole("radio", { name: "No", exact: true }).tap();
  const answer = (question: string, text: string) =>
    page.getByRole("group", { name: question }).getByRole("radio", { name: text, exact: true }).tap();
  await answer("Power", "Own LEC meter");
  await answer("Water", "Borehole");
  await answer("Road", "Paved");
  expect(await saveDraft(page)).toMatchObject({
    ...home,
    living: { power: "own_meter", water: "borehole", road: "paved", floods: null, signal: null, fence: null },
    city: "Monrovia",
    state: "Montserrado",
    country: "Liberia",
    postal_code: "1000",
    pets_allowed: false,
    furnished: null,
    has_parking: null,
    is_new_construction: null,
  });
});

test("uses the location after a login too, which opens the form without a page load", async ({ page }) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(home);
  await page.goto("/login?next=/add-rent-property");
  const email = demoAccounts.find(({ role }) => role === "admin")?.email ?? "";
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: /^(Log|Sign) in$/i }).click();
  await page.getByLabel("Title").fill("Kept over the reload");
  await page.getByRole("button", { name: "Use my location" }).click();
  await page.getByRole("button", { name: "Reload and use my location" }).click();
  await expect(latitude(page)).toHaveValue("6.28412");
  await expect(page.getByLabel("Title")).toHaveValue("Kept over the reload");
});

test("suggests places of other listings, and sets and moves the pin on a map by tap and by dragging", async ({
  page,
}) => {
  await openForm(page);
  // Suggestions open by touch and by keyboard.
  const area = page.getByLabel("Neighbourhood or landmark");
  await area.tap();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await area.fill("congot");
  await page.getByRole("option", { name: "Congo Town" }).tap();
  await expect(area).toHaveValue("Congo Town");
  await expect(page.getByRole("option", { name: "Sinkor" })).toHaveCount(0);
  const city = page.getByLabel("City");
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
  expect(await saveDraft(page)).toMatchObject({
    latitude: 6.27,
    longitude: -10.75,
    city: "Paynesville",
    area: "Congo Town",
  });
});

test("covers no field below once an area is completely typed: a tap there opens that field and keeps the area", async ({
  page,
}) => {
  await openForm(page);
  const area = page.getByLabel("Neighbourhood or landmark");
  await area.tap();
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  await area.pressSequentially("sinkor");
  await expect(options).toHaveCount(0);
  // Where the list would be.
  const box = await area.boundingBox();
  if (!box) throw new Error("The field is not visible");
  await page.touchscreen.tap(box.x + 40, box.y + box.height + 60);
  await page.getByLabel("City").tap();
  await expect(page.getByLabel("City")).toBeFocused();
  await expect(options).toHaveCount(0);
  await expect(page.getByLabel("City")).toHaveValue("Monrovia");
  await expect(area).toHaveValue("Sinkor");
});
