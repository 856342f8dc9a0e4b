import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { createPhotographs, useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import {
  createTitle,
  expectPhotoOnCard,
  expectSmallSharedImage,
  fillRequiredFields,
  publishForm,
} from "../support/listings/listing-form.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const readCase = (name: string) => readFile(`tests/support/cases/${name}`);

test("publishes photos from a browser without WebP encoding, as on an iPhone, and names other files", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      toBlob.call(this, callback, type === "image/webp" ? "image/png" : type, quality);
    };
  });
  const title = createTitle("Phone photos");
  await useSavedSession(page);
  await page.goto("/add-property");
  await fillRequiredFields(page, title);
  const [whole] = await createPhotographs(1);
  const octets = "application/octet-stream";
  const choose = page.getByLabel(/Choose photos/);
  await choose.setInputFiles([
    { name: "half.jpg", mimeType: "image/jpeg", buffer: whole?.buffer.subarray(0, -20_000) ?? Buffer.alloc(0) },
    { name: "IMG_2.HEIC", mimeType: octets, buffer: Buffer.from(`\0\0\0\x18ftypheic${"\0".repeat(60)}`, "latin1") },
    { name: "plan", mimeType: octets, buffer: Buffer.from("%PDF-1.7") },
  ]);
  await expect(page.getByText("The photo is damaged or incomplete. Please choose another one.")).toBeVisible();
  await expect(page.getByText(/^This is a HEIC image\..* choose Most Compatible under Settings/)).toBeVisible();
  await expect(page.getByText("This file is not a photo.")).toBeVisible();
  await expect(page.getByText("0 of 3 uploaded")).toBeVisible();
  for (const number of [3, 2, 1]) await page.getByRole("button", { name: `Remove photo ${number}` }).click();

  await choose.setInputFiles([
    { name: "IMG_1", mimeType: octets, buffer: await readCase("samsung-panorama.jpg") },
    { name: "downloaded.webp", mimeType: "image/webp", buffer: await readCase("webp-riff-size-is-file-size.webp") },
  ]);
  await expect(page.getByText("2 of 2 uploaded")).toBeVisible();
  const { uuid, images } = await publishForm(page);
  expect(images.map(({ width }) => width)).toEqual([2560, 1600]);
  for (const { variants } of images) expect(variants.map(({ width }) => width)).toEqual([320, 640, 1280]);
  for (const { url } of images[0]?.variants ?? []) {
    const response = await page.request.get(url);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  }
  await expectPhotoOnCard(page, title);
  await expectSmallSharedImage(page, uuid);
});

test.describe("in the long run", { tag: "@long" }, () => {
  const createPhoto = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#4a8f6d" } })
      .jpeg()
      .toBuffer();

  test("accepts the photos of phones, whatever they are called and however large, and shows them", async ({ page }) => {
    const title = createTitle("Phone photos");
    await useSavedSession(page);
    await page.goto("/add-property");
    await fillRequiredFields(page, title);
    const plain = await createPhoto(1600, 1200);
    const octets = "application/octet-stream";
    await page.getByLabel(/Choose photos/).setInputFiles([
      { name: "panorama.jpg", mimeType: "image/jpeg", buffer: await readCase("samsung-panorama.jpg") },
      { name: "50mp.jpg", mimeType: "image/jpeg", buffer: await readCase("50mp-8192x6144.jpg") },
      { name: "108mp.jpg", mimeType: "image/jpeg", buffer: await createPhoto(12_000, 9000) },
      { name: "whatsapp.jfif", mimeType: octets, buffer: await readCase("samsung-panorama.jpg") },
      { name: "SCAN.JPE", mimeType: "binary/octet-stream", buffer: plain },
    ]);
    await expect(page.getByText("5 of 5 uploaded")).toBeVisible({ timeout: 120_000 });
    const { uuid, images } = await publishForm(page);
    expect(images.map(({ width }) => width)).toEqual([2560, 2560, 2560, 2560, 1600]);
    for (const { variants } of images) expect(variants.map(({ width }) => width)).toEqual([320, 640, 1280]);
    await expectPhotoOnCard(page, title);
    await expectSmallSharedImage(page, uuid);
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
});
