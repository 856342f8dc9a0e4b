import { expect, openPage, test } from "../../../e2e/support/browser-test.ts";
import { findOverlappingBoxes, fullScreenParts } from "../../../e2e/support/listings/full-screen.ts";
import { gallery } from "../../../e2e/support/listings/property-page.ts";
import { findFivePhotos } from "../../../e2e/support/listings/story-page.ts";

// Phones have the story, see tests/e2e/listings/story-gallery.spec.ts.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 1000, height: 1300 } });

test("on a tablet, no control of the whole screen covers another one, the caption or the photo, upright or on its side", async ({
  page,
  request,
}) => {
  const { uuid } = await findFivePhotos(request);
  await openPage(page, `/property/${uuid}`);
  await expect(gallery(page).getByRole("button", { name: "Next photo" })).toBeHidden();
  await gallery(page).getByRole("link", { name: "Photo 1 of 5, full screen" }).click();
  const { arrows, close, texts, bar, image } = fullScreenParts(page);
  await expect(bar).toBeHidden();
  for (const viewport of [
    { width: 1000, height: 1300 },
    { width: 1300, height: 1000 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await findOverlappingBoxes([...arrows, close, ...texts])).toEqual([]);
    for (const arrow of arrows) expect(await findOverlappingBoxes([arrow, image])).toEqual([]);
  }
  await arrows[1]?.click();
  await expect(page.getByRole("dialog", { name: "Photo 2 of 5" })).toBeVisible();
});
