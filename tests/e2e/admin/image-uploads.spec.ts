import type { Locator, Page } from "@playwright/test";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { apiPrefix } from "#contract/http/endpoints/endpoint.ts";
import { createPhotographs, signInAsAdmin, viewAsVisitor } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { chooseListingAction } from "../support/listing-rows.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
test.describe.configure({ timeout: 120_000 });

const readDescriptions = (page: Page) =>
  page
    .getByRole("textbox", { name: /^What photo \d+ shows$/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const tile = (page: Page, number: number): Locator => page.locator(`[data-position="${number - 1}"]`);

/** Opens a form with three uploaded images, each with a text of its own. */
async function openFormWithThreeImages(page: Page): Promise<void> {
  await signInAsAdmin(page);
  await page.goto("/add-property");
  await page.getByLabel(/Choose photos/).setInputFiles(await createPhotographs(3));
  await expect(page.getByText("3 of 3 uploaded")).toBeVisible({ timeout: 60_000 });
  for (const [index, text] of ["one", "two", "three"].entries()) {
    await page.getByLabel(`What photo ${index + 1} shows`).fill(text);
  }
  // All three must be in view, because dragging does not scroll the page.
  await tile(page, 1).scrollIntoViewIfNeeded();
  await tile(page, 1).evaluate((first) => first.scrollIntoView({ block: "start" }));
}

async function findCentre(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("moves an image by dragging with the mouse", async ({ page }) => {
  await openFormWithThreeImages(page);
  const from = await findCentre(tile(page, 3).locator(".tile-image"));
  const to = await findCentre(tile(page, 1).locator(".tile-image"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => readDescriptions(page)).toEqual(["three", "one", "two"]);
  await expect(tile(page, 1).getByText("Cover")).toBeVisible();
  // After the button is released, moving the mouse must not move an image.
  await page.mouse.move(from.x, from.y, { steps: 6 });
  expect(await readDescriptions(page)).toEqual(["three", "one", "two"]);
});

test("moves an image by dragging its grip with a finger, without scrolling the page", async ({ page }) => {
  await openFormWithThreeImages(page);
  const touch = await page.context().newCDPSession(page);
  const dispatchTouch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await dispatchTouch("touchStart", [from]);
    for (let step = 1; step <= 12; step++) {
      const fraction = step / 12;
      await dispatchTouch("touchMove", [
        { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction },
      ]);
    }
    await dispatchTouch("touchEnd", []);
  };
  const before = await page.evaluate(() => scrollY);
  await drag(
    await findCentre(tile(page, 1).locator(".tile-grip")),
    await findCentre(tile(page, 3).locator(".tile-image")),
  );
  await expect.poll(() => readDescriptions(page)).toEqual(["two", "three", "one"]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await drag(
    await findCentre(tile(page, 2).locator(".tile-grip")),
    await findCentre(tile(page, 1).locator(".tile-image")),
  );
  await expect.poll(() => readDescriptions(page)).toEqual(["three", "two", "one"]);
});

test("creates missing smaller versions of an image, which cards then use", async ({ page, browser }) => {
  const title = `Plain photo ${process.pid}${Date.now()}`;
  await signInAsAdmin(page);
  await page.goto("/admin");
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const [photograph] = await createPhotographs(1);
  const { path } = adminCatalogueEndpoints.createBuyProperty;
  const created = await page.request.post(apiPrefix + path, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      title,
      description: "Sent without the browser.",
      price: "91000",
      property_type: "House",
      address: "4 Gurley Street",
      city: "Monrovia",
      state: "Montserrado",
      country: "Liberia",
      ...(photograph && { images: photograph }),
    },
  });
  expect(created.status()).toBe(201);
  const { uuid } = await created.json();
  const cardOf = (visitor: Page) => visitor.getByRole("article").filter({ hasText: title });
  const readImageUrl = (visitor: Page) =>
    cardOf(visitor)
      .locator("img")
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
  await viewAsVisitor(browser, async (visitor) => {
    await visitor.goto(`/buy?q=${encodeURIComponent(title)}`);
    await expect(cardOf(visitor)).toBeVisible();
    await expect(cardOf(visitor).locator(`img[src*="${uuid}"], img[srcset*="${uuid}"]`)).toHaveCount(0);
  });

  await page.goto(`/admin?q=${encodeURIComponent(title)}`);
  const listing = page.getByRole("listitem").filter({ hasText: title });
  await expect(listing.getByText("Needs smaller versions")).toBeVisible();
  await chooseListingAction(page, listing, "View");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Check photos" }).click();
  await expect(dialog.getByText("needs smaller versions (320, 640, 1280 px)")).toBeVisible();
  await dialog.getByRole("button", { name: "Create missing versions" }).click();
  await expect(dialog.getByText("complete")).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole("button", { name: "Create missing versions" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(listing.getByText("Needs smaller versions")).toHaveCount(0);

  await viewAsVisitor(browser, async (visitor) => {
    await visitor.goto(`/buy?q=${encodeURIComponent(title)}`);
    await expect.poll(() => readImageUrl(visitor)).toMatch(new RegExp(`${uuid}/1-(320|640)\\.webp$`));
    const url = await readImageUrl(visitor);
    const response = await visitor.request.get(url);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/webp"]);
  });
});

test("reports an unreadable file, keeps its buttons inside the tile, and asks before leaving", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/add-property");
  const broken = { name: "IMG_broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not an image") };
  await page.getByLabel(/Choose photos/).setInputFiles([broken, ...(await createPhotographs(1))]);
  await expect(tile(page, 1).getByText(/^This is not an image/)).toBeVisible();
  await expect(tile(page, 1).getByRole("button", { name: "Retry photo 1" })).toHaveCount(0);
  await expect(tile(page, 1).getByText("IMG_broken.jpg")).toBeVisible();
  const remove = tile(page, 1).getByRole("button", { name: "Remove photo 1" });
  const [outer, inner] = [await tile(page, 1).boundingBox(), await remove.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) + 1);
  await expect(page.getByText("1 of 2 uploaded")).toBeVisible({ timeout: 30_000 });

  await page.getByRole("button", { name: "Add Property" }).tap();
  await expect(page.locator(".toast-place")).toContainText("Validation Failed");
  await page.getByRole("link", { name: "Home", exact: true }).tap();
  const leaveDialog = page.getByRole("dialog", { name: "Leave this form?" });
  await expect(leaveDialog).toBeVisible();
  await expect(page.locator(".toast-place")).not.toContainText("Validation Failed");
  expect((await leaveDialog.boundingBox())?.height).toBeLessThan(370);
  await leaveDialog.getByRole("button", { name: "Keep editing" }).tap();
  await remove.tap();
  await expect(page.getByText("1 of 1 uploaded")).toBeVisible();
});
