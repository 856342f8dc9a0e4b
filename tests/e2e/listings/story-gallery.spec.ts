import { expect, openPage, test } from "../support/browser-test.ts";
import { chunkOf } from "../support/built-chunks.ts";
import { getPrice } from "../support/listings/property-lists.ts";
import { galleryCounter, openSavedListing, replaceImages } from "../support/listings/property-page.ts";
import {
  call,
  chat,
  expectStoryAt,
  findFivePhotos,
  photoLink,
  story,
  storyAt,
  swipe,
} from "../support/listings/story-page.ts";
import { phone } from "../support/screens/screen-checks.ts";

/** The path of the script that only the whole screen of photos needs. */
const storyChunk = chunkOf("site/features/listings/gallery/full-screen-viewer.tsx");

/** Within the photo, but much more than half of the window: the slow swipe of a busy machine moves only as far as the finger. */
const swipeHeight = 580;

const dollars = (amount: number | null) => `$${amount?.toLocaleString("en-US")}`;

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("a tap opens the photos over the full height, a swipe shows the next one, and Call and WhatsApp stay", async ({
    page,
    context,
    request,
  }) => {
    const card = await findFivePhotos(request);
    const scripts: string[] = [];
    const events: string[] = [];
    const photos = new Set<string>();
    page.on("request", (sent) => {
      const { pathname } = new URL(sent.url());
      if (sent.resourceType() === "script") scripts.push(pathname);
      if (pathname.endsWith("/events")) events.push(sent.postDataJSON().event);
      // Photos of the listing, whatever their width: number 3 of /images/.../3-1280.webp.
      const number = pathname.includes(card.uuid) && /\/(\d+)(?:-\d+)?\.\w+$/.exec(pathname)?.[1];
      if (sent.resourceType() === "image" && number) photos.add(number);
    });
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    await openPage(page, `/property/${card.uuid}`);

    await test.step("its code loads on the first tap", async () => {
      await page.mouse.move(5, 5);
      expect(scripts).not.toContain(storyChunk);
      photos.clear();
      await photoLink(page, 1).tap();
      await expect(storyAt(page, 1)).toBeVisible();
      expect(scripts).toContain(storyChunk);
      expect(await story(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
      expect((await story(page).locator("img").first().boundingBox())?.height).toBeGreaterThan(640);
    });

    await test.step("Call and WhatsApp are below the photo, with the price", async () => {
      await expect(call(page)).toHaveCount(1);
      await expect(call(page)).toHaveAttribute("href", /^tel:\+\d{9,}$/);
      await expect(chat(page)).toHaveAttribute("href", new RegExp(`^https://wa\\.me/.*${card.reference}`));
      const bar = story(page).locator(".story-bar");
      await expect(bar).toContainText(dollars(getPrice(card)));
    });

    await test.step("swipes load the visible photo and its neighbours only, and leave the contacts in place", async () => {
      const images = story(page).locator("img");
      await expect(images).toHaveCount(2);
      for (const image of await images.all())
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      const first = photos.size;
      expect(first).toBeLessThanOrEqual(2);
      const before = await call(page).boundingBox();
      expect((before?.y ?? 0) + (before?.height ?? 0)).toBeGreaterThan(740 - 24);
      expect(before?.height).toBeGreaterThanOrEqual(44);
      for (const number of [2, 3]) {
        await swipe(page, { y: -swipeHeight });
        await expectStoryAt(page, number);
        await expect(story(page).getByText(`${number} / 5`, { exact: true })).toBeVisible();
        await expect(images).toHaveCount(3);
        await expect.poll(() => photos.size).toBe(first + number - 1);
        expect(await call(page).boundingBox()).toEqual(before);
      }
      await swipe(page, { y: swipeHeight });
      await expectStoryAt(page, 2);
    });

    await test.step("turning the phone keeps the photo; Call and WhatsApp are then beside it", async () => {
      for (const key of ["Home", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
      await expectStoryAt(page, 3);
      await page.setViewportSize({ width: 740, height: 360 });
      await expect(storyAt(page, 3)).toBeVisible();
      const photo = story(page).locator(".story-slide").nth(2);
      await expect(photo).toBeInViewport({ ratio: 0.9 });
      const [box, button] = [await photo.boundingBox(), await call(page).boundingBox()];
      expect(button?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
      await expect(chat(page)).toBeInViewport({ ratio: 1 });
      await expect(photo.locator("img")).toBeInViewport({ ratio: 1 });
    });

    await test.step("Call and WhatsApp are counted", async () => {
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
  });

  test("photos of any shape are announced and moved, and Back closes them at the same photo", { tag: "@long" }, async ({
    page,
    request,
  }) => {
    const card = await findFivePhotos(request);
    await replaceImages(page, card.uuid, (images) =>
      images.map((image, at) => ({
        ...image,
        alt: at === 0 ? "Kitchen" : "",
        ...(at === 0 && { url: "/images/wide.svg", variants: [], width: 3000, height: 1000, focus: "100 50" }),
      })),
    );
    await page.route("**/images/wide.svg", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1000"><rect width="100%" height="100%" fill="teal"/></svg>',
      }),
    );
    await openSavedListing(page, card);
    await photoLink(page, 1).tap();
    await expectStoryAt(page, 1);

    await test.step("a panorama fills the height, starts at its focus and is moved sideways", async () => {
      const slide = story(page).locator(".story-slide").first();
      const scrolled = () =>
        slide.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft / (scrollWidth - clientWidth));
      await expect.poll(async () => (await slide.locator("img").boundingBox())?.width).toBeGreaterThan(1500);
      await expect.poll(scrolled).toBeCloseTo(1, 1);
      // The browser ignores a swipe while the photo is still moving.
      const rests = await slide.evaluateHandle((element) => {
        const positions: number[] = [];
        const add = () => positions.push(element.scrollLeft / (element.scrollWidth - element.clientWidth));
        element.addEventListener("scrollend", add);
        return positions;
      });
      // The motion to its focus may still report its end.
      const lastRest = () => rests.evaluate((positions) => positions[positions.length - 1] ?? 1);
      await swipe(page, { x: 300 });
      await expect.poll(lastRest).toBeLessThan(0.95);
      await expect(storyAt(page, 1)).toBeVisible();
      const swiped = await lastRest();
      await page.keyboard.press("ArrowLeft");
      await expect.poll(lastRest).toBeLessThan(Math.min(0.8, swiped));
      await swipe(page, { y: -swipeHeight });
      await expectStoryAt(page, 2);
      await page.keyboard.press("Home");
      await expectStoryAt(page, 1);
    });

    await test.step("screen readers hear the number of a photo, and its room if its text has one", async () => {
      await expect(story(page).getByRole("status")).toContainText("Photo 1 of 5, Kitchen");
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowUp");
      await expect(story(page).getByRole("status")).toContainText("Photo 5 of 5");
    });

    await test.step("Back closes it at the same photo and stays on the listing; Forward opens it again", async () => {
      await expectStoryAt(page, 5);
      await page.goBack();
      await expect(story(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(`/property/${card.uuid}`);
      await expect(galleryCounter(page)).toHaveText("5 / 5");
      await expect(photoLink(page, 5)).toBeInViewport({ ratio: 0.9 });
      await page.goForward();
      await expect(storyAt(page, 5)).toBeVisible();
    });

    await test.step("a reload keeps it open; Close, of 44 pixels, leaves no entry in the history", async () => {
      await page.reload();
      await expect(storyAt(page, 1)).toBeVisible();
      const close = story(page).getByRole("button", { name: "Close" });
      const box = await close.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await close.tap();
      await expect(story(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: card.title })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/favorites$/);
    });
  });

  test("keys move through the photos to a card with the contacts, and the focus returns", async ({ page, request }) => {
    const card = await findFivePhotos(request);
    await openPage(page, `/property/${card.uuid}`);
    await photoLink(page, 1).focus();
    await page.keyboard.press("Enter");
    await expect(storyAt(page, 1)).toBeVisible();

    await test.step("keys move through the photos, and the focus stays inside", async () => {
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
    });

    await test.step("Escape returns the focus", async () => {
      await page.keyboard.press("Escape");
      await expect(story(page)).toHaveCount(0);
      await expect(photoLink(page, 1)).toBeFocused();
      await page.keyboard.press("Enter");
    });

    await test.step("a photo is whole, a tap lets it fill the screen from a larger file, and the next one is whole", async () => {
      const image = story(page).locator("img").first();
      const width = async () => (await image.boundingBox())?.width ?? 0;
      const file = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
      const toggle = (name: RegExp) => story(page).getByRole("button", { name });
      await expect.poll(width).toBe(360);
      await expect(image).toHaveCSS("object-fit", "contain");
      const fileOfWhole = await file();
      await toggle(/Fill the screen$/).tap();
      await expect.poll(width).toBeGreaterThan(800);
      await expect.poll(file).not.toBe(fileOfWhole);
      await toggle(/Show the whole photo$/).tap();
      await expect.poll(width).toBe(360);
      await toggle(/Fill the screen$/).tap();
      await page.keyboard.press("ArrowDown");
      await expect(storyAt(page, 2)).toBeVisible();
      await expect(toggle(/Fill the screen$/)).toBeVisible();
    });

    await test.step("after the last photo a card has the title, the price, the contacts and the way back", async () => {
      await page.keyboard.press("End");
      const last = story(page).getByRole("region", { name: card.title });
      await expect(last.getByRole("heading", { name: card.title })).toBeInViewport();
      await expect(last).toContainText(dollars(getPrice(card)));
      // Those of the bar are hidden: each contact is there once.
      await expect(call(page)).toHaveCount(1);
      await expect(chat(page)).toHaveCount(1);
      await expect(last.getByRole("link", { name: "Call Now" })).toBeInViewport({ ratio: 1 });
      await last.getByRole("button", { name: "Back to the listing" }).tap();
      await expect(story(page)).toHaveCount(0);
      await expect(galleryCounter(page)).toHaveText("5 / 5");
    });
  });
});
