import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { findListing, openList } from "../support/listings/property-lists.ts";
import {
  desktop,
  findClippedText,
  findOverflow,
  findOverlaps,
  phone,
  setTextSize,
} from "../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

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

async function expectReadable(page: Page, path: string): Promise<void> {
  await setTextSize(page, 200);
  expect.soft(await findOverflow(page), `overflow of ${path}`).toEqual([]);
  expect.soft(await findClippedText(page), `clipped text on ${path}`).toEqual([]);
  expect.soft(await findOverlaps(page), `overlaps on ${path}`).toEqual([]);
}

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
      await waitUntilSettled(page);
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
        await waitUntilSettled(page);
        await expectReadable(page, path);
      }
    });
  });
}
