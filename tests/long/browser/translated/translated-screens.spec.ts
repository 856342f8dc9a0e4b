import type { APIRequestContext } from "@playwright/test";
import { expect, openPage, test } from "../../../e2e/support/browser-test.ts";
import { showScreen } from "../../../e2e/support/client-navigation.ts";
import { findListing } from "../../../e2e/support/listings/property-lists.ts";
import { serveEmptyTiles } from "../../../e2e/support/listings/property-page.ts";
import { desktop, phone } from "../../../e2e/support/screens/screen-checks.ts";
import {
  expectWorkingTranslation,
  prepareTranslation,
  translate,
} from "../../../e2e/support/translation/translated-page.ts";
import { rejectChanges, useControls } from "../../../e2e/support/translation/use-controls.ts";

test.use({ reducedMotion: "reduce" });

/** Returns the paths of a home to buy, one to rent, and of their comparison. */
async function findListingPaths(request: APIRequestContext): Promise<Record<string, string>> {
  const isShown = (kind: string) => (card: { kind: string; image_count: number }) =>
    card.kind === kind && card.image_count > 1;
  const [forSale, forRent] = [await findListing(request, isShown("buy")), await findListing(request, isShown("rent"))];
  return {
    sale: `/property/${forSale.uuid}`,
    rental: `/property/${forRent.uuid}`,
    comparison: `/compare?homes=${forSale.uuid},${forRent.uuid}`,
  };
}

/** A group is one visit: the screens follow each other without loading the document. */
const visits: Record<string, string[]> = {
  "the home page and the lists": ["/", "/buy", "/rent", "/properties", "/rent?property_type=Warehouse&area=Sinkor"],
  homes: ["sale", "rental", "/favorites", "comparison", "/property/unknown", "/real-estate"],
  "health services": ["/health-services", "/health", "/health/doctor-2", "/health/anything/deeper"],
  "the driving school": [
    "/driving-school",
    "/driving-school/course-1",
    "/driving-school/guide",
    "/driving-school-landing",
  ],
  "cleaning and the company": [
    "/janitorial",
    "/janitorial/guide",
    "/contact",
    "/about",
    "/careers",
    "/privacy",
    "/terms",
  ],
  accounts: ["/login", "/signup", "/reset-password", "/admin/login", "/admin/register", "/no-such-page"],
};

for (const [name, viewport] of [
  ["phone", phone],
  ["desktop", desktop],
] as const)
  for (const [title, visit] of Object.entries(visits))
    test(`in a translated page on a ${name}, the controls of ${title} work`, async ({ page, request }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(viewport);
      await prepareTranslation(page);
      await rejectChanges(page);
      await serveEmptyTiles(page);
      const listings = await findListingPaths(request);
      const [first = "/", ...others] = visit.map((path) => listings[path] ?? path);
      await openPage(page, first);
      await translate(page);
      await test.step(first, async () => {
        expect(await useControls(page)).toBeGreaterThan(0);
        await expectWorkingTranslation(page);
      });
      for (const path of others)
        await test.step(path, async () => {
          await showScreen(page, path);
          await useControls(page);
          await expectWorkingTranslation(page);
        });
    });
