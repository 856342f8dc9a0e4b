import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { openList, propertyCards } from "../support/listings/property-lists.ts";
import { gallery } from "../support/listings/property-page.ts";
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

test("the image of a card grows into the gallery, unless motion is reduced or not supported", async ({ page }) => {
  const card = propertyCards(page).nth(4);
  const link = card.getByRole("heading").getByRole("link");
  const heading = page.getByRole("heading", { level: 1 });
  await recordMoves(page);
  await openList(page, "/buy");

  await test.step("within 200 ms; Back shows the card without motion", async () => {
    await card.scrollIntoViewIfNeeded();
    const title = (await card.getByRole("heading").textContent()) ?? "";
    // Pointing at a link loads the code of its page.
    await link.hover();
    await waitUntilSettled(page);
    await link.click();
    await expect(heading).toHaveText(title);
    await expect.poll(async () => (await readMoves(page)).length).toBe(1);
    await expect(page.locator("html")).not.toHaveClass(/moving/);
    await page.goBack();
    await expect(heading).toHaveText("Properties for Sale");
    await expect(card.locator(".image-frame")).toBeInViewport();
    const moves = await readMoves(page);
    expect(moves.map(({ movesPhoto }) => movesPhoto)).toEqual([true]);
    for (const { longest } of moves) expect(longest).toBeLessThanOrEqual(200);
    // Nothing of the transition remains.
    await expect(page.locator("html")).not.toHaveClass(/moving/);
    await expect(page.locator("[style*=view-transition-name]")).toHaveCount(0);
  });

  const expectNoMove = async () => {
    await link.click();
    await expect(gallery(page)).toBeVisible();
    await page.goBack();
    await expect(card).toBeInViewport();
    expect(await readMoves(page)).toHaveLength(1);
  };

  await test.step("nothing moves with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNoMove();
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step("a listing opens where view transitions are not supported", async () => {
    await page.evaluate(() => {
      Reflect.deleteProperty(document, "startViewTransition");
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
    });
    await expectNoMove();
  });

  await test.step("before a listing has loaded, its page shows the images, price and title of the card", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/public\/properties\/[\w-]+$/, async (route) => {
      await released;
      await route.continue();
    });
    const first = propertyCards(page).first();
    const title = (await first.getByRole("heading").textContent()) ?? "";
    const price = (await first.locator(".price").textContent()) ?? "";
    await first.getByRole("heading").getByRole("link").click();
    await expect(page.getByText("Loading property details...")).toBeVisible();
    await expect(heading).toHaveText(title);
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
});
