import type { APIRequestContext, Page } from "@playwright/test";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { findListing, openList, propertyCards } from "../support/property-lists.ts";
import { gallery } from "../support/property-page.ts";

interface Shape {
  width: number;
  height: number;
  focus?: string;
}

const drawing = ({ width, height }: Shape) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;

/** Opens a listing from its list, with images of these shapes instead of its own. */
async function openListingWithShapes(page: Page, request: APIRequestContext, shapes: Shape[]): Promise<void> {
  const { uuid, title } = await findListing(request, ({ image_count }) => image_count === 4);
  await page.route(`**/api/v1/public/properties/${uuid}`, async (route) => {
    const response = await route.fetch();
    const body: PropertyDetailResponse = await response.json();
    body.data.property.images = shapes.map(({ width, height, focus = null }, at) => ({
      id: crypto.randomUUID(),
      url: `/images/shape-${at}.svg`,
      width,
      height,
      alt: "",
      placeholder: body.data.property.images[0]?.placeholder ?? null,
      focus,
      variants: [],
    }));
    await route.fulfill({ json: body });
  });
  await page.route("**/images/shape-*.svg", (route) => {
    const shape = shapes[Number(/shape-(\d)/.exec(route.request().url())?.[1])];
    return route.fulfill({ contentType: "image/svg+xml", body: drawing(shape as Shape) });
  });
  await openList(page, "/properties");
  const card = propertyCards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await card.getByRole("heading").getByRole("link").click();
  await expect(gallery(page).getByText(`1 / ${shapes.length}`)).toBeVisible();
}

const panorama = { width: 3000, height: 1000 };
const portrait = { width: 900, height: 1600 };
const usual = { width: 1600, height: 1200 };

test("a portrait and a panorama are shown whole, over their own placeholder", async ({ page, request }) => {
  await openListingWithShapes(page, request, [portrait, panorama, usual]);
  for (const [at, fit] of ["contain", "contain", "cover"].entries()) {
    const image = gallery(page)
      .getByRole("link", { name: `Photo ${at + 1} of 3, full screen` })
      .locator("img");
    await expect(image).toHaveCSS("object-fit", fit);
    const frame = image.locator("..");
    if (fit === "contain") await expect(frame).toHaveCSS("background-image", /^url\("data:image/);
    else await expect(frame).toHaveCSS("background-image", "none");
    await gallery(page).getByRole("button", { name: "Next photo" }).click();
  }
});

test("a panorama fills the height of the full screen and is moved sideways; a tap shows it whole", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openListingWithShapes(page, request, [{ ...panorama, focus: "100 50" }, usual]);
  await gallery(page).getByRole("link", { name: "Photo 1 of 2, full screen" }).click();
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
  await expect(page.getByRole("dialog", { name: "Photo 1 of 2" })).toBeVisible();
  await page.getByRole("button", { name: "Zoom out" }).first().click();
  await expect.poll(async () => (await image.boundingBox())?.width).toBe(360);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible();
});

test("a cropped image keeps its focus visible", async ({ page, request }) => {
  await openListingWithShapes(page, request, [
    { ...usual, focus: "30 80" },
    { ...portrait, focus: "0 12" },
  ]);
  const main = gallery(page).getByRole("link", { name: "Photo 1 of 2, full screen" }).locator("img");
  await expect(main).toHaveCSS("object-position", "30% 80%");
  const thumbnail = gallery(page).getByRole("link", { name: "Photo 2", exact: true }).locator("img");
  await expect(thumbnail).toHaveCSS("object-position", "0% 10%");
});

test("a card keeps the focus of its cover visible", async ({ page }) => {
  await page.route("**/api/v1/public/buy/properties?*", async (route) => {
    const body = await (await route.fetch()).json();
    body.data.properties[0].cover_focus = "0 100";
    await route.fulfill({ json: body });
  });
  await openPage(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Buy", exact: true }).click();
  const cover = propertyCards(page).first().locator("img").first();
  await expect(cover).toHaveCSS("object-position", "0% 100%");
  await expect(propertyCards(page).nth(1).locator("img").first()).toHaveCSS("object-position", "50% 50%");
});

// Phones have the story, see story-gallery.spec.ts.
test.describe("on a tablet", () => {
  for (const [name, viewport] of Object.entries({
    upright: { width: 1000, height: 1300 },
    "on its side": { width: 1300, height: 1000 },
  })) {
    test.describe(name, () => {
      test.use({ hasTouch: true, isMobile: true, viewport });

      test("arrows never cover an image", async ({ page, request }) => {
        await openListingWithShapes(page, request, [usual, usual]);
        await expect(gallery(page).getByRole("button", { name: "Next photo" })).toBeHidden();
        await gallery(page).getByRole("link", { name: "Photo 1 of 2, full screen" }).click();
        const strip = await page.getByRole("dialog").locator(".strip").boundingBox();
        for (const label of ["Previous photo", "Next photo"]) {
          const arrow = await page.getByRole("dialog").getByRole("button", { name: label }).boundingBox();
          if (!arrow || !strip) throw new Error("The full screen has no arrow");
          const isBeside = arrow.x + arrow.width <= strip.x || arrow.x >= strip.x + strip.width;
          expect(isBeside || arrow.y >= strip.y + strip.height, label).toBe(true);
        }
        await page.getByRole("dialog").getByRole("button", { name: "Next photo" }).click();
        await expect(page.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible();
      });
    });
  }
});
