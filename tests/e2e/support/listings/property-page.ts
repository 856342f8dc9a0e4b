import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import type { Property } from "#contract/listings/property.ts";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { expect, openPage } from "../browser-test.ts";
import { type Card, propertyCards } from "./property-lists.ts";

type Images = PropertyDetailResponse["data"]["property"]["images"];

/** Replaces the images of a listing whose data the page requests, see `openSavedListing`. */
export const replaceImages = (page: Page, uuid: string, replace: (images: Images) => Images): Promise<unknown> =>
  page.route(`**/api/v1/public/properties/${uuid}`, async (route) => {
    const body: PropertyDetailResponse = await (await route.fetch()).json();
    body.data.property.images = replace(body.data.property.images);
    await route.fulfill({ json: body });
  });

/** Opens a listing from the saved homes. Its data is then requested, not part of the page. */
export async function openSavedListing(page: Page, card: Card): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("favorites", text), JSON.stringify([card]));
  await openPage(page, "/favorites");
  await propertyCards(page).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Description" })).toBeAttached();
}

/** The photo gallery of a listing's page. */
export const gallery = (page: Page): Locator => page.getByRole("region", { name: "Photos" });

/** The gallery's position, as in "2 / 5". */
export const galleryCounter = (page: Page): Locator =>
  gallery(page)
    .getByText(/^\d+ \/ \d+$/)
    .first();

/** Returns a listing with coordinates. @throws when there is none */
export async function findMappedListing(request: APIRequestContext): Promise<{ uuid: string }> {
  const response = await request.get(`/api/v1${propertyEndpoints.listProperties.path}?limit=60`);
  const { data } = (await response.json()) as { data: { properties: Property[] } };
  const found = data.properties.find(({ latitude }) => latitude !== null);
  if (!found) throw new Error("No listing has coordinates");
  return found;
}

/** Responds to all requests for map tiles with an empty image. */
export const serveEmptyTiles = (page: Page): Promise<unknown> =>
  page.route("https://tile.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
