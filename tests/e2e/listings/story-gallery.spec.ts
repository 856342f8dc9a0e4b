import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { type Card, findListing, openList, priceOf, propertyCards } from "../support/property-lists.ts";
import { gallery, galleryCounter } from "../support/property-page.ts";
import { expectAccessibleScreen, phone, setTextSize } from "../support/screen-checks.ts";

const chunks: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../dist/server/screen-chunks.json"), "utf8"),
);
/** The path of the script that only the whole screen of photos needs. */
const storyChunk = chunks["features/listings/gallery/full-screen-viewer.tsx"]?.[0] ?? "";

const story = (page: Page): Locator => page.locator("dialog.story");
const photoLink = (page: Page, number: number, total = 5): Locator =>
  gallery(page).getByRole("link", { name: `Photo ${number} of ${total}, full screen` });
/** A contact in the bar or, while that is inert, on the last card. */
const contact = (page: Page, name: string): Locator =>
  story(page).locator(":is(.story-bar, .story-end):not([inert])").getByRole("link", { name });
const call = (page: Page) => contact(page, "Call Now");
const chat = (page: Page) => contact(page, "WhatsApp");

/** The story, at a photo of five or, without a number, at the last card. */
const storyAt = (page: Page, number: number): Locator =>
  page.getByRole("dialog", { name: new RegExp(`^Photo ${number} of 5(,|$)`) });

async function openStory(page: Page, { uuid, image_count }: Card): Promise<void> {
  await openPage(page, `/property/${uuid}`);
  await photoLink(page, 1, image_count).tap();
  await expect(story(page)).toBeVisible();
}

