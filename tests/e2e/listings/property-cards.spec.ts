import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { type Card, findListing, openList, propertyCards } from "../support/listings/property-lists.ts";
import { phone } from "../support/screens/screen-checks.ts";

const findFivePhotos = (request: APIRequestContext): Promise<Card> =>
  findListing(request, ({ image_count }) => image_count === 5);

/** Returns the card of a listing. Images far below the window are not loaded, so it is scrolled into view. */
async function findCard(page: Page, { title }: Card): Promise<Locator> {
  const card = propertyCards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await card.scrollIntoViewIfNeeded();
  return card;
}

test("the arrows of a card change its image, and a click anywhere else opens the home", async ({ page, request }) => {
  const listing = await findFivePhotos(request);
  await openList(page, "/properties");
  const card = await findCard(page, listing);
  const next = card.getByRole("button", { name: "Next photo" });
  const expectImage = (number: number) => expect(card.getByText(`${number} / 5`, { exact: true })).toBeVisible();

  await test.step("the arrows wrap around, one image per click, and open nothing", async () => {
    await expectImage(1);
    await card.getByRole("button", { name: "Previous photo" }).click();
    await expectImage(5);
    await next.click();
    await expectImage(1);
    for (let press = 0; press < 3; press++) await next.click();
    await expectImage(4);
    await expect(card.locator(".strip > *").nth(3)).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL(/\/properties$/);
  });

  await test.step("the arrow keys change the image while an arrow button has the focus", async () => {
    await next.focus();
    await page.keyboard.press("ArrowLeft");
    await expectImage(3);
  });

  for (const part of ["img", "h2", ".facts"])
    await test.step(`a click on ${part} opens the listing`, async () => {
      await card.locator(part).first().click({ force: true });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing.title);
      await page.goBack();
      // Back restores the position last.
      await expect(card).toBeInViewport();
    });
});

test("on the home page, featured cards show their badges, counter and heart at every width", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/");
  const cards = page.getByRole("region", { name: "Featured homes" }).getByRole("article");
  await expect(cards).toHaveCount(4);
  for (const width of [1280, 360])
    await test.step(`badges and counter at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 740 });
      for (const card of await cards.all()) {
        await expect(card.getByText(/^For (Rent|Sale)$/)).toBeVisible();
        await expect(card.getByText(/^(Available|Unavailable)$/)).toBeVisible();
        await expect(card.getByText(/^1 \/ \d+$/)).toBeVisible();
      }
    });

  await test.step("the heart of a small card is beside its price, not on its image", async () => {
    const card = cards.nth(1);
    const image = await card.locator(".image-frame").boundingBox();
    const heart = await card.getByRole("button", { name: /^Save / }).boundingBox();
    const price = await card.locator(".price").boundingBox();
    if (!image || !heart || !price) throw new Error("The card is not complete");
    expect(heart.x).toBeGreaterThanOrEqual(image.x + image.width);
    expect(Math.abs(heart.y + heart.height / 2 - (price.y + price.height / 2))).toBeLessThan(6);
    expect(heart.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test("a card has dots instead of arrows, a swipe loads the next image, and a text replaces one that loads or fails", async ({
    page,
    request,
  }) => {
    const listing = await findFivePhotos(request);
    const isOther = ({ uuid, image_count }: Card) => uuid !== listing.uuid && image_count > 0;
    const { uuid: missing } = await findListing(request, isOther);
    const { uuid: late } = await findListing(request, (card) => isOther(card) && card.uuid !== missing);
    await page.route(`**/images/**/${missing}/**`, (route) => route.fulfill({ status: 404 }));
    // The photos of this home never arrive.
    await page.route(`**/images/**/${late}/**`, () => undefined);
    await page.goto("/properties", { waitUntil: "commit" });
    await waitForHydration(page);
    const cardOf = (uuid: string) => propertyCards(page).filter({ has: page.locator(`a[href$="${uuid}"]`) });
    const card = await findCard(page, listing);

    await test.step("dots and counter follow the swipe", async () => {
      await expect(card.getByRole("button", { name: "Next photo" })).toBeHidden();
      await expect(card.locator(".dots > *")).toHaveCount(5);
      await expect(card.locator(".dots")).toBeVisible();
      await card.locator(".strip").evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }));
      await expect(card.locator(".dots > *").nth(2)).toHaveClass("on");
      await expect(card.getByText("3 / 5", { exact: true })).toBeVisible();
      const third = card.locator("img[src*='/3-']");
      await expect.poll(() => third.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

    await test.step("a photo that loads shows Loading... on its placeholder", async () => {
      const slide = cardOf(late).locator(".slide").first();
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toHaveCSS("background-image", /^url\("data:image/);
      await expect(slide.locator("img")).toHaveCSS("background-image", "none");
      expect(await slide.evaluate((element) => getComputedStyle(element, "::before").content)).toBe('"Loading..."');
    });

    await test.step("a text replaces an image that fails to load", async () => {
      const broken = cardOf(missing);
      await broken.scrollIntoViewIfNeeded();
      await expect(broken.getByText("Image not available")).toBeVisible();
      expect((await broken.locator(".image-frame").boundingBox())?.height).toBeGreaterThan(100);
    });
  });
});
