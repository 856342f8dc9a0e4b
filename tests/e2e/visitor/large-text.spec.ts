import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { openList } from "../support/listings/property-lists.ts";
import { gallery } from "../support/listings/property-page.ts";
import { expectReadable } from "../support/screens/large-text.ts";
import { phone } from "../support/screens/screen-checks.ts";

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

async function expectAllInView(page: Page, names: string[]): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const name of names)
    await expect(page.getByRole("dialog").getByRole("button", { name })).toBeInViewport({ ratio: 1 });
}
