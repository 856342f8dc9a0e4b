import { expect, openPage, test } from "../../support/browser-test.ts";
import { countDrawings, drawing, mapFiles, readCost, transferred } from "../../support/data-saver/map-costs.ts";
import { openList } from "../../support/listings/property-lists.ts";
import { findMappedListing } from "../../support/listings/property-page.ts";
import { phone } from "../../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../../support/settled-page.ts";

test.use({ viewport: phone });

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

test.describe("in the long run", { tag: "@long" }, () => {
  test("the map of a list says what it costs, within a tenth of what it transfers", async ({ page }) => {
    await openList(page, "/properties");
    const button = page.getByRole("button", { name: "Map", exact: true });
    await button.hover();
    await expect(button).toHaveAccessibleDescription(/^\d kB$/);
    const stated = readCost(await page.locator("#map-cost").textContent());
    expect(await transferred(page, mapFiles)).toBe(0);
    await button.click();
    await expect(page.locator("svg.area-map")).toBeVisible();
    await expect.poll(async () => Math.abs((await transferred(page, mapFiles)) - stated)).toBeLessThan(stated / 10);
  });

  for (const choice of ["small", "none"])
    test.describe(`with data saver and ${choice} photos`, () => {
      test.beforeEach(({ page }) => page.addInitScript((saver) => localStorage.setItem("saver", saver), choice));

      test("home lists its areas, and draws their map after a tap that says its cost", async ({ page }) => {
        const drawings = countDrawings(page);
        await openPage(page, "/");
        await page.getByRole("heading", { name: "Homes by area" }).scrollIntoViewIfNeeded();
        const areas = page.getByRole("list", { name: "Areas" });
        await expect(areas.getByRole("link", { name: /^Brewerville/ })).toBeVisible();
        await waitUntilSettled(page);
        expect(drawings()).toBe(0);

        const show = page.getByRole("button", { name: /^Show the map, \d kB$/ });
        const stated = readCost(await show.textContent());
        await show.press("Enter");
        await expect(areas.getByRole("link").first()).toBeFocused();
        await expect(page.locator(".area-map a", { hasText: "Sinkor" })).toBeVisible();
        await expect.poll(async () => Math.abs((await transferred(page, drawing)) - stated)).toBeLessThan(stated / 10);
        expect(drawings()).toBe(1);
      });

      test("a listing and the contact page draw no map", async ({ page, request }) => {
        const drawings = countDrawings(page);
        const { uuid } = await findMappedListing(request);
        await openPage(page, `/property/${uuid}`);
        await page.mouse.move(100, 100);
        await page.getByRole("button", { name: "Show the map" }).scrollIntoViewIfNeeded();
        await expect(page.getByText("Loads from OpenStreetMap; size not known.")).toBeVisible();
        await openPage(page, "/contact");
        await page.getByText(/^Our office is in /).scrollIntoViewIfNeeded();
        await waitUntilSettled(page);
        expect(drawings()).toBe(0);
      });
    });

  test("without data saver, a listing draws the map around its mark", async ({ page, request }) => {
    const drawings = countDrawings(page);
    const { uuid } = await findMappedListing(request);
    await openPage(page, `/property/${uuid}`);
    await page.mouse.move(100, 100);
    await page.getByRole("button", { name: "Show the map" }).scrollIntoViewIfNeeded();
    await expect.poll(drawings).toBe(1);
    await expect(page.getByRole("button", { name: "Show the map" })).toHaveAccessibleDescription(
      "Loads from OpenStreetMap; size not known.",
    );
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("a listing draws the map around its mark", async ({ page, request }) => {
      const drawings = countDrawings(page);
      const { uuid } = await findMappedListing(request);
      await page.goto(`/property/${uuid}`);
      await expect(page.locator(".map-frame circle")).toHaveCount(2);
      expect(drawings()).toBe(1);
    });
  });
});
