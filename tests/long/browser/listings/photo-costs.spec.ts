import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../../../e2e/support/browser-test.ts";
import {
  recordPhotos,
  showAllPhotos,
  sumBytes,
  waitForBytes,
} from "../../../e2e/support/data-saver/recorded-photos.ts";
import { saveData } from "../../../e2e/support/data-saver/save-data.ts";
import { gallery } from "../../../e2e/support/listings/property-page.ts";
import { findFivePhotos } from "../../../e2e/support/listings/story-page.ts";
import { desktop, phone } from "../../../e2e/support/screens/screen-checks.ts";

const costText = /^(?:Show )?5 photos, (\d+) kB(?: · full screen (\d+) kB more)?$/;

/** Returns the stated bytes of the gallery, and those that the full screen loads besides. */
async function readCost(page: Page): Promise<{ stated: number; more: number }> {
  // The bytes appear at the first interaction.
  await page.mouse.move(100, 100);
  const text = await gallery(page).getByText(costText).textContent();
  const [, stated, more = 0] = costText.exec(text ?? "") ?? [];
  return { stated: Number(stated) * 1000, more: Number(more) * 1000 };
}

/** Opens the full screen at the last photo, shows all others, and waits until each has loaded. */
async function showFullScreen(page: Page): Promise<void> {
  await gallery(page).getByRole("link", { name: "Photo 5 of 5, full screen" }).click();
  const dialog = page.getByRole("dialog");
  for (let number = 5; number >= 1; number--) {
    if (number < 5) await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("dialog", { name: new RegExp(`^Photo ${number} of 5`) })).toBeVisible();
    // The visible photo and its neighbours have loaded.
    await expect
      .poll(() =>
        dialog
          .locator(".slide img, .story-slide img")
          .evaluateAll((images: HTMLImageElement[]) => images.every(({ complete }) => complete) && images.length > 1),
      )
      .toBe(true);
  }
}

const touch = { viewport: phone, hasTouch: true, isMobile: true };

for (const [device, options, costsMore] of [
  ["a phone with two pixels per CSS pixel", { ...touch, deviceScaleFactor: 2 }, false],
  ["a phone with three", { ...touch, deviceScaleFactor: 3 }, true],
  ["a desktop", { viewport: desktop }, false],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("the gallery and the full screen say what they cost, within a tenth", async ({ page, request }) => {
      const photos = recordPhotos(page);
      const { uuid } = await findFivePhotos(request);
      await openPage(page, `/property/${uuid}`);
      const { stated, more } = await readCost(page);
      const ownBytes = () => sumBytes(new Map([...photos].filter(([path]) => path.includes(uuid))));

      await showAllPhotos(page, 5);
      await expect.poll(() => Math.abs(ownBytes() - stated)).toBeLessThan(stated / 10);
      await waitForBytes(photos, uuid);
      const before = ownBytes();
      await showFullScreen(page);
      expect(more > 0).toBe(costsMore);
      if (costsMore) await expect.poll(() => Math.abs(ownBytes() - before - more)).toBeLessThan(more / 10);
      else expect(ownBytes()).toBe(before);
    });

    test("with data saver the full screen loads the gallery's small photos only", async ({ page, request }) => {
      await saveData(page);
      const photos = recordPhotos(page);
      const { uuid } = await findFivePhotos(request);
      await openPage(page, `/property/${uuid}`);
      const { stated, more } = await readCost(page);
      expect(more).toBe(0);
      await gallery(page).getByRole("button", { name: costText }).click();
      await showAllPhotos(page, 5);
      await waitForBytes(photos, uuid);
      // The first photo was requested before any script ran, so under the name of its usual size.
      const src = await gallery(page).locator(".strip img").first().getAttribute("src");
      const first = await request.get(String(src).replace(/-\d+\.webp$/, "-320.webp"));
      const small = new Map([...photos].filter(([path]) => path.includes(uuid) && path.endsWith("-320.webp")));
      const cost = sumBytes(small) + (await first.body()).length;
      expect(Math.abs(cost - stated)).toBeLessThan(stated / 10);
      const before = new Set(photos.keys());
      await showFullScreen(page);
      expect([...photos.keys()].filter((path) => !before.has(path))).toEqual([]);
    });
  });
}
