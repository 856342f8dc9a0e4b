import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { useSavedSession } from "../../../e2e/support/admin.ts";
import { expect, test } from "../../../e2e/support/browser-test.ts";
import {
  createTitle,
  expectPhotoOnCard,
  expectSmallSharedImage,
  fillRequiredFields,
  publishForm,
} from "../../../e2e/support/listings/listing-form.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const readCase = (name: string) => readFile(`tests/support/cases/${name}`);
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
