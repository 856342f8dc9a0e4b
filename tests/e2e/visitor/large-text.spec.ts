import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { withHome } from "../support/listings/new-home.ts";
import { findListing, openList } from "../support/listings/property-lists.ts";
import { gallery } from "../support/listings/property-page.ts";
import { findBrokenWords } from "../support/screens/broken-words.ts";
import { expectReadable } from "../support/screens/large-text.ts";
import { desktop, phone, setTextSize } from "../support/screens/screen-checks.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

// The other pages and windows are in the long run.
test("a list, a home and its full screen cut no text and cover no control with text of twice the size", {
  tag: "@long",
}, async ({ page, request }) => {
  const { uuid } = await withHome(request, { photos: 3 });
  await openList(page, "/properties");
  await expectReadable(page, "/properties");
  await page.goto(`/property/${uuid}`);
  await expectReadable(page, "a home");
  await gallery(page)
    .getByRole("link", { name: /^Photo 1 of/ })
    .click();
  await expectAllInView(page, ["Close", "Previous photo", "Next photo"]);
});

test("with text of twice the size titles keep words whole, and a toolbar takes a quarter", async ({ page }) => {
  for (const path of ["/", "/driving-school", "/rent"]) {
    await openPage(page, path);
    await setTextSize(page, 200);
    const broken = await findBrokenWords(page);
    const titles = await page.getByRole("heading").allTextContents();
    expect(
      broken.filter((word) => titles.some((title) => title.includes(word.split(" in ")[0] ?? ""))),
      path,
    ).toEqual([]);
  }
  const toolbar = await page.locator(".list-bar").boundingBox();
  expect(toolbar?.height).toBeLessThanOrEqual(phone.height / 4);
});

test("with text of twice the size a small phone says what a page is for, and keeps a phone number in one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/contact", "/report", "/verify"]) {
    await openPage(page, path);
    await setTextSize(page, 200);
    await expect(page.locator("h1 + p")).toBeInViewport();
    expect((await findBrokenWords(page)).filter((word) => word.startsWith("+"))).toEqual([]);
  }
});

test("with text of twice the size the numbers of a service stand above its actions, all without a scroll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openPage(page, "/driving-school");
  await setTextSize(page, 200);
  const actions = [page.getByRole("link", { name: "See the courses" }), page.locator('main a[href^="tel:"]').first()];
  const boxes = await Promise.all([page.locator(".stats").first(), ...actions].map((part) => part.boundingBox()));
  const places = boxes.map((box) => box?.y ?? 0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.at(-1)).toBeLessThan(740 - 48);
});

test("the home's search has its button beside the price, and from 768 pixels the picture too", async ({ page }) => {
  await openPage(page, "/");
  const [button, price, picture] = [
    page.locator(".home-search .btn"),
    page.getByLabel("Monthly rent"),
    page.locator(".hero-image"),
  ];
  for (const width of [320, 360, 480, 640, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const [one, other, image] = [await button.boundingBox(), await price.boundingBox(), await picture.boundingBox()];
    if (!one || !other || !image) throw new Error("The home page has no search");
    expect([one.y, one.height], `${width} pixels`).toEqual([other.y, 48]);
    expect(image.x > one.x, `${width} pixels`).toBe(width >= 768);
  }
});

async function expectAllInView(page: Page, names: string[]): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const name of names)
    await expect(page.getByRole("dialog").getByRole("button", { name })).toBeInViewport({ ratio: 1 });
}

test.describe("in the long run", { tag: "@long" }, () => {
  const lists = ["/properties", "/rent?sort=price-low"];

  const others = [
    "/",
    "/health",
    "/driving-school",
    "/janitorial",
    "/real-estate",
    "/about",
    "/contact",
    "/favorites",
    "/login",
  ];

  test.describe("with text of twice the size on a small phone", () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

    test("pages cut no text and cover no control", async ({ page }) => {
      for (const path of [
        ...["/health", "/health-services", "/health/doctor-2", "/health?q=unknown", "/driving-school/course-1"],
        ...[
          "/driving-school-landing",
          "/rent?min_bedrooms=3",
          "/rent?q=sinker+house",
          "/no-such-page",
          "/property/unknown",
        ],
      ]) {
        await openPage(page, path);
        await expectReadable(page, path);
      }
    });
  });

  for (const [name, viewport] of [
    ["phone", phone],
    ["desktop", desktop],
  ] as const) {
    test.describe(`with text of twice the size on a ${name}`, () => {
      test.use({ viewport, hasTouch: viewport === phone });

      test("lists cut no text and cover no control", async ({ page }) => {
        for (const path of lists) {
          await openList(page, path);
          await expectReadable(page, path);
        }
      });

      test("other pages cut no text and cover no control", async ({ page, request }) => {
        const { uuid } = await findListing(request, ({ is_available }) => is_available);
        for (const path of [...others, `/property/${uuid}`]) {
          await openPage(page, path);
          await expectReadable(page, path);
        }
      });
    });
  }

  test("in landscape, the hero's image ends in the upper half of the window", async ({ page }) => {
    await openPage(page, "/about");
    for (const path of ["/", "/real-estate", "/health-services"])
      await test.step(path, async () => {
        await showScreen(page, path);
        for (const viewport of [
          { width: 640, height: 360 },
          { width: 740, height: 360 },
          { width: 1280, height: 900 },
        ]) {
          await page.setViewportSize(viewport);
          const box = await page.locator(".hero-image").boundingBox();
          if (!box) throw new Error("The page has no hero");
          // On a desktop the image is beside the search, below the bar.
          const end = viewport.width < 960 ? box.y + box.height : box.height;
          expect.soft(end, `${path}, ${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(viewport.height / 2);
        }
      });
  });
});
