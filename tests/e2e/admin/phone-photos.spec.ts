import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { apiPrefix, endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { Property } from "#contract/listings/property.ts";
import { useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
test.describe.configure({ timeout: 180_000 });

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const readCase = (name: string) => readFile(`tests/support/cases/${name}`);
const createPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4a8f6d" } })
    .jpeg()
    .toBuffer();

/** Opens the form, chooses photos, and publishes a listing when they are uploaded. Returns it as visitors get it. */
async function publish(page: Page, title: string, files: ChosenFile[]): Promise<Property> {
  await page.goto("/add-property");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Property type").selectOption("House");
  await page.getByLabel("Description").fill("Three rooms.");
  await page.getByLabel("Price").fill("84000");
  await page.getByLabel("Address").fill("12 Water Street");
  await page.getByLabel(/Choose photos/).setInputFiles(files);
  await expect(page.getByText(`${files.length} of ${files.length} uploaded`)).toBeVisible({ timeout: 120_000 });
  const created = page.waitForResponse((response) =>
    response.url().endsWith(adminCatalogueEndpoints.createBuyProperty.path),
  );
  await page.getByRole("button", { name: "Add Property" }).click();
  const { uuid } = await (await created).json();
  await expect(page).toHaveURL(`/property/${uuid}`);
  const response = await page.request.get(apiPrefix + endpointPath(visitorEndpoints.getProperty, { uuid }));
  return (await response.json()).data.property;
}

/** Expects that the listing's card shows its first photo. */
async function expectPhotoOnCard(page: Page, title: string): Promise<void> {
  await page.goto(`/buy?q=${encodeURIComponent(title)}`);
  const card = page.getByRole("article").filter({ hasText: title });
  const photo = card.locator("img").first();
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(card.getByText("Image not available")).toHaveCount(0);
}

/** Expects that a shared link shows a JPEG that every chat accepts. */
async function expectSmallSharedImage(page: Page, uuid: string) {
  const html = await (await page.request.get(`/property/${uuid}`)).text();
  const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const response = await page.request.get(new URL(url).pathname);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  expect((await response.body()).length).toBeLessThan(150_000);
}

test("accepts the photos of phones, whatever they are called and however large, and shows them", async ({ page }) => {
  const title = `Phone photos ${process.pid}${Date.now()}`;
  await useSavedSession(page);
  const plain = await createPhoto(1600, 1200);
  const octets = "application/octet-stream";
  const property = await publish(page, title, [
    { name: "panorama.jpg", mimeType: "image/jpeg", buffer: await readCase("samsung-panorama.jpg") },
    { name: "downloaded.webp", mimeType: "image/webp", buffer: await readCase("webp-riff-size-is-file-size.webp") },
    { name: "50mp.jpg", mimeType: "image/jpeg", buffer: await readCase("50mp-8192x6144.jpg") },
    { name: "108mp.jpg", mimeType: "image/jpeg", buffer: await createPhoto(12_000, 9000) },
    { name: "IMG_1", mimeType: octets, buffer: plain },
    { name: "whatsapp.jfif", mimeType: octets, buffer: await readCase("samsung-panorama.jpg") },
    { name: "SCAN.JPE", mimeType: "binary/octet-stream", buffer: plain },
  ]);
  expect(property.images).toHaveLength(7);
  expect(property.images.map(({ width }) => width)).toEqual([2560, 1600, 2560, 2560, 1600, 2560, 1600]);
  for (const { variants } of property.images) expect(variants.map(({ width }) => width)).toEqual([320, 640, 1280]);
  await expectPhotoOnCard(page, title);
  await expectSmallSharedImage(page, property.uuid);
});

test("accepts a photo that a phone reports without a type, and a pasted one", async ({ page }) => {
  await useSavedSession(page);
  await page.goto("/add-property");
  const bytes = (await createPhoto(900, 700)).toString("base64");
  for (const event of ["drop", "paste"]) {
    await page.getByLabel(/Choose photos/).evaluate(
      (input, { bytes, event }) => {
        const binary = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([binary], "photo", { type: "" }));
        const init = { bubbles: true, cancelable: true };
        input.dispatchEvent(
          event === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: transfer })
            : new ClipboardEvent("paste", { ...init, clipboardData: transfer }),
        );
      },
      { bytes, event },
    );
  }
  await expect(page.getByText("2 of 2 uploaded")).toBeVisible({ timeout: 60_000 });
});

test("says what to do about files that are no photo or cannot be shown", async ({ page }) => {
  await useSavedSession(page);
  await page.goto("/add-property");
  const whole = await readCase("50mp-8192x6144.jpg");
  const heic = Buffer.from(`\0\0\0\x18ftypheic${"\0".repeat(60)}`, "latin1");
  const octets = "application/octet-stream";
  await page.getByLabel(/Choose photos/).setInputFiles([
    { name: "half.jpg", mimeType: "image/jpeg", buffer: whole.subarray(0, whole.length / 2) },
    { name: "IMG_2.HEIC", mimeType: octets, buffer: heic },
    { name: "plan", mimeType: octets, buffer: Buffer.from("%PDF-1.7") },
  ]);
  await expect(page.getByText("The photo is damaged or incomplete. Please choose another one.")).toBeVisible();
  await expect(page.getByText(/^This is a HEIC image\..* choose Most Compatible under Settings/)).toBeVisible();
  await expect(page.getByText("This file is not a photo.")).toBeVisible();
  await expect(page.getByText("0 of 3 uploaded")).toBeVisible();
});

test("creates JPEG versions in a browser that cannot encode WebP, as on an iPhone", async ({ page }) => {
  const title = `Photo of an iPhone ${process.pid}${Date.now()}`;
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      toBlob.call(this, callback, type === "image/webp" ? "image/png" : type, quality);
    };
  });
  await useSavedSession(page);
  const property = await publish(page, title, [
    { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: await createPhoto(4032, 3024) },
  ]);
  const [image] = property.images;
  expect(image?.variants.map(({ width }) => width)).toEqual([320, 640, 1280]);
  for (const { url } of image?.variants ?? []) {
    const response = await page.request.get(url);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  }
  await expectPhotoOnCard(page, title);
  await expectSmallSharedImage(page, property.uuid);
});
