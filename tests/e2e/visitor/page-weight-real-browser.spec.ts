import { findBrowserPath } from "../../browser-path.ts";
import { launchOptions } from "../playwright.config.ts";
import { test } from "../support/browser-test.ts";
import { expectLightFirstVisit, expectSmallImages } from "../support/page-weights.ts";

// The lazy images that a first visit loads count, so these pages need the browser that visitors have.
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: { ...launchOptions, executablePath: await findBrowserPath() },
});

test("a first visit of /driving-school stays within its budget and requests nothing from other hosts", ({
  page,
  baseURL: origin,
}) =>
  expectLightFirstVisit(page, {
    name: "/driving-school",
    path: "/driving-school",
    allBudget: 150,
    origin,
  }));

test.describe("at pixel ratio 3", () => {
  test.use({ deviceScaleFactor: 3 });

  test("a first visit of /properties stays within the budget of one device pixel, with small card images", ({ page }) =>
    // The target is 195 kB.
    expectSmallImages(page, "/properties", 196));
});
