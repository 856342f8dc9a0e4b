import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { findListing, propertyCards } from "../support/listings/property-lists.ts";
import { gallery } from "../support/listings/property-page.ts";
import { setTextSize } from "../support/screens/screen-checks.ts";

test.describe("on a phone with large text", () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

  test("cards and the full screen show their controls inside the window at 200 %", async ({ page, request }) => {
    await openPage(page, "/");
    await setTextSize(page, 200);
    for (const card of await propertyCards(page).all()) {
      const box = await card.getByRole("button", { name: /^Save / }).boundingBox();
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(360 + 12);
    }
    const listing = await findListing(request, ({ image_count }) => image_count === 5);
    await showScreen(page, `/property/${listing.uuid}`);
    await gallery(page)
      .getByRole("link", { name: /^Photo 1 of/ })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const name of ["Close", "Previous photo", "Next photo"])
      await expect(page.getByRole("dialog").getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  });
});

test("in landscape, the hero's image ends in the upper half of the window", async ({ page }) => {
  await openPage(page, "/about");
  for (const path of ["/", "/real-estate", "/health-services"])
    await test.step(path, async () => {
      await showScreen(page, path);
      for (const viewport of [
        { width: 640, height: 360 },
        { width: 740, height: 360 },
        { width: 1280, height: 900 },
      ]) {
        await page.setViewportSize(viewport);
        const box = await page.locator(".hero-image").boundingBox();
        if (!box) throw new Error("The page has no hero");
        // On a desktop the image is beside the search, below the bar.
        const end = viewport.width < 960 ? box.y + box.height : box.height;
        expect.soft(end, `${path}, ${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(viewport.height / 2);
      }
    });
});
