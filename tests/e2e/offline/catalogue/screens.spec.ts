import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { openWithHomes } from "../../support/catalogue/stored-catalogue.ts";
import { expectResultCount, fetchCards, openList, propertyCards } from "../../support/listings/property-lists.ts";
import { phone } from "../../support/screens/screen-checks.ts";

test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

test("without signal, the phone compares homes that it has never opened, and the map of a list filters by its areas", {
  tag: "@long",
}, async ({ page, context, request }) => {
  const { data } = await fetchCards(request, propertyEndpoints.listProperties.path);
  const cards = data.properties.slice(2, 4);
  const { total } = await fetchCards(request, propertyEndpoints.listRentProperties.path, "area=Sinkor");
  await openWithHomes(page, "/");
  await context.setOffline(true);
  await openPage(page, `/compare?homes=${cards.map(({ uuid }) => uuid).join(",")}`);
  const comparison = page.getByRole("region", { name: "Comparison" });
  await expect(comparison.getByRole("columnheader")).toHaveText(cards.map(({ title }) => new RegExp(title)));
  await expect(comparison.getByRole("row", { name: /^Price/ })).toContainText("$");
  await expect(page.locator("#offline")).toContainText("You are offline.");

  await openList(page, "/rent");
  await page.getByRole("button", { name: "Map", exact: true }).click();
  const label = page.locator(".area-map a", { hasText: "Sinkor" });
  await expect(label).toContainText(`${total} · from $`);
  await label.click();
  await expect(page).toHaveURL("/rent?area=Sinkor");
  await expectResultCount(page, total);
  await expect(propertyCards(page)).toHaveCount(total);
});
