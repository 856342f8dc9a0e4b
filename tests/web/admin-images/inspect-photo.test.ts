import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { buildJpeg, buildPng, buildWebp } from "#tests/support/images.ts";
import { ImageError } from "#web/admin/lib/images/image-error.ts";
import { imageMessages } from "#web/admin/lib/images/image-messages.ts";
import { mayBePhoto } from "#web/admin/lib/images/photo-types.ts";
import { inspectPhoto } from "#web/admin/lib/images/prepare/inspect-photo.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const inspect = (bytes: Bytes, type = "") => inspectPhoto(new Blob([bytes], { type }));
const getFailure = async (bytes: Bytes) => (await inspect(bytes)).failure;
const start = (...bytes: number[]) => new Uint8Array([...bytes, ...new Array(40).fill(0)]);
const brand = (name: string) => start(0, 0, 0, 24, ...[...`ftyp${name}`].map((letter) => letter.charCodeAt(0)));

it("accepts a complete photo", async () => expect(await getFailure(buildPng())).toBe(imageMessages.unreadable));

it("rejects a truncated photo, of which a browser would show a part", async () => {
  const [png, jpeg] = [buildPng(), buildJpeg(400, 300)];
  for (const part of [png.slice(0, -12), png.slice(0, 60), jpeg.slice(0, -200)])
    await expect(inspect(part)).rejects.toEqual(
      new ImageError("The photo is damaged or incomplete. Please choose another one."),
    );
});

it("accepts a photo of 50 megapixels, and says what to do if the device cannot decode it", async () => {
  const problem =
    "This photo has 50 megapixels, which is too large for this device. Choose a smaller size in the camera's settings.";
  for (const bytes of [buildPng({ width: 8192, height: 6144 }), buildJpeg(8192, 6144)])
    expect(await inspect(bytes)).toMatchObject({ clean: { width: 8192, height: 6144 }, failure: problem });
});

it("names the reason in case the browser cannot decode the file", async () => {
  expect(await getFailure(start(0x49, 0x49, 0x2a, 0))).toBe(
    "This is a TIFF image or a camera's raw file. Please choose a JPEG, PNG, GIF or WebP image.",
  );
  expect(await getFailure(brand("heic"))).toBe(
    "This is a HEIC image. Please choose a JPEG, PNG, GIF or WebP image. On an iPhone, choose Most Compatible under Settings, Camera, Formats.",
  );
  expect(await getFailure(new Uint8Array())).toBe("The file is empty. Please choose a JPEG, PNG, GIF or WebP image.");
  expect(await getFailure(buildPng({ width: 65_536, height: 100 }))).toBe(
    "This photo is 65,536 × 100 pixels, which is too large for this device. Choose a smaller size in the camera's settings.",
  );
});

it("recognizes photos by their content, whatever their type, and knows the types that are no photo", async () => {
  const files: [Bytes, string][] = [
    [buildJpeg(40, 30), "image/jpeg"],
    [buildPng(), "image/png"],
    [buildWebp(40, 30), "image/webp"],
    [brand("heic"), "image/heic"],
    [brand("avif"), "image/avif"],
  ];
  for (const type of ["", "application/octet-stream", "image/jpeg", "binary/octet-stream", "image/png"]) {
    expect(mayBePhoto(type)).toBe(true);
    for (const [bytes, expected] of files) expect((await inspect(bytes, type)).file.type).toBe(expected);
    for (const bytes of [start(0x25, 0x50, 0x44, 0x46), brand("isom"), start(0x50, 0x4b, 3, 4)])
      await expect(inspect(bytes, type)).rejects.toEqual(new ImageError("This file is not a photo."));
  }
  const others = ["application/pdf", "video/mp4", "text/plain", "application/zip", "application/vnd.ms-excel"];
  expect(others.filter(mayBePhoto)).toEqual([]);
});

it.each(["samsung-panorama.jpg", "webp-riff-size-is-file-size.webp", "50mp-8192x6144.jpg"])(
  "accepts the phone's photo %s",
  async (name) => {
    const { clean } = await inspect(new Uint8Array(await readFile(`tests/support/cases/${name}`)));
    expect(clean).toBeDefined();
  },
);
