import type { APIRequestContext, Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { findListing, propertyCards } from "../support/property-lists.ts";
import { gallery } from "../support/property-page.ts";
import { horizontalOverflow } from "../support/screen-checks.ts";

const paths = [
  "/",
  "/properties",
  "/properties?q=zzzz",
  "/buy",
  "/rent",
  "listing",
  "/property/unknown",
  "/favorites",
  "/real-estate",
  "/health-services",
  "/health",
  "/health/doctor-2",
  "/driving-school",
  "/driving-school-landing",
  "/driving-school/course-1",
  "/janitorial",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/careers",
  "/login",
  "/signup",
];

async function openScreen(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const listing = path === "listing" && (await findListing(request, ({ image_count }) => image_count === 5));
  await openPage(page, listing ? `/property/${listing.uuid}` : path);
}

/** Sets the size of the browser's text: 100 is the usual one. */
const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

test.describe("on a phone with large text", () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

  for (const path of paths) {
    test(`${path} fits the width at 150 % and 200 %`, async ({ page, request }) => {
      await openScreen(page, request, path);
      for (const percent of [150, 200]) {
        await setTextSize(page, percent);
        expect.soft(await horizontalOverflow(page), `${percent} %`).toBeLessThanOrEqual(0);
      }
    });
  }

  test("cards and the full screen show their controls inside the window at 200 %", async ({ page, request }) => {
    await openScreen(page, request, "/");
    await setTextSize(page, 200);
    for (const card of await propertyCards(page).all()) {
      const box = await card.getByRole("button", { name: /^Save / }).boundingBox();
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(360 + 12);
    }
    await openScreen(page, request, "listing");
    await setTextSize(page, 200);
    await gallery(page)
      .getByRole("link", { name: /^Photo 1 of/ })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const name of ["Close", "Previous photo", "Next photo"])
      await expect(page.getByRole("dialog").getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("in landscape", () => {
  for (const viewport of [
    { width: 640, height: 360 },
    { width: 740, height: 360 },
    { width: 1280, height: 900 },
  ]) {
    test(`the hero's image ends in the upper half of ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of ["/", "/real-estate", "/health-services"]) {
        await openPage(page, path);
        const box = await page.locator(".hero-image").boundingBox();
        if (!box) throw new Error("The page has no hero");
        // On a desktop the image is beside the search, below the bar.
        const end = viewport.width < 960 ? box.y + box.height : box.height;
        expect.soft(end, path).toBeLessThanOrEqual(viewport.height / 2);
      }
    });
  }
});

test.describe("on paper", () => {
  for (const path of paths) {
    test(`${path} has no buttons, hearts and bars`, async ({ page, request }) => {
      await openScreen(page, request, path);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const controls = page.locator("button, .btn, .heart, .top-bar, .contact-bar, .chip");
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    });
  }
});