/** Moves a finger from the middle of the screen; negative distances are upwards and to the left. */
async function swipe(page: Page, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? phone;
  const steps = 10;
  for (let step = 0; step <= steps; step++) {
    const done = step / steps - 0.5;
    await session.send("Input.dispatchTouchEvent", {
      type: step === 0 ? "touchStart" : "touchMove",
      touchPoints: [{ x: width / 2 + x * done, y: height / 2 + y * done }],
    });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** The browser's page of an image file has styles that its content security policy forbids. */
const serveImagePage = (page: Page) =>
  page.route("**/images/**", (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ body: "image" }) : route.fallback(),
  );

const findFivePhotos = (request: Parameters<typeof findListing>[0]) =>
  findListing(request, ({ image_count }) => image_count === 5);

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("a tap opens the photo over the full height, and a swipe shows the next one", async ({ page, request }) => {
    await openStory(page, await findFivePhotos(request));
    await expect(storyAt(page, 1)).toBeVisible();
    const box = await story(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    const image = story(page).locator("img").first();
    const photo = await image.boundingBox();
    expect(photo?.height).toBeGreaterThan(640);
    await swipe(page, { y: -500 });
    await expect(storyAt(page, 2)).toBeVisible();
    await swipe(page, { y: -500 });
    await expect(storyAt(page, 3)).toBeVisible();
    await swipe(page, { y: 500 });
    await expect(storyAt(page, 2)).toBeVisible();
    await expect(story(page).getByText("2 / 5", { exact: true })).toBeVisible();
  });

  test("names the room from the photo's text, and only a number where it has none", async ({ page, request }) => {
    const { uuid, title } = await findFivePhotos(request);
    const texts = ["Kitchen", "Bathroom with sea-green tiles, a bathtub and a louvre window", "", title, "Photo 5"];
    await page.route(`**/api/v1/public/properties/${uuid}`, async (route) => {
      const body: PropertyDetailResponse = await (await route.fetch()).json();
      for (const [at, image] of body.data.property.images.entries()) image.alt = texts[at] ?? "";
      await route.fulfill({ json: body });
    });
    await openList(page, "/properties");
    const card = propertyCards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await card.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Description" })).toBeAttached();
    await photoLink(page, 1).tap();
    for (const label of [
      "Photo 1 of 5, Kitchen",
      "Photo 2 of 5, Bathroom",
      "Photo 3 of 5",
      "Photo 4 of 5",
      "Photo 5 of 5",
    ]) {
      await expect(page.getByRole("dialog", { name: label, exact: true })).toBeVisible();
      // Screen readers announce it.
      await expect(story(page).getByRole("status")).toContainText(label);
      await page.keyboard.press("ArrowDown");
    }
  });

  test("loads the visible photo and its neighbours only", async ({ page, request }) => {
    const { uuid } = await findFivePhotos(request);
    await openPage(page, `/property/${uuid}`);
    const loaded = new Set<string>();
    // Photos of the listing, whatever their width: number 3 of /images/.../3-1280.webp.
    page.on("request", (sent) => {
      const number = /\/(\d+)(?:-\d+)?\.\w+$/.exec(new URL(sent.url()).pathname)?.[1];
      if (sent.resourceType() === "image" && sent.url().includes(uuid) && number) loaded.add(number);
    });
    await photoLink(page, 1).tap();
    await expect(storyAt(page, 1)).toBeVisible();
    const images = story(page).locator("img");
    await expect(images).toHaveCount(2);
    for (const image of await images.all())
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    const first = loaded.size;
    expect(first).toBeLessThanOrEqual(2);
    await page.keyboard.press("ArrowDown");
    await expect(storyAt(page, 2)).toBeVisible();
    await expect(images).toHaveCount(3);
    await expect.poll(() => loaded.size).toBe(first + 1);
    await page.keyboard.press("ArrowDown");
    await expect(storyAt(page, 3)).toBeVisible();
    await expect(images).toHaveCount(3);
    await expect.poll(() => loaded.size).toBe(first + 2);
  });

  test("the code of the story loads on the first tap", async ({ page, request }) => {
    const { uuid } = await findFivePhotos(request);
    const scripts: string[] = [];
    page.on("request", (sent) => sent.resourceType() === "script" && scripts.push(new URL(sent.url()).pathname));
    await openPage(page, `/property/${uuid}`);
    await page.mouse.move(5, 5);
    expect(scripts).not.toContain(storyChunk);
    await photoLink(page, 1).tap();
    await expect(story(page)).toBeVisible();
    expect(scripts).toContain(storyChunk);
  });

  test("Call and WhatsApp stay below the photos, with price and title, and are counted", async ({
    page,
    context,
    request,
  }) => {
    const card = await findFivePhotos(request);
    const events: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().endsWith("/events")) events.push(sent.postDataJSON().event);
    });
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    await openStory(page, card);
    await expect(call(page)).toHaveCount(1);
    await expect(call(page)).toHaveAttribute("href", /^tel:\+\d{9,}$/);
    await expect(chat(page)).toHaveAttribute("href", new RegExp(`^https://wa\\.me/.*${card.reference}`));
    const before = await call(page).boundingBox();
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeGreaterThan(740 - 24);
    expect(before?.height).toBeGreaterThanOrEqual(44);
    const bar = story(page).locator(".story-bar");
    await expect(bar).toContainText(`$${priceOf(card)?.toLocaleString("en-US")}`);
    await expect(bar).toContainText(card.title);
    await swipe(page, { y: -500 });
    await expect(storyAt(page, 2)).toBeVisible();
    expect(await call(page).boundingBox()).toEqual(before);
    // The test browser cannot dial.
    await page.evaluate(() =>
      addEventListener(
        "click",
        (event) => (event.target as Element).closest("a[href^='tel:']") && event.preventDefault(),
      ),
    );
    await call(page).tap();
    const popup = context.waitForEvent("page");
    await chat(page).tap();
    await (await popup).close();
    await expect.poll(() => events).toEqual(["view", "call", "whatsapp"]);
  });

  test("Back closes it at the same photo and stays on the listing; Forward opens it again", async ({
    page,
    request,
  }) => {
    const card = await findFivePhotos(request);
    await openStory(page, card);
    await swipe(page, { y: -500 });
    await expect(storyAt(page, 2)).toBeVisible();
    await page.goBack();
    await expect(story(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(`/property/${card.uuid}`);
    await expect(galleryCounter(page)).toHaveText("2 / 5");
    await expect(photoLink(page, 2)).toBeInViewport({ ratio: 0.9 });
    await page.goForward();
    await expect(storyAt(page, 2)).toBeVisible();
    await page.reload();
    await expect(storyAt(page, 1)).toBeVisible();
    await story(page).getByRole("button", { name: "Close" }).tap();
    await expect(story(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: card.title })).toBeVisible();
  });

  test("Close has a target of 44 pixels and leaves no entry in the history", async ({ page, request }) => {
    const card = await findFivePhotos(request);
    await openPage(page, "/about");
    await openStory(page, card);
    const close = story(page).getByRole("button", { name: "Close" });
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await close.tap();
    await expect(story(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test("keys move through the photos, the focus stays inside, and Escape returns it", async ({ page, request }) => {
    const card = await findFivePhotos(request);
    await openPage(page, `/property/${card.uuid}`);
    await photoLink(page, 1).focus();
    await page.keyboard.press("Enter");
    await expect(storyAt(page, 1)).toBeVisible();
    for (const [key, number] of [
      ["ArrowDown", 2],
      ["PageDown", 3],
      ["ArrowUp", 2],
      ["PageUp", 1],
      ["ArrowUp", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(storyAt(page, number), key).toBeVisible();
    }
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main, header, footer, .contact-bar"))).toBe(
        await page.evaluate(() => document.activeElement?.closest("dialog")?.closest("main") ?? null),
      );
    }
    await page.keyboard.press("End");
    await expect(page.getByRole("dialog", { name: card.title, exact: true })).toBeVisible();
    await page.keyboard.press("Home");
    await expect(storyAt(page, 1)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(story(page)).toHaveCount(0);
    await expect(photoLink(page, 1)).toBeFocused();
  });

  test("after the last photo a card has the title, the price, the contacts and the way back", async ({
    page,
    request,
  }) => {
    const card = await findFivePhotos(request);
    await openStory(page, card);
    await page.keyboard.press("End");
    const last = story(page).getByRole("region", { name: card.title });
    await expect(last.getByRole("heading", { name: card.title })).toBeInViewport();
    await expect(last).toContainText(`$${priceOf(card)?.toLocaleString("en-US")}`);
    // Those of the bar are hidden: each contact is there once.
    await expect(call(page)).toHaveCount(1);
    await expect(chat(page)).toHaveCount(1);
    await expect(last.getByRole("link", { name: "Call Now" })).toBeInViewport({ ratio: 1 });
    await last.getByRole("button", { name: "Back to the listing" }).tap();
    await expect(story(page)).toHaveCount(0);
    await expect(galleryCounter(page)).toHaveText("5 / 5");
  });

  test("a tap shows the whole photo, another one fills the screen, and the next photo fills it too", async ({
    page,
    request,
  }) => {
    await openStory(page, await findFivePhotos(request));
    const image = story(page).locator("img").first();
    const width = async () => (await image.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(800);
    const toggle = (name: RegExp) => story(page).getByRole("button", { name });
    await toggle(/Show the whole photo$/).tap();
    await expect.poll(width).toBe(360);
    await expect(image).toHaveCSS("object-fit", "contain");
    await toggle(/Fill the screen$/).tap();
    await expect.poll(width).toBeGreaterThan(800);
    await toggle(/Show the whole photo$/).tap();
    await page.keyboard.press("ArrowDown");
    await expect(storyAt(page, 2)).toBeVisible();
    await expect(toggle(/Show the whole photo$/)).toBeVisible();
  });

  test("a photo wider than the screen starts at its focus and is moved sideways", async ({ page, request }) => {
    const { uuid, title } = await findFivePhotos(request);
    await page.route(`**/api/v1/public/properties/${uuid}`, async (route) => {
      const body: PropertyDetailResponse = await (await route.fetch()).json();
      const [first] = body.data.property.images;
      if (first)
        Object.assign(first, { url: "/images/wide.svg", variants: [], width: 3000, height: 1000, focus: "100 50" });
      await route.fulfill({ json: body });
    });
    await page.route("**/images/wide.svg", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1000"><rect width="100%" height="100%" fill="teal"/></svg>',
      }),
    );
    await openList(page, "/properties");
    const card = propertyCards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await card.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Description" })).toBeAttached();
    await photoLink(page, 1).tap();
    const slide = story(page).locator(".story-slide").first();
    const scrolled = () =>
      slide.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft / (scrollWidth - clientWidth));
    await expect.poll(async () => (await slide.locator("img").boundingBox())?.width).toBeGreaterThan(1500);
    await expect.poll(scrolled).toBeCloseTo(1, 1);
    await swipe(page, { x: 300 });
    await expect.poll(scrolled).toBeLessThan(0.95);
    await expect(storyAt(page, 1)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(scrolled).toBeLessThan(0.8);
    await swipe(page, { y: -500 });
    await expect(storyAt(page, 2)).toBeVisible();
  });

  test("turning the phone keeps the photo; Call and WhatsApp are then beside it", async ({ page, request }) => {
    await openStory(page, await findFivePhotos(request));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(storyAt(page, 3)).toBeVisible();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(storyAt(page, 3)).toBeVisible();
    const photo = story(page).locator(".story-slide").nth(2);
    await expect(photo).toBeInViewport({ ratio: 0.9 });
    const [box, button] = [await photo.boundingBox(), await call(page).boundingBox()];
    expect(button?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
  });

  test("a photo opens its file when the code of the story cannot be loaded", async ({ page, request }) => {
    const { uuid } = await findFivePhotos(request);
    await openPage(page, `/property/${uuid}`);
    await serveImagePage(page);
    await page.route(`**${storyChunk}`, (route) => route.abort());
    await photoLink(page, 1).tap();
    await expect(page).toHaveURL(/\/images\/.*\.webp$/);
  });
});

test.describe("with reduced motion", () => {
  test.use({ hasTouch: true, isMobile: true, reducedMotion: "reduce", viewport: phone });

  for (const [name, key] of [
    ["a photo", "Home"],
    ["the last card", "End"],
  ] as const)
    test(`${name} fits a phone, passes axe in both themes and has targets of 44 pixels`, async ({ page, request }) => {
      await openStory(page, await findFivePhotos(request));
      await page.keyboard.press(key);
      await expectAccessibleScreen(page, { sizes: [phone], touchTargets: true });
    });

  test("nothing moves but the finger", async ({ page, request }) => {
    await openStory(page, await findFivePhotos(request));
    await page.keyboard.press("ArrowDown");
    // The next photo is there at once.
    const top = await story(page)
      .locator(".story-slide")
      .nth(1)
      .evaluate((slide) => slide.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(1);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("all controls are in view on every window and with large text", async ({ page, request }) => {
    const listing = await findFivePhotos(request);
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 360, height: 740 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      await openStory(page, listing);
      for (const percent of [100, 200]) {
        const where = `at ${viewport.width} × ${viewport.height} with ${percent} % text`;
        await setTextSize(page, percent);
        await page.keyboard.press("Home");
        for (const control of [call(page), chat(page), story(page).getByRole("button", { name: "Close" })])
          await expect(control, where).toBeInViewport({ ratio: 1 });
        const overflow = await story(page).evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflow, where).toBeLessThanOrEqual(0);
        await page.keyboard.press("End");
        const back = story(page).getByRole("button", { name: "Back to the listing" });
        await back.scrollIntoViewIfNeeded();
        await expect(back, where).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press("Escape");
      await expect(story(page)).toBeHidden();
    }
  });
});

test.describe("on a desktop", () => {
  test("a click opens the dialog with arrows, without an entry in the history", async ({ page, request }) => {
    const { uuid } = await findFivePhotos(request);
    await openPage(page, `/property/${uuid}`);
    const entries = await page.evaluate(() => history.length);
    await photoLink(page, 1).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Next photo" })).toBeVisible();
    await expect(story(page)).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone, hasTouch: true, isMobile: true });

  test("a photo opens its file", async ({ page, request }) => {
    const { uuid } = await findFivePhotos(request);
    await serveImagePage(page);
    await page.goto(`/property/${uuid}`);
    await photoLink(page, 1).tap();
    await expect(page).toHaveURL(/\/images\/.*\.webp$/);
  });
});
