import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { delayRequests } from "../support/delayed-requests.ts";
import { enquiryForm } from "../support/enquiry-form.ts";
import { fetchCards } from "../support/listings/property-lists.ts";
import { recordHydration } from "../support/recorded-hydration.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

// page-weight.spec.ts checks the same on the first visits of the other pages.
for (const path of ["/buy", "/rent?min_bedrooms=3&sort=price-low"]) {
  test(`${path}: hydrates the served HTML unchanged, and requests no data before an interaction`, async ({ page }) => {
    const hydration = await recordHydration(page);
    await page.goto(path);
    await waitUntilSettled(page);
    await hydration.expectUnchanged(0);
    // The deferred parts hydrate without an error too.
    await page.mouse.move(20, 20);
    await waitUntilSettled(page);
    hydration.expectNoErrorAndNoData();
  });
}

test("the footer stays and its links work when its code cannot be loaded, also on the next page", async ({ page }) => {
  await page.route("**/assets/footer*.js", (route) => route.abort());
  const failures: string[] = [];
  page.on("requestfailed", (request) => failures.push(request.url()));
  await openPage(page, "/about");
  const footer = page.getByRole("contentinfo");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Health" }).click();
  await expect(page).toHaveURL("/health");
  // It is asked for a second time.
  await expect.poll(() => failures.length).toBe(2);
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
});

for (const [path, link] of [
  ["/janitorial", "#contact"],
  ["/driving-school", "#courses"],
  ["/driving-school/course-1", "#enquiry"],
] as const) {
  test(`while the code of the form loads, a tap on ${link} shows that part of ${path}, and Back keeps the form`, async ({
    page,
  }) => {
    const loadForm = await delayRequests(page, /\/assets\/enquiry-form/);
    await openPage(page, path);
    await page.locator(`main a[href$="${link}"]`).first().click();
    await expect(page.locator(link)).toBeInViewport();
    await expect(enquiryForm(page)).toHaveJSProperty("noValidate", false);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(enquiryForm(page)).toHaveJSProperty("noValidate", false);
    loadForm();
    await expect(enquiryForm(page)).toHaveJSProperty("noValidate", true);
  });
}

test("serves the whole list in the HTML", async ({ request }) => {
  const { data, total } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const html = await (await request.get("/properties")).text();
  const [beforeData = ""] = html.split('<script type="application/json" id="page-data">');
  for (const { title, uuid } of data.properties.slice(0, 24)) {
    expect(beforeData).toContain(title);
    expect(beforeData).toContain(`/property/${uuid}`);
  }
  expect(beforeData).toContain(`${total} properties found`);
});
