import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { useSavedSession } from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";
import { createTitle, fillRequiredFields, publishForm } from "../../support/listings/listing-form.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Returns a photograph in the format of `setInputFiles`: a gradient from dark green to the brightness. */
async function createPhoto(name: string, width: number, height: number, brightness = 230) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const share = (at % width) / width;
    pixels.fill(Math.round(brightness * (0.6 + 0.4 * share)), at * 3, at * 3 + 3);
  }
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

const hints = (page: Page, number: number): Locator => page.getByRole("list", { name: `Hints on photo ${number}` });
const crop = (page: Page): Locator => page.getByRole("slider", { name: "The part of the cover on cards" });

/** Drags with a finger by some pixels from the middle of an element. */
async function swipe(page: Page, element: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const dispatch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await dispatch("touchStart", [from]);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await dispatch("touchMove", [{ x: from.x + by.x * share, y: from.y + by.y * share }]);
  }
  await dispatch("touchEnd", []);
}

test("warns about dark, small and very wide photos, and crops the cover by drag, tap and arrows", async ({ page }) => {
  const title = createTitle("Wide house");
  await useSavedSession(page);
  await page.goto("/add-property");
  await fillRequiredFields(page, title);
  await page
    .getByLabel(/Choose photos/)
    .setInputFiles([
      await createPhoto("beach.jpg", 3000, 800),
      await createPhoto("night.jpg", 1600, 1200, 30),
      await createPhoto("icon.jpg", 400, 300),
    ]);
  await expect(page.getByText("3 of 3 uploaded")).toBeVisible();
  const expectHints = async () => {
    await expect(hints(page, 1)).toHaveText("Very wide. Cards show only a part of it.");
    await expect(hints(page, 2)).toHaveText("Very dark. Retake it by day if you can.");
    await expect(hints(page, 3)).toHaveText("Small. It looks blurred on large screens.");
  };
  await expectHints();
  const card = page.getByRole("figure").filter({ hasText: "The card" });
  await expect(card).toContainText(title);

  await crop(page).scrollIntoViewIfNeeded();
  const position = () => crop(page).getAttribute("aria-valuetext");
  expect(await position()).toBe("50 % from the left, 50 % from the top");
  await swipe(page, crop(page), { x: -100, y: 0 });
  await expect.poll(position).toMatch(/^(6|7)\d % from the left, 50 % from the top$/);
  await crop(page).tap({ position: { x: 5, y: 5 } });
  await expect.poll(position).not.toMatch(/^(6|7)/);
  await page.getByRole("button", { name: "Back to the centre" }).click();
  expect(await position()).toBe("50 % from the left, 50 % from the top");
  await crop(page).focus();
  for (const key of ["ArrowRight", "ArrowRight", "Shift+ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  expect(await position()).toBe("61 % from the left, 45 % from the top");
  await expect(card.locator("img")).toHaveCSS("object-position", "61% 45%");

  // A draft keeps the hints and the crop, and the crop belongs to its photo.
  await page.reload();
  await expectHints();
  await expect(crop(page)).toHaveAttribute("aria-valuenow", "61");
  await page.getByRole("button", { name: "Move photo 2 forward" }).click();
  await expect(crop(page)).toHaveAttribute("aria-valuenow", "50");
  await page.getByRole("button", { name: "Move photo 2 forward" }).click();
  await expect(crop(page)).toHaveAttribute("aria-valuenow", "61");

  const { images } = await publishForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(images.map(({ focus }) => focus ?? null)).toEqual(["61 45", null, null]);
});
