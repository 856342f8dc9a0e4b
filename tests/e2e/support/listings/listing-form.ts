import type { Page } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { apiPrefix, endpointPath } from "#contract/http/api-path.ts";
import type { Property } from "#contract/listings/property.ts";
import { expect } from "../browser-test.ts";

let titleCount = 0;

/** Returns a title that no other listing has. */
export function createTitle(words: string): string {
  titleCount += 1;
  return `${words} ${process.pid}n${titleCount}`;
}

/** Fills in what a listing for sale needs, besides a photo. The form starts with the city and what surrounds it. */
export async function fillRequiredFields(page: Page, title: string): Promise<void> {
  await expect(page.getByLabel("City")).toHaveValue("Monrovia");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Property type").selectOption("House");
  await page.getByLabel("Description").fill("Three rooms.");
  await page.getByLabel("Price").fill("84000");
  await page.getByLabel("Address").fill("12 Water Street");
}

/** Opens a part of the form that is folded at first. */
export const openFold = (page: Page, title: string) => page.locator("summary", { hasText: title }).click();

/** Returns a home as visitors get it. */
async function readHome(page: Page, uuid: string): Promise<Property> {
  const response = await page.request.get(apiPrefix + endpointPath(propertyEndpoints.getProperty.route, { uuid }));
  return (await response.json()).data.property;
}

/** Publishes the form of a listing for sale. Returns the listing as visitors get it. */
export async function publishForm(page: Page): Promise<Property> {
  await page.getByRole("button", { name: "Add Property" }).click();
  // The admin area changes the address first, and loads the site's page then: only that page has this part.
  await expect(page).toHaveURL(/\/property\/[\w-]{36}$/);
  await expect(page.getByRole("complementary", { name: "Price and contact" })).toBeVisible();
  return readHome(page, page.url().slice(-36));
}

/** Expects that the listing's card shows its first photo. */
export async function expectPhotoOnCard(page: Page, title: string): Promise<void> {
  await page.goto(`/buy?q=${encodeURIComponent(title)}`);
  const card = page.getByRole("article").filter({ hasText: title });
  const photo = card.locator("img").first();
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(card.getByText("Image not available")).toHaveCount(0);
}

/** Expects that a shared link shows a JPEG that every chat accepts. */
export async function expectSmallSharedImage(page: Page, uuid: string): Promise<void> {
  const html = await (await page.request.get(`/property/${uuid}`)).text();
  const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const response = await page.request.get(new URL(url).pathname);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  expect((await response.body()).length).toBeLessThan(150_000);
}
