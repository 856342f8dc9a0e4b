import { expect, openPage, test } from "../support/browser-test.ts";
import { delayRequests } from "../support/delayed-requests.ts";
import { enquiryForm } from "../support/enquiry-form.ts";
import { findListing } from "../support/listings/property-lists.ts";
import { recordHydration, recordShift } from "../support/recorded-hydration.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { trackRequests, waitUntilSettled } from "../support/settled-page.ts";
import { followLink } from "../support/shown-screen.ts";

test("a first visit of the home page, lists and a listing hydrates unchanged, moves nothing and asks no other host", async ({
  context,
  request,
  baseURL,
}) => {
  const { uuid } = await findListing(request, ({ image_count }) => image_count >= 4);
  for (const [path, events] of [
    ["/", 0],
    ["/properties", 0],
    ["/rent?min_bedrooms=3&sort=price-low", 0],
    [`/property/${uuid}`, 1],
  ] as const)
    await test.step(path, async () => {
      const page = await context.newPage();
      await page.setViewportSize(phone);
      trackRequests(page);
      const hosts = new Set<string>();
      page.on("request", (sent) => void hosts.add(new URL(sent.url()).origin));
      const readShift = await recordShift(page);
      const hydration = await recordHydration(page);
      await page.goto(path);
      await waitUntilSettled(page);
      await hydration.expectUnchanged(events);
      // The deferred parts hydrate without an error too, and move nothing.
      await page.mouse.move(2, 300);
      await waitUntilSettled(page);
      hydration.expectNoErrorAndNoData();
      const { score, moved } = await readShift();
      expect(score, `layout shift of ${moved.join(" and ")}`).toBeLessThanOrEqual(0.01);
      expect([...hosts]).toEqual([baseURL]);
      await page.close();
    });
});

test("the footer stays and its links work when its code cannot be loaded, also on the next page", async ({ page }) => {
  await page.route("**/assets/footer*.js", (route) => route.abort());
  const failures: string[] = [];
  page.on("requestfailed", (request) => failures.push(request.url()));
  await openPage(page, "/about");
  const footer = page.getByRole("contentinfo");
  const health = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Health" });
  await followLink(page, health, "/health");
  // It is asked for a second time.
  await expect.poll(() => failures.length).toBe(2);
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
});

test("while the code of a form loads, a link to it shows its place, and Back keeps the form", async ({ page }) => {
  const loadForm = await delayRequests(page, /\/assets\/enquiry-form/);
  await openPage(page, "/driving-school");
  await page.locator("main a[href$='#courses']").first().click();
  await expect(page.locator("#courses")).toBeInViewport();
  await expect(enquiryForm(page)).toHaveJSProperty("noValidate", false);
  await page.goBack();
  await expect(page).toHaveURL("/driving-school");
  await expect(enquiryForm(page)).toHaveJSProperty("noValidate", false);
  loadForm();
  await expect(enquiryForm(page)).toHaveJSProperty("noValidate", true);
});
