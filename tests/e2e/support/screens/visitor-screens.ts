import type { APIRequestContext, Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage } from "../browser-test.ts";
import { showScreen } from "../client-navigation.ts";
import { fetchCards, isSeeded } from "../listings/property-lists.ts";

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

/** The lists by kind repeat cards of /properties, so axe checks only their first four. */
export const checkedElsewhere: Record<string, string> = Object.fromEntries(
  ["/buy", "/rent", "/rent/sinkor"].map((path) => [path, "main li:nth-child(n + 5):has(article)"]),
);

/** Returns the paths of the screens of homes. */
export async function findListingPaths(request: APIRequestContext): Promise<Record<string, string>> {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const [newest = "", ...others] = data.properties
    .filter(isSeeded)
    .slice(0, 4)
    .map(({ uuid }) => uuid);
  return { listing: `/property/${newest}`, comparison: `/compare?homes=${[newest, ...others].join(",")}` };
}

/** Shows a screen, the first one by opening it, and waits for its heading. */
export async function openScreen(page: Page, path: string, heading: RegExp): Promise<void> {
  if (page.url() === "about:blank") await openPage(page, path);
  else await showScreen(page, path);
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
}
