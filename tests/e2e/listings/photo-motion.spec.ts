import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { openList, propertyCards } from "../support/property-lists.ts";
import { gallery } from "../support/property-page.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

interface Moves {
  /** For each transition: the longest animation in milliseconds, and whether it moves an image. */
  moves: { longest: number; movesPhoto: boolean }[];
}

/** Records the view transitions of the page. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const record = window as unknown as Moves;
    record.moves = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = (isShown: boolean) => {
        const animations = isShown ? document.getAnimations() : [];
        const effects = animations.map(({ effect }) => effect as KeyframeEffect);
        record.moves.push({
          longest: Math.max(0, ...effects.map((effect) => Number(effect.getComputedTiming().endTime))),
          movesPhoto: effects.some(({ pseudoElement }) => pseudoElement === "::view-transition-group(photo)"),
        });
      };
      transition.ready.then(
        () => note(true),
        () => note(false),
      );
      return transition;
    };
  });

const readMoves = (page: Page) => page.evaluate(() => (window as unknown as Moves).moves);
const fifthCard = (page: Page) => propertyCards(page).nth(4);

test("the image of a card grows into the gallery and back to the same card within 200 ms", async ({ page }) => {
  await recordMoves(page);
  await openList(page, "/buy");
  await fifthCard(page).scrollIntoViewIfNeeded();
  const title = (await fifthCard(page).getByRole("heading").textContent()) ?? "";
  const link = fifthCard(page).getByRole("heading").getByRole("link");
  // Pointing at a link loads the code of its page.
  await link.hover();
  await waitUntilSettled(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect.poll(async () => (await readMoves(page)).length).toBe(1);
  await expect(page.locator("html")).not.toHaveClass(/moving/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Properties for Sale");
  await expect(fifthCard(page).locator(".image-frame")).toBeInViewport();
  await expect.poll(async () => (await readMoves(page)).length).toBe(2);
  const moves = await readMoves(page);
  expect(moves.map(({ movesPhoto }) => movesPhoto)).toEqual([true, true]);
  for (const { longest } of moves) expect(longest).toBeLessThanOrEqual(200);
  // Nothing of the transition remains.
  await expect(page.locator("html")).not.toHaveClass(/moving/);
  await expect(page.locator("[style*=view-transition-name]")).toHaveCount(0);
});

test("shows the images, price and title of the card at once, before the listing has loaded", async ({ page }) => {
  await openList(page, "/buy");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/public\/properties\/[\w-]+$/, async (route) => {
    await released;
    await route.continue();
  });
  const card = propertyCards(page).first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  const price = (await card.locator(".price").textContent()) ?? "";
  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByText("Loading property details...")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("complementary", { name: "Price and contact" })).toContainText(price);
  const image = gallery(page)
    .getByRole("link", { name: /^Photo 1 of/ })
    .locator("img");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const element = await image.elementHandle();
  release();
  await expect(page.getByText("Loading property details...")).toHaveCount(0);
  // The image stays the same element, so that it never flickers.
  expect(await element?.evaluate((kept) => kept.isConnected)).toBe(true);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("nothing moves between a card and its page", async ({ page }) => {
    await recordMoves(page);
    await openList(page, "/buy");
    await fifthCard(page).getByRole("heading").getByRole("link").click();
    await expect(gallery(page)).toBeVisible();
    await page.goBack();
    await expect(fifthCard(page)).toBeInViewport();
    expect(await readMoves(page)).toEqual([]);
  });
});

test("opens a listing where view transitions are not supported", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
  });
  await openList(page, "/buy");
  await propertyCards(page).first().getByRole("heading").getByRole("link").click();
  await expect(gallery(page)).toBeVisible();
  await page.goBack();
  await expect(propertyCards(page).first()).toBeInViewport();
});
