import { expect, openPage, test } from "../support/browser-test.ts";
import { type Card, findListing } from "../support/property-lists.ts";
import { gallery, galleryCounter } from "../support/property-page.ts";

const hasImages = (count: number) => (card: Card) => card.image_count === count;

test("previous and next wrap around and update the counter", async ({ page, request }) => {
  const { uuid } = await findListing(request, hasImages(5));
  await openPage(page, `/property/${uuid}`);
  const [previous, next] = ["Previous photo", "Next photo"].map((name) => gallery(page).getByRole("button", { name }));
  const expectImage = async (number: number) => {
    await expect(galleryCounter(page)).toHaveText(`${number} / 5`);
    const shown = gallery(page).getByRole("link", { name: `Photo ${number} of 5, full screen` });
    await expect(shown).toBeInViewport({ ratio: 0.9 });
    const image = shown.getByRole("img");
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  };
  await expectImage(1);
  await previous?.click();
  await expectImage(5);
  await next?.click();
  await expectImage(1);
  await next?.click();
  await expectImage(2);
});

test("moves one image per click when Next is clicked quickly", async ({ page, request }) => {
  const { uuid } = await findListing(request, hasImages(5));
  await openPage(page, `/property/${uuid}`);
  const next = gallery(page).getByRole("button", { name: "Next photo" });
  for (let press = 0; press < 3; press++) await next.click();
  const fourth = gallery(page).getByRole("link", { name: "Photo 4 of 5, full screen" });
  await expect(fourth).toBeInViewport({ ratio: 0.9 });
  await expect(galleryCounter(page)).toHaveText("4 / 5");
});

test("the arrow keys change the image while the gallery has the focus", async ({ page, request }) => {
  const { uuid } = await findListing(request, hasImages(4));
  await openPage(page, `/property/${uuid}`);
  await gallery(page).getByRole("link", { name: "Photo 1 of 4, full screen" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(galleryCounter(page)).toHaveText("2 / 4");
  await page.keyboard.press("ArrowLeft");
  await expect(galleryCounter(page)).toHaveText("1 / 4");
});

test("shows four thumbnails for four images", async ({ page, request }) => {
  const { uuid } = await findListing(request, hasImages(4));
  await openPage(page, `/property/${uuid}`);
  await expect(gallery(page).getByRole("listitem")).toHaveCount(4);
  await expect(gallery(page).getByText(/More$/)).toHaveCount(0);
  await gallery(page).getByRole("link", { name: "Photo 3", exact: true }).click();
  await expect(galleryCounter(page)).toHaveText("3 / 4");
  await expect(gallery(page).getByRole("link", { name: "Photo 3", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("shows four thumbnails for five images, and '+2 More' opens the full screen", async ({ page, request }) => {
  const { uuid } = await findListing(request, hasImages(5));
  await openPage(page, `/property/${uuid}`);
  await expect(gallery(page).getByRole("listitem")).toHaveCount(4);
  // It covers the fourth image, so two are not visible.
  await gallery(page).getByText("+2 More", { exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Photo 4 of 5" })).toBeVisible();
});

test("a thumbnail that fails to load says so, like the main image", async ({ page, request }) => {
  const { uuid } = await findListing(request, hasImages(4));
  await page.route(/\/images\/.*\/2(-\d+)?\.webp$/, (route) => route.fulfill({ status: 404 }));
  await openPage(page, `/property/${uuid}`);
  const second = gallery(page).getByRole("link", { name: "Photo 2", exact: true });
  await expect(second.getByText("Image not available")).toBeVisible();
  await expect(gallery(page).getByRole("link", { name: "Photo 3", exact: true }).locator("img")).toBeVisible();
});

test("the full screen follows the arrow keys, closes with Escape and restores the focus", async ({ page, request }) => {
  const { uuid } = await findListing(request, hasImages(5));
  await openPage(page, `/property/${uuid}`);
  const first = gallery(page).getByRole("link", { name: "Photo 1 of 5, full screen" });
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Photo 1 of 5" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("dialog", { name: "Photo 5 of 5" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Photo 1 of 5" })).toBeVisible();
  // Tab stays inside the dialog.
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main a.card, header, footer") === null)).toBe(
      true,
    );
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(first).toBeFocused();
});

test("closing the full screen leaves the gallery at the same image", async ({ page, request }) => {
  const { uuid } = await findListing(request, hasImages(5));
  await openPage(page, `/property/${uuid}`);
  await gallery(page).getByRole("link", { name: "Photo 1 of 5, full screen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Next photo" }).click();
  await expect(page.getByRole("dialog", { name: "Photo 2 of 5" })).toBeVisible();
  await dialog.getByRole("button", { name: "Next photo" }).click();
  await expect(page.getByRole("dialog", { name: "Photo 3 of 5" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(galleryCounter(page)).toHaveText("3 / 5");
  await expect(gallery(page).getByRole("link", { name: "Photo 3 of 5, full screen" })).toBeInViewport({
    ratio: 0.9,
  });
});
