import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { findListing, openList, propertyCards } from "../support/property-lists.ts";

/** Opens the list and returns a card with five images. */
async function openCardWithFiveImages(page: Page, request: APIRequestContext): Promise<Locator> {
  const { title } = await findListing(request, ({ image_count }) => image_count === 5);
  await openList(page, "/properties");
  const card = propertyCards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  // Images far below the window are not loaded.
  await card.scrollIntoViewIfNeeded();
  return card;
}

test("the arrows of a card change its image without opening the listing", async ({ page, request }) => {
  const card = await openCardWithFiveImages(page, request);
  await expect(card.getByText("1 / 5", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: "Previous photo" }).click();
  await expect(card.getByText("5 / 5", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: "Next photo" }).click();
  await expect(card.getByText("1 / 5", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/properties$/);
});

test("moves one image per click when an arrow is clicked quickly", async ({ page, request }) => {
  const card = await openCardWithFiveImages(page, request);
  for (let press = 0; press < 3; press++) await card.getByRole("button", { name: "Next photo" }).click();
  await expect(card.getByText("4 / 5", { exact: true })).toBeVisible();
  const shown = card.locator(".strip > *").nth(3);
  await expect(shown).toBeInViewport({ ratio: 0.9 });
});

test("the arrow keys change the image while an arrow button has the focus", async ({ page, request }) => {
  const card = await openCardWithFiveImages(page, request);
  await card.getByRole("button", { name: "Next photo" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(card.getByText("5 / 5", { exact: true })).toBeVisible();
});

test("a click anywhere on a card opens its listing", async ({ page }) => {
  for (const part of ["img", "h2", ".facts"]) {
    await openList(page, "/properties");
    const card = propertyCards(page).first();
    const title = await card.getByRole("heading").textContent();
    await card.locator(part).first().click({ force: true });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  }
});

test("shows a text in place of an image that fails to load", async ({ page }) => {
  await page.route("**/images/**", (route) => route.fulfill({ status: 404 }));
  await openPage(page, "/properties");
  await expect(propertyCards(page).first().getByText("Image not available")).toBeVisible();
  const box = await propertyCards(page).first().locator(".image-frame").boundingBox();
  expect(box?.height).toBeGreaterThan(100);
});

test("a card has one link to its listing for keyboards and screen readers: its title", async ({ page }) => {
  await openList(page, "/properties");
  const card = propertyCards(page).first();
  await expect(card.getByRole("link")).toHaveCount(1);
  await expect(card.getByRole("heading").getByRole("link")).toHaveAttribute("href", /^\/property\//);
});

test("all featured cards of the home page show their badges and their counter", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/");
    const cards = page.getByRole("region", { name: "Featured homes" }).getByRole("article");
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expect(card.getByText(/^For (Rent|Sale)$/)).toBeVisible();
      await expect(card.getByText(/^(Available|Unavailable)$/)).toBeVisible();
      await expect(card.getByText(/^1 \/ \d+$/)).toBeVisible();
    }
  }
});

test("the heart of a small card is beside its price, not on its image", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/");
  const card = page.getByRole("region", { name: "Featured homes" }).getByRole("article").nth(1);
  const image = await card.locator(".image-frame").boundingBox();
  const heart = await card.getByRole("button", { name: /^Save / }).boundingBox();
  const price = await card.locator(".price").boundingBox();
  if (!image || !heart || !price) throw new Error("The card is not complete");
  expect(heart.x).toBeGreaterThanOrEqual(image.x + image.width);
  expect(Math.abs(heart.y + heart.height / 2 - (price.y + price.height / 2))).toBeLessThan(6);
  expect(heart.height).toBeGreaterThanOrEqual(44);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a card has dots instead of arrows", async ({ page, request }) => {
    const card = await openCardWithFiveImages(page, request);
    await expect(card.getByRole("button", { name: "Next photo" })).toBeHidden();
    await expect(card.locator(".dots > *")).toHaveCount(5);
    await expect(card.locator(".dots")).toBeVisible();
    await card.locator(".strip").evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }));
    await expect(card.locator(".dots > *").nth(2)).toHaveClass("on");
  });

  test("updates the counter and loads the image when a card is swiped", async ({ page, request }) => {
    const card = await openCardWithFiveImages(page, request);
    await card.locator(".strip").evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }));
    await expect(card.getByText("3 / 5", { exact: true })).toBeVisible();
    const third = card.locator("img[src*='/3-']");
    await expect.poll(() => third.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});
