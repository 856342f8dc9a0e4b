import type { APIRequestContext } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { expectAccessibleScreen, expectPrintable, phone } from "../support/screen-checks.ts";

/** Returns the paths of the newest seeded listing and of a comparison of the newest four. */
async function findListingPaths(request: APIRequestContext): Promise<Record<string, string>> {
  const response = await request.get(`/api/v1${visitorEndpoints.listProperties.path}?view=card&limit=4`);
  const uuids = (await response.json()).data.properties.map(({ uuid }: { uuid: string }) => uuid);
  return { listing: `/property/${uuids[0]}`, comparison: `/compare?homes=${uuids.join(",")}` };
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
  ["comparison", /Compare homes/, 200],
  ["/compare", /Compare homes/, 200],
  ["/real-estate", /Real estate/, 200],
  ["/health-services", /Find a doctor/, 200],
  ["/health", /Doctors and appointments/, 200],
  ["/health?q=zzzz", /Doctors and appointments/, 200],
  ["/health/professional-none", /Doctors and appointments|not found/i, 404],
  ["/health/doctor-2", /Doctors and appointments|Dr\. /, 200],
  ["/driving-school", /Driving school in Monrovia/, 200],
  ["/driving-school/guide", /Market guide/, 200],
  ["/driving-school-landing", /Learn to drive/, 200],
  ["/driving-school/course-1", /Beginner, private car/, 200],
  ["/driving-school/none", /Not Found/i, 404],
  ["/janitorial", /Reliable cleaning/, 200],
  ["/janitorial/guide", /Market guide/, 200],
  ["/about", /Four services, one team/, 200],
  ["/contact", /Contact us/, 200],
  ["/privacy", /Privacy Policy/, 200],
  ["/terms", /Terms/, 200],
  ["/careers", /Our careers page is coming soon/, 200],
  ["/login", /^Login$/, 200],
  ["/signup", /Create Account/, 200],
  ["/reset-password", /New password/, 200],
  ["/reset-password#token", /New password/, 200],
  ["/verify-email", /Confirm your email address/, 200],
  ["/admin/login", /Admin login/, 200],
  ["/admin/register", /Admin registration/, 200],
  ["/image-test", /Image test/, 200],
  ["/health/anything/deeper", /Health Services is coming soon/, 200],
  ["/no-such-page", /Page not found/i, 404],
];

test.use({ viewport: phone, reducedMotion: "reduce" });

for (const [path, heading, status] of screens) {
  test(`${path} shows its heading, fits every window, passes axe in both themes and prints`, async ({
    page,
    request,
  }) => {
    const response = await page.goto((await findListingPaths(request))[path] ?? path);
    expect(response?.status()).toBe(status);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectAccessibleScreen(page);
    await expectPrintable(page);
  });
}

test("the open menu fits a phone and passes axe in both themes", async ({ page }) => {
  await openPage(page, "/");
  await page.getByText("Menu", { exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectAccessibleScreen(page, { sizes: [phone] });
});
