import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { type Card, fetchCards, propertyCards } from "../support/property-lists.ts";
import { desktop, horizontalOverflow, phone, setTextSize } from "../support/screen-checks.ts";

/** Returns the first listings of the seeded database. */
async function readCards(request: APIRequestContext, count: number): Promise<Card[]> {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  return data.properties.slice(0, count);
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

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("saved homes are chosen by touch and compared", async ({ page, request }) => {
    const cards = await readCards(request, 5);
    await openSaved(page, cards);
    const bar = page.locator(".compare-bar");
    await expect(bar).toHaveText("Choose two to four homes to compare.");
    for (const { title } of cards.slice(1, 4)) await page.getByText(`Compare ${title}`, { exact: true }).tap();
    await expect(bar).toBeInViewport();
    await bar.getByRole("link", { name: "Compare 3 homes" }).tap();
    await expect(page).toHaveURL(comparePath(cards.slice(1, 4)));
    await expect(titles(page)).toHaveText(titlesOf(cards.slice(1, 4)));
  });

  test("two homes fill the window below their labels; a swipe shows the next one, and the labels stay", async ({
    page,
    request,
  }) => {
    await openPage(page, comparePath(await readCards(request, 4)));
    const label = region(page).getByRole("rowheader", { name: "Price" });
    const prices = region(page)
      .getByRole("row", { name: /^Price/ })
      .getByRole("cell");
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

  for (const percent of [150, 200])
    test(`the page does not overflow, and a home is visible below its label, at ${percent} % text`, async ({
      page,
      request,
    }) => {
      await openPage(page, comparePath(await readCards(request, 4)));
      await setTextSize(page, percent);
      expect(await horizontalOverflow(page)).toBe(0);
      const price = region(page)
        .getByRole("row", { name: /^Price/ })
        .getByRole("cell")
        .first();
      await price.scrollIntoViewIfNeeded();
      await expect(price).toBeInViewport({ ratio: 0.9 });
    });
});

test("saved homes are chosen by keyboard and compared", async ({ page, request }) => {
  const cards = await readCards(request, 6);
  await openSaved(page, cards);
  const box = (index: number) => page.getByRole("checkbox", { name: `Compare ${cards[index]?.title}`, exact: true });
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
  await expect(titles(page)).toHaveText(titlesOf([0, 1, 2, 5].flatMap((index) => cards[index] ?? [])));
});

test("the focused home is not behind the bar", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const cards = await readCards(request, 4);
  await openSaved(page, cards);
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

test("on a desktop four homes fit side by side, and the keyboard removes one", async ({ page, request }) => {
  await page.setViewportSize(desktop);
  const cards = await readCards(request, 4);
  await openPage(page, comparePath(cards));
  expect(await region(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: `Remove ${cards[1]?.title} from the comparison` }).focus();
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(titlesOf(cards.filter((_, index) => index !== 1)));
  await expect(region(page)).toBeFocused();
  await page.goBack();
  await expect(titles(page)).toHaveText(titlesOf(cards));
});

test("an unknown home says that it is no longer listed; repeated and malformed ids are dropped", async ({
  page,
  request,
}) => {
  const [card] = await readCards(request, 1);
  const unknown = "00000000-0000-4000-8000-000000000000";
  await openPage(page, `/compare?homes=${card?.uuid},${unknown},${card?.uuid},x`);
  await expect(titles(page)).toHaveText([card?.title ?? "", "No longer listed"]);
  await openPage(page, `/compare?homes=${card?.uuid},x`);
  await expect(page.getByRole("link", { name: "Choose saved homes" })).toBeVisible();
});

test("a comparison opened from the saved homes is complete offline", async ({ page, request, context }) => {
  const cards = await readCards(request, 2);
  await openSaved(page, cards);
  const compare = page.getByRole("link", { name: "Compare 2 homes" });
  await compare.click();
  await expect(titles(page)).toHaveText(titlesOf(cards));
  await page.goBack();
  await expect(compare).toBeVisible();
  await context.setOffline(true);
  await compare.click();
  await expect(titles(page)).toHaveText(titlesOf(cards));
  await expect(region(page).getByRole("rowheader", { name: /^Distance to the centre/ })).toBeVisible();
});

test("the shared link opens the same comparison", async ({ page, request, context }) => {
  const cards = await readCards(request, 3);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
  await openPage(page, comparePath(cards));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const other = await context.newPage();
  await openPage(other, link.pathname + link.search);
  await expect(titles(other)).toHaveText(titlesOf(cards));
});

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

test("an image of the homes is drawn and saved where files cannot be shared", async ({ page, request }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "canShare", { value: undefined }));
  await openPage(page, comparePath(await readCards(request, 4)));
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

test("an image of the homes is shared with the link where files can be shared", async ({ page, request }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      const [file] = data.files ?? [];
      document.title = JSON.stringify({ text: data.text, type: file?.type, isEmpty: !file?.size });
      return Promise.resolve();
    };
    Object.defineProperty(Navigator.prototype, "canShare", { value: () => true });
    Object.defineProperty(Navigator.prototype, "share", { value: share });
  });
  const cards = await readCards(request, 2);
  await openPage(page, comparePath(cards));
  await page.getByRole("button", { name: "Send as image" }).click();
  await expect(page).toHaveTitle(/"type":"image\/jpeg","isEmpty":false/);
  expect(JSON.parse(await page.title()).text).toContain(comparePath(cards));
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link shows the table, and a link removes a home", async ({ page, request }) => {
    const cards = await readCards(request, 3);
    await page.goto(comparePath(cards));
    await expect(titles(page)).toHaveText(titlesOf(cards));
    await expect(page.getByRole("button", { name: /^(Share|Send as image)$/ })).toHaveCount(0);
    await page.getByRole("link", { name: `Remove ${cards[0]?.title} from the comparison` }).click();
    await expect(titles(page)).toHaveText(titlesOf(cards.slice(1)));
  });
});
