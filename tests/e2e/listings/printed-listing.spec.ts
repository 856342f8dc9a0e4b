import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { findListing } from "../support/listings/property-lists.ts";

/** Returns the number of pages of the PDF that the browser prints. */
async function countPrintedPages(page: Page): Promise<number> {
  const file = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const isLoaded = (page: Page, file: string) =>
  page.locator(`img[src="${file}"]`).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

test("a printed listing is one A4 page with code, reference, price and photos only", async ({ page, request }) => {
  const card = await findListing(request, ({ kind, image_count }) => kind === "rent" && image_count > 3);
  const code = `/r/${card.reference}.svg`;
  const requested: string[] = [];
  page.on("request", (sent) => requested.push(new URL(sent.url()).pathname));
  await openPage(page, `/property/${card.uuid}`);
  expect(requested).not.toContain(code);

  expect(await countPrintedPages(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => isLoaded(page, code)).toBe(true);
  await expect(page.locator(`img[src="${code}"] + *, p:has(> img[src="${code}"])`).first()).toContainText(
    card.reference,
  );
  const canonical = new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "");
  const check = `${card.reference}. Check that it is really us: ${canonical.host}/verify`;
  await expect(page.getByText(check, { exact: true })).toBeVisible();
  await expect(page.locator(".detail-summary .price")).toBeVisible();
  await expect(page.getByRole("region", { name: "Photos" }).locator("img").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar homes" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test.describe("in the long run", { tag: "@long" }, () => {
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
});
