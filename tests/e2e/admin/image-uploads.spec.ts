import type { Locator, Page } from "@playwright/test";
import { createPhotographs, useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const readDescriptions = (page: Page) =>
  page
    .getByRole("textbox", { name: /^What photo \d+ shows$/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const tile = (page: Page, number: number): Locator => page.locator(`[data-position="${number - 1}"]`);

/** Opens a form with three uploaded images, each with a text of its own. */
async function openFormWithThreeImages(page: Page): Promise<void> {
  await page.goto("/add-property");
  await page.getByLabel(/Choose photos/).setInputFiles(await createPhotographs(3));
  await expect(page.getByText("3 of 3 uploaded")).toBeVisible();
  for (const [index, text] of ["one", "two", "three"].entries()) {
    await page.getByLabel(`What photo ${index + 1} shows`).fill(text);
  }
  // All three must be in view, because dragging does not scroll the page.
  await tile(page, 1).scrollIntoViewIfNeeded();
  await tile(page, 1).evaluate((first) => first.scrollIntoView({ block: "start" }));
}

async function findCentre(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("moves images by dragging them with a finger and with a mouse, and keeps the button of an unreadable file in its tile", async ({
  page,
}) => {
  await useSavedSession(page);
  await openFormWithThreeImages(page);
  // A finger drags the grip, without scrolling the page.
  const touch = await page.context().newCDPSession(page);
  const dispatchTouch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await dispatchTouch("touchStart", [from]);
    for (let step = 1; step <= 12; step++) {
      const fraction = step / 12;
      await dispatchTouch("touchMove", [
        { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction },
      ]);
    }
    await dispatchTouch("touchEnd", []);
  };
  const before = await page.evaluate(() => scrollY);
  await drag(
    await findCentre(tile(page, 1).locator("span[aria-hidden]").first()),
    await findCentre(tile(page, 3).locator("div").first()),
  );
  await expect.poll(() => readDescriptions(page)).toEqual(["two", "three", "one"]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await drag(
    await findCentre(tile(page, 2).locator("span[aria-hidden]").first()),
    await findCentre(tile(page, 1).locator("div").first()),
  );
  await expect.poll(() => readDescriptions(page)).toEqual(["three", "two", "one"]);

  // A mouse drags the image.
  const from = await findCentre(tile(page, 3).locator("div").first());
  const to = await findCentre(tile(page, 1).locator("div").first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => readDescriptions(page)).toEqual(["one", "three", "two"]);
  await expect(tile(page, 1).getByText("Cover")).toBeVisible();
  // After the button is released, moving the mouse must not move an image.
  await page.mouse.move(from.x, from.y, { steps: 6 });
  expect(await readDescriptions(page)).toEqual(["one", "three", "two"]);

  // The button of a photo that failed is inside its tile.
  const broken = { name: "IMG_broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not an image") };
  await page.getByLabel(/Choose photos/).setInputFiles(broken);
  await expect(tile(page, 4).getByText(/^This is not an image/)).toBeVisible();
  const remove = tile(page, 4).getByRole("button", { name: "Remove photo 4" });
  const [outer, inner] = [await tile(page, 4).boundingBox(), await remove.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) + 1);
});
