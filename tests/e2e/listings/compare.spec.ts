import { readFile } from "node:fs/promises";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { type Card, fetchCards, getPrice, isSeeded, propertyCards } from "../support/listings/property-lists.ts";
import { findBrokenWords } from "../support/screens/broken-words.ts";
import { desktop, horizontalOverflow, phone, setTextSize } from "../support/screens/screen-checks.ts";

/** Returns the first listings of the demo data. */
async function readCards(request: APIRequestContext, count: number): Promise<Card[]> {
  const { data } = await fetchCards(request, propertyEndpoints.listProperties.path);
  return data.properties.filter(isSeeded).slice(0, count);
}

const comparePath = (cards: Card[]) => `/compare?homes=${cards.map(({ uuid }) => uuid).join(",")}`;

/** Opens the saved homes of a browser that has saved these cards. */
async function openSaved(page: Page, cards: Card[]): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("favorites", text), JSON.stringify(cards));
  await openPage(page, "/favorites");
  await expect(propertyCards(page)).toHaveCount(cards.length);
}

const region = (page: Page) => page.getByRole("region", { name: "Comparison" });
const titles = (page: Page) => region(page).getByRole("columnheader");
const titlesOf = (cards: Card[]) => cards.map(({ title }) => title);

/** Returns the size of an image, and the number of different colours in a grid of its pixels. */
const inspectImage = (page: Page, base64: string) =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
    const { width, height } = bitmap;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 64;
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0, 64, 64);
    const pixels = context?.getImageData(0, 0, 64, 64).data ?? [];
    const colors = new Set(Array.from({ length: 4096 }, (_, index) => pixels.slice(index * 4, index * 4 + 3).join()));
    return { width, height, colors: colors.size };
  }, base64);

/** Returns the boxes of all elements. */
const readBoxes = (elements: Locator): Promise<DOMRect[]> =>
  elements.evaluateAll((all) => all.map((element): DOMRect => element.getBoundingClientRect().toJSON()));

const priceCells = (page: Page) =>
  region(page)
    .getByRole("row", { name: /^Price/ })
    .getByRole("cell");

/** Scrolls the page and expects the image and the price of each home above its column, below the site's header. */
async function expectStrip(page: Page, cards: Card[]): Promise<void> {
  const columns = page.locator(".compare-strip li");
  await expect(columns).toHaveCount(0);
  // Its code loads at the first interaction.
  await page.mouse.move(5, 5);
  await priceCells(page)
    .first()
    .evaluate((cell) => scrollBy(0, cell.getBoundingClientRect().top));
  await expect(columns).toHaveCount(cards.length);
  const header = await page.locator(".top-bar").boundingBox();
  for (const [index, card] of cards.entries()) {
    const column = columns.nth(index);
    await expect(column).toContainText(card.title);
    await expect(column).toContainText(getPrice(card)?.toLocaleString("en-US") ?? "");
    const [box, cell] = [await column.boundingBox(), await priceCells(page).nth(index).boundingBox()];
    expect(Math.abs((box?.x ?? 0) - (cell?.x ?? Number.NaN)), card.title).toBeLessThanOrEqual(1);
    expect(Math.abs((box?.y ?? 0) - (header?.height ?? Number.NaN)), card.title).toBeLessThanOrEqual(1);
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("three and four homes fit, buttons keep a distance, and contacts have 44 pixels", async ({ page, request }) => {
    const cards = await readCards(request, 4);
    for (const count of [4, 3])
      await test.step(`${count} homes on a phone of 320 pixels`, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await openPage(page, comparePath(cards.slice(0, count)));
        await expect(titles(page)).toHaveCount(count);
        expect(await horizontalOverflow(page)).toBe(0);
        const columns = await readBoxes(titles(page));
        for (const { x, width } of await readBoxes(region(page).locator(".compare-contact .btn"))) {
          const column = columns.find((one) => Math.abs(one.x - x) < 60 && x >= one.x - 1);
          expect(x + width).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0) - 4);
        }
      });
    await test.step("three are side by side on a phone of 360 pixels", async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await region(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      );
      for (const price of await priceCells(page).all()) await expect(price).toBeInViewport({ ratio: 1 });
      for (const name of ["Call Now", "WhatsApp"])
        for (const { width, height } of await readBoxes(region(page).getByRole("link", { name, exact: true })))
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expectStrip(page, cards.slice(0, 3));
    });
  });

  test("the choice of a saved home is below its photo", async ({ page, request }) => {
    await openSaved(page, await readCards(request, 2));
    const [choices, photos] = [
      await readBoxes(page.locator(".compare-choice")),
      await readBoxes(page.locator(".image-frame")),
    ];
    for (const [index, { y }] of choices.entries())
      expect(y).toBeGreaterThanOrEqual((photos[index]?.y ?? 0) + (photos[index]?.height ?? Infinity));
    expect(choices).toHaveLength(2);
  });

  test("with text of twice the size, two homes side by side keep their words whole", async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, comparePath(await readCards(request, 2)));
    await expect(titles(page)).toHaveCount(2);
    await setTextSize(page, 200);
    expect(await findBrokenWords(page)).toEqual([]);
  });

  test("saved homes are chosen by touch; two fill the window, and a swipe shows the next one", {
    tag: "@long",
  }, async ({ page, request }) => {
    const cards = await readCards(request, 5);
    const chosen = cards.slice(1);
    await openSaved(page, cards);

    await test.step("the bar never covers the focused home", async () => {
      await page.getByRole("checkbox", { name: `Compare ${cards[0]?.title}`, exact: true }).focus();
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press("Tab");
        const isCovered = await page.evaluate(() => {
          const bar = document.querySelector(".compare-bar");
          const focused = document.activeElement;
          if (!bar || !focused || bar.contains(focused)) return false;
          return focused.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
        });
        expect(isCovered).toBe(false);
      }
    });

    await test.step("homes are chosen by touch", async () => {
      const bar = page.locator(".compare-bar");
      await expect(bar).toHaveText("Choose two to four homes to compare.");
      for (const { title } of chosen) await page.getByText(`Compare ${title}`, { exact: true }).tap();
      await expect(bar).toBeInViewport();
      await bar.getByRole("link", { name: "Compare 4 homes" }).tap();
      await expect(page).toHaveURL(comparePath(chosen));
      await expect(titles(page)).toHaveText(titlesOf(chosen));
    });

    await test.step("two homes fill the window below their labels, which stay during a swipe", async () => {
      await page.setViewportSize(phone);
      const label = region(page).getByRole("rowheader", { name: "Price" });
      const prices = priceCells(page);
      await expect(prices.nth(0)).toBeInViewport({ ratio: 0.99 });
      await expect(prices.nth(1)).toBeInViewport({ ratio: 0.95 });
      await expect(prices.nth(2)).not.toBeInViewport({ ratio: 0.4 });
      await region(page).evaluate((element) => element.scrollTo({ left: 150 }));
      await expect(label).toBeInViewport({ ratio: 1 });
      await expect(prices.nth(2)).toBeInViewport({ ratio: 0.95 });
      const edge = async () => {
        const [labelBox, box] = [await label.boundingBox(), await prices.nth(1).boundingBox()];
        return Math.abs((box?.x ?? 0) - (labelBox?.x ?? 0));
      };
      await expect.poll(edge).toBeLessThanOrEqual(1);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    await test.step("prices above the columns follow a swipe", async () => {
      await expectStrip(page, chosen);
      await region(page).evaluate((element) => element.scrollTo({ left: 0 }));
      const edge = async () => (await page.locator(".compare-strip li").first().boundingBox())?.x;
      await expect.poll(edge).toBe((await priceCells(page).first().boundingBox())?.x);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator(".compare-strip li")).toHaveCount(0);
    });

    for (const percent of [150, 200])
      await test.step(`the page does not overflow, and a home is visible, with text at ${percent} %`, async () => {
        await setTextSize(page, percent);
        expect(await horizontalOverflow(page)).toBe(0);
        await priceCells(page).first().scrollIntoViewIfNeeded();
        await expect(priceCells(page).first()).toBeInViewport({ ratio: 0.9 });
      });
  });
});

