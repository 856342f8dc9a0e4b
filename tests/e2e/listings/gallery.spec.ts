import { expect, openPage, test } from "../support/browser-test.ts";
import { findOverlappingBoxes, fullScreenParts } from "../support/listings/full-screen.ts";
import { getPrice } from "../support/listings/property-lists.ts";
import { gallery, galleryCounter } from "../support/listings/property-page.ts";
import { findFivePhotos } from "../support/listings/story-page.ts";
import { desktop } from "../support/screens/screen-checks.ts";

test("the gallery of a listing moves by arrows, keys and thumbnails, and opens in full screen, where nothing covers another", async ({
  page,
  request,
}) => {
  await page.setViewportSize(desktop);
  const card = await findFivePhotos(request);
  await openPage(page, `/property/${card.uuid}`);
  const photo = (number: number) => gallery(page).getByRole("link", { name: `Photo ${number} of 5, full screen` });
  const fullScreenAt = (number: number) => page.getByRole("dialog", { name: `Photo ${number} of 5` });
  const next = gallery(page).getByRole("button", { name: "Next photo" });
  const expectImage = async (number: number) => {
    await expect(galleryCounter(page)).toHaveText(`${number} / 5`);
    await expect(photo(number)).toBeInViewport({ ratio: 0.9 });
    const image = photo(number).locator("img");
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  };

  await test.step("previous and next wrap around, one image per click, also when clicked quickly", async () => {
    await expectImage(1);
    await gallery(page).getByRole("button", { name: "Previous photo" }).click();
    await expectImage(5);
    await next.click();
    await expectImage(1);
    for (let press = 0; press < 3; press++) await next.click();
    await expectImage(4);
  });

  await test.step("the arrow keys change the image while the gallery has the focus", async () => {
    await photo(4).focus();
    await page.keyboard.press("ArrowRight");
    await expectImage(5);
    await page.keyboard.press("ArrowLeft");
    await expectImage(4);
  });

  await test.step("a thumbnail shows its image, and '+1 More' opens the full screen", async () => {
    const second = gallery(page).getByRole("link", { name: "Photo 2", exact: true });
    await second.click();
    await expectImage(2);
    await expect(second).toHaveAttribute("aria-current", "true");
    const entries = await page.evaluate(() => history.length);
    await expect(gallery(page).locator(".thumb img")).toHaveCount(4);
    await gallery(page).getByText("+1 More", { exact: true }).click();
    await expect(fullScreenAt(5)).toBeVisible();
    // Phones have the story, see story-gallery.spec.ts.
    await expect(page.locator("dialog.story")).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step("closing the full screen leaves the gallery at the same image", async () => {
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Next photo" }).click();
    await expect(fullScreenAt(1)).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expectImage(1);
  });

  await test.step("the full screen shows price and contacts, and no control covers another one, the caption or the photo", async () => {
    const { arrows, close, texts, bar, image } = fullScreenParts(page);
    await photo(1).focus();
    await page.keyboard.press("Enter");
    await expect(fullScreenAt(1)).toBeVisible();
    await expect(bar).toContainText(`$${getPrice(card)?.toLocaleString("en-US")}`);
    await expect(bar.getByRole("link", { name: /^Call Now \+231/ })).toBeVisible();
    await expect(bar.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    expect(await findOverlappingBoxes([...arrows, close, ...texts, bar])).toEqual([]);
    for (const arrow of arrows) expect(await findOverlappingBoxes([arrow, image])).toEqual([]);
  });

  await test.step("it follows the arrow keys, keeps the focus inside, and Escape restores it", async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(fullScreenAt(5)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(fullScreenAt(1)).toBeVisible();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main a.card, header, footer") === null)).toBe(
        true,
      );
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(photo(1)).toBeFocused();
  });
});
