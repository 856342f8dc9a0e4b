import type { Locator, Page } from "@playwright/test";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { apiPrefix } from "#contract/http/endpoints/endpoint.ts";
import { createPhotographs, readAuthorization, signInAsAdmin, useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { chooseListingAction } from "../support/listings/listing-rows.ts";

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

test("moves images by dragging them, reports an unreadable file, and asks before leaving", async ({ page }) => {
  await openFormWithThreeImages(page);
  // A finger drags the grip, without scrolling the page.
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
    await findCentre(tile(page, 1).locator("span[aria-hidden]").first()),
    await findCentre(tile(page, 3).locator("div").first()),
  );
  await expect.poll(() => readDescriptions(page)).toEqual(["two", "three", "one"]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await drag(
    await findCentre(tile(page, 2).locator("span[aria-hidden]").first()),
    await findCentre(tile(page, 1).locator("div").first()),
  );
  await expect.poll(() => readDescriptions(page)).toEqual(["three", "two", "one"]);

  // A mouse drags the image.
  const from = await findCentre(tile(page, 3).locator("div").first());
  const to = await findCentre(tile(page, 1).locator("div").first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => readDescriptions(page)).toEqual(["one", "three", "two"]);
  await expect(tile(page, 1).getByText("Cover")).toBeVisible();
  // After the button is released, moving the mouse must not move an image.
  await page.mouse.move(from.x, from.y, { steps: 6 });
  expect(await readDescriptions(page)).toEqual(["one", "three", "two"]);

  // An unreadable file is reported, with its buttons inside the tile.
  const broken = { name: "IMG_broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not an image") };
  await page.getByLabel(/Choose photos/).setInputFiles(broken);
  await expect(tile(page, 4).getByText(/^This is not an image/)).toBeVisible();
  await expect(tile(page, 4).getByRole("button", { name: "Retry photo 4" })).toHaveCount(0);
  await expect(tile(page, 4).getByText("IMG_broken.jpg")).toBeVisible();
  // A browser would show the part that has arrived of a truncated photo.
  const [truncated] = (await createPhotographs(1)).map((file) => ({
    ...file,
    buffer: file.buffer.subarray(0, -20_000),
  }));
  await page.getByLabel(/Choose photos/).setInputFiles(truncated ? [truncated] : []);
  await expect(tile(page, 5).getByText("The photo is damaged or incomplete. Please choose another one.")).toBeVisible();
  await expect(tile(page, 5).getByRole("button", { name: "Retry photo 5" })).toHaveCount(0);
  await expect(page.getByText("3 of 5 uploaded")).toBeVisible({ timeout: 30_000 });
  await tile(page, 5).getByRole("button", { name: "Remove photo 5" }).click();
  const remove = tile(page, 4).getByRole("button", { name: "Remove photo 4" });
  const [outer, inner] = [await tile(page, 4).boundingBox(), await remove.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) + 1);
  await expect(page.getByText("3 of 4 uploaded")).toBeVisible({ timeout: 30_000 });

  await page.getByRole("button", { name: "Add Property" }).click();
  await expect(page.locator(".toast-place")).toContainText("Validation Failed");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  const leaveDialog = page.getByRole("dialog", { name: "Leave this form?" });
  await expect(leaveDialog).toBeVisible();
  expect((await leaveDialog.boundingBox())?.height).toBeLessThan(370);
  await leaveDialog.getByRole("button", { name: "Keep editing" }).click();
  await remove.click();
  await expect(page.getByText("3 of 3 uploaded")).toBeVisible();
});

test("creates missing smaller versions of an image, which cards then use", async ({ page }) => {
  const title = `Plain photo ${process.pid}${Date.now()}`;
  await useSavedSession(page);
  await page.goto("/admin");
  const [photograph] = await createPhotographs(1);
  const { path } = adminCatalogueEndpoints.createBuyProperty;
  const created = await page.request.post(apiPrefix + path, {
    headers: await readAuthorization(page),
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
  /** Returns the image in the listing's card, as visitors get it. */
  const readCardImage = async () => {
    const html = await (await page.request.get(`/buy?q=${encodeURIComponent(title)}`)).text();
    expect(html).toContain(title);
    return new RegExp(`<img[^>]*?"([^" ]*${uuid}[^" ]*)`).exec(html)?.[1];
  };
  expect(await readCardImage()).toMatch(new RegExp(`/${uuid}\\.png$`));

  await showScreen(page, `/admin?q=${encodeURIComponent(title)}`);
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

  const url = (await readCardImage()) ?? "";
  expect(url).toMatch(new RegExp(`${uuid}/1-(320|640)\\.webp$`));
  const response = await page.request.get(url);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/webp"]);
});
