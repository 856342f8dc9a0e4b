import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanImage } from "#shared/images/cleaning/clean-image.ts";
import {
  type ByteOrder,
  buildCameraJpeg,
  buildCameraPng,
  buildCameraWebp,
  cameraImageSize,
  privateText,
} from "../support/files/camera-files.ts";

const clean = (bytes: Uint8Array) => cleanImage(new Uint8Array(bytes));
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
/** Returns the pixels as displayed. The test files have invalid colour profiles, which change no colours. */
const pixels = (bytes: Uint8Array) => sharp(bytes, { failOn: "error" }).autoOrient().raw().toBuffer();

const builders: [string, string, (order: ByteOrder, orientation: number) => Buffer][] = [
  ["a JPEG", "jpeg", (order, orientation) => buildCameraJpeg({ order, orientation })],
  ["a progressive JPEG", "jpeg", (order, orientation) => buildCameraJpeg({ kind: "progressive", order, orientation })],
  ["a PNG", "png", (order, orientation) => buildCameraPng({ order, orientation })],
  ["a WebP", "webp", (order, orientation) => buildCameraWebp({ order, orientation })],
  ["a WebP with a header", "webp", (order, orientation) => buildCameraWebp({ order, orientation, withHeader: true })],
];

describe.each(builders)("%s from a camera", (_, type, build) => {
  it.each(["II", "MM"] as const)("in byte order %s is a valid image with private data", async (order) => {
    const original = build(order, 6);
    const { format, width, height, exif } = await sharp(original).metadata();
    expect([format, width, height]).toEqual([type, cameraImageSize.width, cameraImageSize.height]);
    expect(latin(exif ?? Buffer.alloc(0))).toContain(privateText);
    expect(latin(original).split(privateText).length).toBeGreaterThan(5);
  });

  it.each(
    (["II", "MM"] as const).flatMap((order) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [order, orientation] as const),
    ),
  )("in byte order %s with orientation %i looks the same, without private data", async (order, orientation) => {
    const original = build(order, orientation);
    const cleaned = clean(original);
    const isRotated = orientation >= 5;
    const { width, height } = cameraImageSize;
    expect(cleaned.type).toBe(`image/${type}`);
    expect([cleaned.width, cleaned.height]).toEqual(isRotated ? [height, width] : [width, height]);
    expect((await sharp(cleaned.bytes).metadata()).orientation ?? 1).toBe(orientation);
    expect(await pixels(cleaned.bytes)).toEqual(await pixels(original));
    expect(latin(cleaned.bytes)).not.toMatch(new RegExp(`${privateText}|ICC|MPF|xmp|ftyp|GPS|Photoshop`));
    // The result does not depend on the byte order of the camera.
    expect(cleaned.bytes).toEqual(clean(build(order === "II" ? "MM" : "II", orientation)).bytes);
    expect(clean(cleaned.bytes).bytes).toEqual(cleaned.bytes);
  });
});

it("keeps the restart markers of a JPEG and their data", async () => {
  for (const kind of ["baseline", "progressive"] as const) {
    const { bytes } = clean(buildCameraJpeg({ kind }));
    const markers = [...bytes].filter((byte, at) => bytes[at - 1] === 0xff && byte >= 0xd0 && byte <= 0xd7);
    expect(markers).toEqual(
      kind === "baseline" ? [208, 209, 210, 211, 212] : [208, 209, 210, 211, 212, 208, 209, 210, 211, 212],
    );
    expect((await sharp(bytes).metadata()).isProgressive).toBe(kind === "progressive");
    expect(new Set(await pixels(bytes)).size).toBe(6);
    expect([...bytes.subarray(-2)]).toEqual([0xff, 0xd9]);
  }
});

it("reads the orientation of a PNG from EXIF data before or after the image data", () => {
  for (const order of ["II", "MM"] as const) {
    const afterImage = clean(buildCameraPng({ order, orientation: 8, exifAfterImage: true }));
    expect(afterImage).toEqual(clean(buildCameraPng({ order, orientation: 8 })));
  }
});
