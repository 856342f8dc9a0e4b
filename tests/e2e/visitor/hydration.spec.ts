import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, test } from "../support/browser-test.ts";
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
