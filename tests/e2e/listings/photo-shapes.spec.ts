import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { findListing } from "../support/listings/property-lists.ts";
import { gallery, openSavedListing, replaceImages } from "../support/listings/property-page.ts";

interface Shape {
  width: number;
  height: number;
  focus?: string;
}

const drawing = ({ width, height }: Shape) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;

/** Opens a listing from the saved homes, with images of these shapes instead of its own. */
async function openListingWithShapes(page: Page, request: APIRequestContext, shapes: Shape[]): Promise<void> {
  const card = await findListing(request, ({ image_count }) => image_count === 4);
  await replaceImages(page, card.uuid, ([first]) =>
    shapes.map(({ width, height, focus = null }, at) => ({
      id: crypto.randomUUID(),
      url: `/images/shape-${at}.svg`,
      width,
      height,
      alt: "",
      placeholder: first?.placeholder ?? null,
      focus,
      variants: [],
    })),
  );
  await page.route("**/images/shape-*.svg", (route) => {
    const shape = shapes[Number(/shape-(\d)/.exec(route.request().url())?.[1])];
    return route.fulfill({ contentType: "image/svg+xml", body: drawing(shape as Shape) });
  });
  await openSavedListing(page, card);
  await expect(gallery(page).getByText(`1 / ${shapes.length}`)).toBeVisible();
}

const panorama = { width: 3000, height: 1000 };
const portrait = { width: 900, height: 1600 };
const usual = { width: 1600, height: 1200 };

test("a portrait and a panorama are shown whole, other images cropped around their focus", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await openListingWithShapes(page, request, [
    { ...panorama, focus: "100 50" },
    { ...portrait, focus: "0 12" },
    { ...usual, focus: "30 80" },
  ]);
  const photo = (number: number) =>
    gallery(page)
      .getByRole("link", { name: `Photo ${number} of 3, full screen` })
      .locator("img");

  await test.step("over their own placeholder", async () => {
    for (const [at, fit] of ["contain", "contain", "cover"].entries()) {
      const image = photo(at + 1);
      await expect(image).toHaveCSS("object-fit", fit);
      const frame = image.locator("..");
      if (fit === "contain") await expect(frame).toHaveCSS("background-image", /^url\("data:image/);
      else await expect(frame).toHaveCSS("background-image", "none");
      await gallery(page).getByRole("button", { name: "Next photo" }).click();
    }
  });

  await test.step("a cropped image keeps its focus visible", async () => {
    await expect(photo(3)).toHaveCSS("object-position", "30% 80%");
    const thumbnail = gallery(page).getByRole("link", { name: "Photo 2", exact: true }).locator("img");
    await expect(thumbnail).toHaveCSS("object-position", "0% 10%");
  });

  await test.step("a panorama fills the height of the full screen and is moved sideways; a tap shows it whole", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await gallery(page).getByRole("link", { name: "Photo 1", exact: true }).click();
    await photo(1).click();
    const image = page.getByRole("dialog").getByRole("img", { name: "Photo 1" });
    const slide = page.getByRole("dialog").locator(".slide").first();
    const scrolled = () =>
      slide.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft / (scrollWidth - clientWidth));
    await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(1500);
    expect((await image.boundingBox())?.height).toBeGreaterThan(600);
    // It starts at its focus.
    await expect.poll(scrolled).toBeCloseTo(1, 1);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(scrolled).toBeLessThan(0.95);
    await expect(page.getByRole("dialog", { name: "Photo 1 of 3" })).toBeVisible();
    await page.getByRole("button", { name: "Zoom out" }).first().click();
    await expect.poll(async () => (await image.boundingBox())?.width).toBe(360);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog", { name: "Photo 2 of 3" })).toBeVisible();
  });
});
