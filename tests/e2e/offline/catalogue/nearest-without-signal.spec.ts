import { expect, test } from "../../support/browser-test.ts";
import { waitForCatalogue } from "../../support/catalogue/stored-catalogue.ts";
import { openList, propertyCards, searchFor } from "../../support/listings/property-lists.ts";
import { phone } from "../../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../../support/service-worker.ts";

test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

test("a search that finds nothing without signal offers the nearest searches, which find homes", async ({
  page,
  context,
}) => {
  await openList(page, "/rent");
  await waitForServiceWorker(page);
  await waitForCatalogue(page);
  await context.setOffline(true);
  await searchFor(page, "villa sinkor under 20");
  const nearest = page.getByRole("list", { name: "Nearest results" }).getByRole("link");
  await expect(nearest.first()).toBeVisible();
  await nearest.first().click();
  await expect(propertyCards(page).first()).toBeVisible();
});
