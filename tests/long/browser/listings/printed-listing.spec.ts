import type { Page } from "@playwright/test";
import { expect, test } from "../../../e2e/support/browser-test.ts";
import { findListing } from "../../../e2e/support/listings/property-lists.ts";

/** Returns the number of pages of the PDF that the browser prints. */
async function countPrintedPages(page: Page): Promise<number> {
  const file = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("a hostile title and text stay on the page of a printed listing", async ({ page, request }) => {
  const card = await findListing(request, ({ kind }) => kind === "buy");
  const hostile = `<img src=x onerror=alert(1)> ${"W".repeat(110)}`;
  await page.route(`**/property/${card.uuid}`, async (route) => {
    const response = await route.fetch();
    const escaped = hostile.replaceAll("<", "&lt;");
    const html = (await response.text()).replaceAll(`>${card.title}<`, `>${escaped}<`);
    await route.fulfill({ response, body: html.replaceAll(/<script\b.*?<\/script>/gs, "") });
  });
  await page.goto(`/property/${card.uuid}`);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1047 });
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(hostile);
  const [box, side] = [await title.boundingBox(), await page.locator(".detail-side").boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((side?.x ?? 0) + (side?.width ?? 0) + 1);
  expect(await countPrintedPages(page)).toBe(1);
});
