import { expect, it } from "vitest";
import { buildPng } from "#tests/support/images.ts";
import { ImageError } from "#web/features/admin/images/image-error.ts";
import { imageMessages } from "#web/features/admin/images/image-messages.ts";
import { checkFile } from "#web/features/admin/images/prepare/check-file.ts";

const check = (bytes: Uint8Array<ArrayBuffer>) => checkFile(new Blob([bytes]));
const start = (...bytes: number[]) => new Uint8Array([...bytes, ...new Array(40).fill(0)]);

it("accepts a complete photo", async () => {
  expect(await check(buildPng())).toBe(imageMessages.unreadable);
});

it("rejects a truncated photo, of which a browser would show a part", async () => {
  const png = buildPng();
  for (const part of [png.slice(0, -12), png.slice(0, 60)])
    await expect(check(part)).rejects.toEqual(
      new ImageError("The photo is damaged or incomplete. Please choose another one."),
    );
});

it("rejects a photo with too many pixels", async () => {
  await expect(check(buildPng({ width: 10_000, height: 10_000 }))).rejects.toEqual(
    new ImageError("A photo may have at most 50 megapixels."),
  );
});

it("names the reason in case the browser cannot decode the file", async () => {
  expect(await check(start(0x49, 0x49, 0x2a, 0))).toBe(
    "This is a TIFF image or a camera's raw file. Please choose a JPEG, PNG, GIF or WebP image.",
  );
  expect(await check(new Uint8Array())).toBe("The file is empty. Please choose a JPEG, PNG, GIF or WebP image.");
  expect(await check(buildPng({ width: 65_536, height: 100 }))).toBe(
    "This photo is 65,536 × 100 pixels, too large for a browser. Choose a smaller one.",
  );
});
