import { expect, openPage, test } from "../../../e2e/support/browser-test.ts";
import { showScreen } from "../../../e2e/support/client-navigation.ts";
import { findListing, openList } from "../../../e2e/support/listings/property-lists.ts";
import { expectReadable } from "../../../e2e/support/screens/large-text.ts";
import { desktop, phone } from "../../../e2e/support/screens/screen-checks.ts";

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
