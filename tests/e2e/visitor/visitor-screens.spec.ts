import type { APIRequestContext } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { Property } from "#contract/listings/property.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { expectAccessibleScreen, expectPrintable, phone } from "../support/screens/screen-checks.ts";

/** Returns the paths of the newest seeded listing and of a comparison of the newest four. */
async function findListingPaths(request: APIRequestContext): Promise<Record<string, string>> {
  const response = await request.get(`/api/v1${visitorEndpoints.listProperties.path}?view=card&limit=4`);
  const uuids = (await response.json()).data.properties.map(({ uuid }: { uuid: string }) => uuid);
  return { listing: `/property/${uuids[0]}`, comparison: `/compare?homes=${uuids.join(",")}` };
}

type Screen = [path: string, heading: RegExp, status: number];

const screensByTopic: Record<string, Screen[]> = {
  "the home page and the lists": [
    ["/", /Find your place/, 200],
    ["/properties", /All Properties/, 200],
    ["/buy", /Properties for Sale/, 200],
    ["/rent", /Properties for Rent/, 200],
    ["/properties?q=zzzz", /All Properties/, 200],
    ["/rent/sinkor", /Homes for rent in Sinkor/, 200],
    ["/rent/sinkr", /No homes found here/, 404],
  ],
  "homes and real estate": [
    ["/real-estate", /Real estate/, 200],
    ["listing", /villa|house|flat|apartment|office|studio|penthouse|townhouse/i, 200],
    ["/property/unknown", /Property Not Found/, 404],
    ["/favorites", /saved|favorites/i, 200],
    ["comparison", /Compare homes/, 200],
    ["/image-test", /Image test/, 200],
    ["/compare", /Compare homes/, 200],
    ["/driving-school/none", /Not Found/i, 404],
  ],
  "health services": [
    ["/health-services", /Find a doctor/, 200],
    ["/health", /Doctors and appointments/, 200],
    ["/health/doctor-2", /Doctors and appointments|Dr\. /, 200],
    ["/health?q=zzzz", /Doctors and appointments/, 200],
    ["/health/professional-none", /Doctors and appointments|not found/i, 404],
    ["/health/anything/deeper", /Health Services is coming soon/, 200],
  ],
  "the driving school and cleaning": [
    ["/driving-school", /Driving school in Monrovia/, 200],
    ["/driving-school/guide", /Market guide/, 200],
    ["/driving-school-landing", /Learn to drive/, 200],
    ["/driving-school/course-1", /Beginner, private car/, 200],
    ["/janitorial", /Reliable cleaning/, 200],
    ["/janitorial/guide", /Market guide/, 200],
  ],
  "the company": [
    ["/about", /Four services, one team/, 200],
    ["/contact", /Contact us/, 200],
    ["/verify", /Is it really us/, 200],
    ["/verify?q=0770123456", /Is it really us/, 200],
    ["/report", /Report a listing/, 200],
    ["/privacy", /Privacy Policy/, 200],
    ["/terms", /Terms/, 200],
    ["/careers", /This section is coming soon/, 200],
    ["/no-such-page", /Page not found/i, 404],
  ],
  "the forms of accounts": [
    ["/login", /^Login$/, 200],
    ["/signup", /Create Account/, 200],
    ["/reset-password", /Open your reset link again/, 200],
    ["/verify-email", /Confirm your email address/, 200],
    ["/reset-password#token", /New password/, 200],
    ["/admin/login", /Admin login/, 200],
    ["/admin/register", /Admin registration/, 200],
  ],
};

/** The lists by kind repeat cards of /properties, so axe checks only their first four. */
const checkedElsewhere = {
  "/buy": "main li:nth-child(n + 5):has(article)",
  "/rent": "main li:nth-child(n + 5):has(article)",
  "/rent/sinkor": "main li:nth-child(n + 5):has(article)",
} as Record<string, string>;

test.use({ viewport: phone, reducedMotion: "reduce" });

for (const [topic, screens] of Object.entries(screensByTopic)) {
  test(`${topic}: each screen has its heading, fits every window, passes axe in both themes and prints`, async ({
    page,
    request,
  }) => {
    // A busy machine needs up to 10 seconds for a screen.
    test.setTimeout(screens.length * 20_000);
    const listingPaths = await findListingPaths(request);
    for (const [screen, heading, status] of screens)
      await test.step(screen, async () => {
        const path = listingPaths[screen] ?? screen;
        expect((await request.get(path)).status(), screen).toBe(status);
        if (page.url() === "about:blank") await openPage(page, path);
        else await showScreen(page, path);
        await expect(page.getByRole("heading", { level: 1 }), screen).toHaveText(heading);
        await expectAccessibleScreen(page, { screen, checkedElsewhere: checkedElsewhere[screen] });
        await expectPrintable(page, screen);
      });
  });
}

/** What the page of a home shows instead of its usual offer. The parts of the page itself are checked above. */
const homes: [state: string, changes: Partial<Property>, shown: RegExp][] = [
  ["sold", { status: "sold", is_available: false, off_list: "gone" }, /^Sold on/],
  [
    "unconfirmed",
    { confirmed_at: "2026-01-12T09:00:00.000Z", off_list: "unconfirmed" },
    /We have not confirmed this home since/,
  ],
  ["with prices in L$", {}, /about L\$ [\d,]+/],
];

test("a home that is sold, unconfirmed or priced in L$ fits every window and passes axe in both themes", async ({
  page,
  request,
}) => {
  test.setTimeout(homes.length * 20_000);
  const response = await request.get(`/api/v1${visitorEndpoints.listProperties.path}?view=card&kind=buy&limit=3`);
  const uuids: string[] = (await response.json()).data.properties.map(({ uuid }: { uuid: string }) => uuid);
  await openPage(page, "/image-test");
  for (const [at, [state, changes, shown]] of homes.entries())
    await test.step(state, async () => {
      await page.route(`**/api/v1/public/properties/${uuids[at]}*`, async (route) => {
        const { data, ...others } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...others, data: { ...data, property: { ...data.property, ...changes } } } });
      });
      await showScreen(page, `/property/${uuids[at]}`);
      if (state === "with prices in L$")
        await page.getByRole("button", { name: "Show prices also in L$" }).first().click();
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectAccessibleScreen(page, { screen: state });
    });
});

test("the open menu fits a phone and passes axe in both themes", async ({ page }) => {
  await openPage(page, "/about");
  await page.getByText("Menu", { exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectAccessibleScreen(page, { sizes: [phone] });
});
