import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { waitForCatalogue } from "../../support/catalogue/stored-catalogue.ts";
import { propertyCards } from "../../support/listings/property-lists.ts";
import { desktop, phone } from "../../support/screens/screen-checks.ts";

test.use({ loadsCatalogue: true });

/** Records how far elements of the page move. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const record = globalThis as { shift?: number };
    record.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        record.shift = (record.shift ?? 0) + value;
    }).observe({ type: "layout-shift", buffered: true });
  });

for (const [device, viewport] of Object.entries({ phone, desktop }))
  test(`on a ${device}, home and lists say without any touch that they work without signal, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    await waitForCatalogue(page);
    await watchShift(page);
    for (const path of ["/", "/rent", "/properties?area=Sinkor&min_bedrooms=4"]) {
      await page.goto(path);
      const line = page.getByText(/^Works without signal\. Updated today \d/);
      await expect(line).toBeVisible();
      expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBeLessThan(0.001);
      if (device === "desktop" && path !== "/") {
        const [lineBox, cardBox] = [await line.boundingBox(), await propertyCards(page).first().boundingBox()];
        expect((lineBox?.y ?? 0) + (lineBox?.height ?? 0)).toBeLessThanOrEqual(cardBox?.y ?? 0);
      }
    }
  });
