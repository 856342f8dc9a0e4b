import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import {
  expect,
  findAccessibilityViolations,
  horizontalOverflow,
  test,
  waitForHydration,
} from "../support/browser-test.ts";

/** A seeded listing with a picture gallery, by its address. */
async function firstListing(request: import("@playwright/test").APIRequestContext): Promise<string> {
  const answer = await request.get(`/api/v1${visitorEndpoints.listProperties.path}?view=card&limit=1`);
  return `/property/${(await answer.json()).data.properties[0].uuid}`;
}

const screens: [path: string, heading: RegExp, status: number][] = [
  ["/", /Find your place/, 200],
  ["/properties", /All Properties/, 200],
  ["/properties?q=zzzz", /All Properties/, 200],
  ["/buy", /Properties for Sale/, 200],
  ["/rent", /Properties for Rent/, 200],
  ["listing", /villa|house|flat|apartment|office|studio|penthouse|townhouse/i, 200],
  ["/property/unknown", /Property Not Found/, 404],
  ["/favorites", /saved|favorites/i, 200],
  ["/real-estate", /Real estate/, 200],
  ["/health-services", /A doctor you can find/, 200],
  ["/health", /Doctors and appointments/, 200],
  ["/health?q=zzzz", /Doctors and appointments/, 200],
  ["/health/professional-none", /Doctors and appointments|not found/i, 404],
  ["/health/doctor-2", /Doctors and appointments|Dr\. /, 200],
  ["/driving-school", /Driving school in Monrovia/, 200],
  ["/driving-school-landing", /Learn to drive/, 200],
  ["/driving-school/course-1", /Beginner, private car/, 200],
  ["/driving-school/none", /Not Found/i, 404],
  ["/janitorial", /Clean rooms/, 200],
  ["/about", /Four trades, one desk/, 200],
  ["/contact", /Talk to us/, 200],
  ["/privacy", /Privacy Policy/, 200],
  ["/terms", /Terms/, 200],
  ["/careers", /This section is coming soon/, 200],
  ["/login", /^Login$/, 200],
  ["/signup", /Create Account/, 200],
  ["/reset-password", /New password/, 200],
  ["/reset-password#token", /New password/, 200],
  ["/admin/login", /Admin login/, 200],
  ["/admin/register", /Admin registration/, 200],
  ["/image-test", /Image test/, 200],
  ["/health/anything/deeper", /Health Services is coming soon/, 200],
  ["/no-such-page", /Page not found/i, 404],
];

for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`at ${width} pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: width === 360 ? 740 : 900 }, colorScheme });

      for (const [path, heading, status] of screens) {
        test(`${path} has its heading, fits its window and gives axe nothing to say`, async ({ page, request }) => {
          const address = path === "listing" ? await firstListing(request) : path;
          const response = await page.goto(address);
          expect(response?.status()).toBe(status);
          await waitForHydration(page);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
          expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
          expect(await findAccessibilityViolations(page)).toEqual([]);
        });
      }
    });
  }
}
