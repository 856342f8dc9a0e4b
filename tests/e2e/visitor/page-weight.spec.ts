import type { APIRequestContext } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { comparePath, maxCompared } from "#web/features/listings/compare/compared-ids.ts";
import { bookHome, findHome, readFreeTimes } from "../support/bookings/bookings.ts";
import { test } from "../support/browser-test.ts";
import { expectLightFirstVisit, expectSmallImages } from "../support/page-weights.ts";

test.use({ viewport: { width: 360, height: 740 } });

// The headless shell loads lazy images from further away than a visitor's browser. A page that exceeds its budget only
// for this reason belongs into page-weight-real-browser.spec.ts, whose browser needs four times the processor time.
const pages: [name: string, all: number][] = [
  ["/", 180],
  ["/properties", 195],
  ["/rent", 195],
  ["/rent/sinkor", 195],
  ["a listing", 195],
  ["/favorites", 195],
  ["a comparison", 195],
  ["/real-estate", 195],
  ["a booking", 150],
  ["an appointment", 150],
  ["/health-services", 150],
  ["/health", 150],
  ["/driving-school/guide", 150],
  ["/driving-school-landing", 150],
  ["/janitorial", 150],
  ["/janitorial/guide", 150],
  ["/about", 150],
  ["/contact", 150],
  ["/verify", 150],
  ["/report", 150],
  ["/privacy", 150],
  ["/login", 150],
  ["/signup", 150],
];

/** Pages whose served HTML has data, each with the number of events that a visit records. */
const eventsByPage: Record<string, number> = { "/": 0, "/properties": 0, "/rent": 0, "a listing": 1 };

/** Returns the path of the newest listing, of its booking, of a booked appointment or of a comparison of the newest ones. */
async function findListingPath(request: APIRequestContext, name: string): Promise<string> {
  if (name === "an appointment") {
    const uuid = await findHome(request, 8);
    const [first] = await readFreeTimes(request, uuid);
    return bookHome(request, uuid, String(first?.start));
  }
  const response = await request.get(`/api/v1${visitorEndpoints.listProperties.path}?view=card&limit=${maxCompared}`);
  const { data } = (await response.json()) as CardListResponse;
  const uuids = data.properties.map(({ uuid }) => uuid);
  if (name === "a booking") return `/book/viewing/${uuids[0]}`;
  return name === "a comparison" ? comparePath(uuids) : `/property/${uuids[0]}`;
}

for (const [name, allBudget] of pages) {
  test(`a first visit of ${name} hydrates unchanged, stays within its budget and requests nothing from other hosts`, async ({
    page,
    request,
    baseURL: origin,
  }) => {
    const path = name.startsWith("/") ? name : await findListingPath(request, name);
    const events = eventsByPage[name];
    await expectLightFirstVisit(page, { name, path, allBudget, origin, events });
  });
}

test.describe("at pixel ratio 3", () => {
  test.use({ deviceScaleFactor: 3 });

  test("a first visit of / stays within the budget of one device pixel, with small card images", ({ page }) =>
    expectSmallImages(page, "/", 180));
});