test("saved homes are chosen by keyboard, and compared: shared, drawn, offline", async ({ page, request, context }) => {
  await page.setViewportSize(desktop);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    for (const name of ["share", "canShare"]) Object.defineProperty(Navigator.prototype, name, { value: undefined });
  });
  const cards = await readCards(request, 6);
  const chosen = [0, 1, 2, 5].flatMap((index) => cards[index] ?? []);
  await openSaved(page, cards);
  const box = (index: number) => page.getByRole("checkbox", { name: `Compare ${cards[index]?.title}`, exact: true });

  await test.step("the keyboard chooses up to four homes", async () => {
    for (const index of [0, 1, 2, 5]) {
      await box(index).focus();
      await page.keyboard.press("Space");
      await expect(box(index)).toBeChecked();
    }
    await expect(box(3)).toBeDisabled();
    await expect(box(3)).toHaveAccessibleDescription("4 homes chosen. Remove one to choose another.");
    await page.keyboard.press("Space");
    await expect(box(3)).toBeEnabled();
    await page.keyboard.press("Space");
    await page.getByRole("link", { name: "Compare 4 homes" }).focus();
    await page.keyboard.press("Enter");
    await expect(titles(page)).toHaveText(titlesOf(chosen));
  });

  await test.step("four homes fit side by side, and the keyboard removes one, until Back", async () => {
    expect(await region(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expectStrip(page, chosen);
    await page.getByRole("link", { name: `Remove ${chosen[1]?.title} from the comparison` }).focus();
    await page.keyboard.press("Enter");
    await expect(titles(page)).toHaveText(titlesOf(chosen.filter((_, index) => index !== 1)));
    await expect(region(page)).toBeFocused();
    await page.goBack();
    await expect(titles(page)).toHaveText(titlesOf(chosen));
  });

  await test.step("Share copies the link of this comparison", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname + link.search).toBe(comparePath(chosen));
  });

  await test.step("an image of the homes is drawn and saved where files cannot be shared", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Send as image" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("homes.jpg");
    await expect(page.getByText("Image saved to your downloads")).toBeVisible();
    const content = await readFile(await file.path());
    const image = await inspectImage(page, content.toString("base64"));
    expect(image).toMatchObject({ width: 1080, height: 1808 });
    expect(image.colors).toBeGreaterThan(300);
    expect(content.length).toBeLessThan(500_000);
  });

  await test.step("opened again from the saved homes, it is complete offline", async () => {
    await page.goBack();
    for (const index of [0, 5]) await box(index).check();
    await context.setOffline(true);
    await page.getByRole("link", { name: "Compare 2 homes" }).click();
    await expect(titles(page)).toHaveText(titlesOf([cards[0], cards[5]].flatMap((card) => card ?? [])));
    await expect(region(page).getByRole("rowheader", { name: /^Distance to the centre/ })).toBeVisible();
  });
});
