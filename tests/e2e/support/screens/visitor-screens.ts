import type { APIRequestContext, Page } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { expect, openPage, test } from "../browser-test.ts";
import { showScreen } from "../client-navigation.ts";
import { fetchCards, isSeeded } from "../listings/property-lists.ts";
import { desktop, expectAccessibleScreen, expectPrintable, findOverflow, phone } from "./screen-checks.ts";
import { findTranslatedFacts } from "./translated-facts.ts";

/** A screen with its heading; an empty one also has a drawing, by the name of its file. */
type VisitorScreen = [path: string, heading: RegExp, drawing?: string];

/** The screens of visitors. `listing` is the newest home of the demo data and `comparison` compares the newest four. */
export const visitorScreens: Record<string, VisitorScreen[]> = {
  "the home page and the lists": [
    ["/", /Find your place/],
    ["/properties", /All Properties/],
    ["/buy", /Properties for Sale/],
    ["/rent", /Properties for Rent/],
    ["/rent?property_type=Warehouse", /Properties for Rent/, "search"],
    ["/rent/sinkor", /Homes for rent in Sinkor/],
    ["/rent/sinkr", /No homes found here/],
    ["/real-estate", /Real estate/],
    ["listing", /\w/],
    ["/property/unknown", /Property Not Found/, "gone"],
    ["/favorites", /Saved homes/, "saved"],
    ["comparison", /Compare homes/],
    ["/compare", /Compare homes/, "compare"],
    ["/image-test", /Image test/],
  ],
  "the services": [
    ["/health-services", /Find a doctor/],
    ["/health", /Doctors and appointments/],
    ["/health/doctor-2", /Dr\. /],
    ["/health?q=zzzz", /Doctors and appointments/, "clinic"],
    ["/health/professional-none", /Doctors and appointments|not found/i],
    ["/health/anything/deeper", /Health Services is coming soon/],
    ["/book/clinic/doctor-1", /Book Appointment/],
    ["/driving-school", /Driving school in Monrovia/],
    ["/driving-school/guide", /Market guide/],
    ["/driving-school-landing", /Learn to drive/],
    ["/driving-school/course-1", /Beginner, private car/],
    ["/book/lesson/course-1", /Book a lesson/],
    ["/book/lesson/course-3", /Book a seat/],
    ["/driving-school/none", /Not Found/i],
    ["/janitorial", /Reliable cleaning/],
    ["/janitorial/guide", /Market guide/],
  ],
  "the company and the forms of accounts": [
    ["/about", /Four services, one team/],
    ["/contact", /Contact us/],
    ["/verify", /Is it really us/],
    ["/verify?q=0770123456", /Is it really us/],
    ["/report", /Report a listing/],
    ["/privacy", /Privacy Policy/],
    ["/terms", /Terms/],
    ["/careers", /This section is coming soon/],
    ["/no-such-page", /Page not found/i, "lost"],
    ["/login", /^Login$/],
    ["/signup", /Create Account/],
    ["/reset-password", /Open your reset link again/],
    ["/verify-email", /Confirm your email address/],
    ["/reset-password#token", /New password/],
    ["/admin/login", /Admin login/],
    ["/admin/register", /Admin registration/],
  ],
};

/** One screen of each kind, which the short run checks. The long run checks all. */
export const usualScreens: VisitorScreen[] = Object.values(visitorScreens)
  .flat()
  .filter(([path]) =>
    [
      ...["/", "/rent", "listing", "/favorites", "comparison", "/health/doctor-2", "/book/clinic/doctor-1"],
      ...["/driving-school", "/janitorial/guide", "/contact", "/no-such-page"],
    ].includes(path),
  );

/** The lists by kind repeat cards of /properties, so axe checks only their first four. */
const checkedElsewhere: Record<string, string> = Object.fromEntries(
  ["/buy", "/rent", "/rent/sinkor"].map((path) => [path, "main li:nth-child(n + 5):has(article)"]),
);

/** Returns the paths of the screens of homes. */
async function findListingPaths(request: APIRequestContext): Promise<Record<string, string>> {
  const { data } = await fetchCards(request, propertyEndpoints.listProperties.path);
  const [newest = "", ...others] = data.properties
    .filter(isSeeded)
    .slice(0, 4)
    .map(({ uuid }) => uuid);
  return { listing: `/property/${newest}`, comparison: `/compare?homes=${[newest, ...others].join(",")}` };
}

/** Shows a screen, the first one by opening it, and waits for its heading. */
async function openScreen(page: Page, path: string, heading: RegExp): Promise<void> {
  if (page.url() === "about:blank") await openPage(page, path);
  else await showScreen(page, path);
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
}

/** Expects the drawing of an empty screen in the colours of the theme, hidden from screen readers. */
async function expectDrawing(page: Page, screen: string): Promise<void> {
  const drawing = page.locator("svg:has(use[href^='/art/empty/'])");
  await expect(drawing, screen).toHaveAttribute("aria-hidden", "true");
  expect(await drawing.boundingBox(), screen).toMatchObject({ width: 564, height: 288 });
  const readSky = () => drawing.evaluate((svg) => getComputedStyle(svg).getPropertyValue("--map-sea").trim());
  await page.emulateMedia({ colorScheme: "light" });
  const light = await readSky();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await readSky(), screen).not.toBe(light);
}

/**
 * Shows screens one after the other: each has its heading, fits every window, passes axe in both themes, prints, and keeps
 * its prices, references and numbers in a translation.
 */
export async function expectSoundScreens(page: Page, screens: VisitorScreen[], isLong = false): Promise<void> {
  const listingPaths = await findListingPaths(page.request);
  for (const [screen, heading, drawing] of screens)
    await test.step(screen, async () => {
      await page.setViewportSize(phone);
      const file = drawing && page.waitForResponse((response) => response.url().endsWith(`/art/empty/${drawing}.svg`));
      await openScreen(page, listingPaths[screen] ?? screen, heading);
      expect.soft((await page.getByRole("banner").boundingBox())?.y, `the header of ${screen}`).toBe(0);
      expect.soft(await findTranslatedFacts(page), `facts that a translation changes on ${screen}`).toEqual([]);
      const sizes = isLong ? [phone, desktop] : [phone];
      await expectAccessibleScreen(page, { screen, sizes, checkedElsewhere: checkedElsewhere[screen] });
      await page.setViewportSize(desktop);
      expect.soft(await findOverflow(page), `overflow of ${screen} on a desktop`).toEqual([]);
      if (file) {
        expect((await file).status(), screen).toBe(200);
        await expectDrawing(page, screen);
      }
      await expectPrintable(page, screen);
    });
}
