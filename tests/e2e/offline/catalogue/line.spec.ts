import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { waitForCatalogue } from "../../support/catalogue/stored-catalogue.ts";
import { propertyCards } from "../../support/listings/property-lists.ts";
import { desktop, phone } from "../../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../../support/service-worker.ts";
import { followLink } from "../../support/shown-screen.ts";

test.use({ loadsCatalogue: true });

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/**
 * Records which elements of each page move, and how much, once it has loaded: while the HTML arrives, a busy browser shows rows
 * of which it has parsed only a part. The line comes seconds later.
 */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const record = globalThis as { shifts?: string[] };
    const shifts: string[] = [];
    record.shifts = shifts;
    let loadedAt = Infinity;
    addEventListener("load", () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          loadedAt = performance.now();
        }),
      ),
    );
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
        );
        if (startTime > loadedAt && value >= 0.001) shifts.push(`${value} ${nodes.join(" ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
const readShifts = (page: Page) => page.evaluate(() => (globalThis as { shifts?: string[] }).shifts);

test("home and lists say without any touch that they work without signal, and nothing moves", async ({ page }) => {
  await page.goto("/about");
  await waitForCatalogue(page);
  await watchShift(page);
  for (const [viewport, paths] of [
    [phone, ["/", "/rent"]],
    [desktop, ["/properties?area=Sinkor&min_bedrooms=4"]],
  ] as const)
    for (const path of paths) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const line = page.getByText(/^Works without signal: \d+ kB\. Updated today \d/);
      await expect(line).toBeVisible();
      expect(await readShifts(page), `${path} at ${viewport.width} pixels`).toEqual([]);
      if (viewport === desktop) {
        const [lineBox, cardBox] = [await line.boundingBox(), await propertyCards(page).first().boundingBox()];
        expect((lineBox?.y ?? 0) + (lineBox?.height ?? 0)).toBeLessThanOrEqual(cardBox?.y ?? 0);
      }
    }
});

test.describe("on the first page of a visit", () => {
  test.use({ serviceWorkers: "allow", isSecondPage: false, viewport: phone });

  test("nothing loads for use without signal; another screen loads it and says its cost", async ({ page }) => {
    await openPage(page, "/");
    await followLink(page, page.locator("footer").getByRole("link", { name: "Rent" }).first(), "/rent");
    await waitForServiceWorker(page);
    await waitForCatalogue(page);
    const line = page.getByText(/^Works without signal: \d+ kB\. Updated today \d+:\d+\.$/);
    await expect(line).toBeVisible();
    const box = await line.boundingBox();
    expect(box?.height, "one line").toBeLessThan(30);
  });
});
