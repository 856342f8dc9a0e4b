import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { Property } from "#contract/listings/property.ts";

/** The photo gallery of a listing's page. */
export const gallery = (page: Page): Locator => page.getByRole("region", { name: "Photos" });

/** The gallery's position, as in "2 / 5". */
export const galleryCounter = (page: Page): Locator =>
  gallery(page)
    .getByText(/^\d+ \/ \d+$/)
    .first();

/** Returns a listing with coordinates. @throws when there is none */
export async function findMappedListing(request: APIRequestContext): Promise<{ uuid: string }> {
  const response = await request.get(`/api/v1${visitorEndpoints.listProperties.path}?limit=60`);
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
