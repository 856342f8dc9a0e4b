import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { openList } from "../../support/listings/property-lists.ts";
import { findMappedListing } from "../../support/listings/property-page.ts";
import { phone } from "../../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../../support/settled-page.ts";

test.use({ viewport: phone });

const drawing = /\/art\/monrovia\.svg/;
/** The drawing, and the code and styles of the map of a list. */
const mapFiles = /\/art\/monrovia\.svg|\/assets\/(list-)?area-map-/;

/** Returns what files of the map have transferred, as the browser counts it: compressed, with headers. */
const transferred = (page: Page, names: RegExp): Promise<number> =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new RegExp(source).test(name))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    names.source,
  );

/** Records how often the page requests the drawing. */
function countDrawings(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (drawing.test(request.url())) count++;
  });
  return () => count;
}

const readCost = (text: string | null): number => Number(/(\d+) kB/.exec(text ?? "")?.[1]) * 1000;

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

    test("the map of a list is drawn after a tap only, and its cost is visible on a phone", async ({ page }) => {
      const drawings = countDrawings(page);
      await openList(page, "/rent");
      await expect(page.locator("#map-cost")).toBeVisible();
      await waitUntilSettled(page);
      expect(drawings()).toBe(0);
      await page.getByRole("button", { name: "Map", exact: true }).click();
      await expect.poll(drawings).toBe(1);
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
