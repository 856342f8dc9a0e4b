import { expect, test } from "../../support/browser-test.ts";
import { countDrawings, mapFiles, readCost, transferred } from "../../support/data-saver/map-costs.ts";
import { openList } from "../../support/listings/property-lists.ts";
import { phone } from "../../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../../support/settled-page.ts";

test.use({ viewport: phone });

// The maps of the other pages are in tests/long/browser/listings/map-costs.spec.ts.
test("with data saver the map of a list is drawn after a tap only, and says what it costs, within a tenth of what it transfers", {
  tag: "@long",
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("saver", "small"));
  const drawings = countDrawings(page);
  await openList(page, "/rent");
  const cost = page.locator("#map-cost");
  await expect(cost).toBeVisible();
  await waitUntilSettled(page);
  expect(drawings()).toBe(0);
  const stated = readCost(await cost.textContent());
  expect(await transferred(page, mapFiles)).toBe(0);
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await expect(page.locator("svg.area-map")).toBeVisible();
  await expect.poll(async () => Math.abs((await transferred(page, mapFiles)) - stated)).toBeLessThan(stated / 10);
  expect(drawings()).toBe(1);
});
