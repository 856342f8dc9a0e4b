import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  clean,
  frames,
  height,
  join,
  latin,
  photograph,
  pixels,
  width,
  withSecrets,
  withSegment,
} from "./test-images.ts";

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("a photograph with EXIF orientation %i", (orientation) => {
  it.each(["jpeg", "webp", "png"] as const)(
    "as %s looks the same, contains no camera or location data, and reports its displayed size",
    async (format) => {
      const original = await withSecrets(sharp(photograph).toFormat(format), orientation).toBuffer();
      expect(latin(original)).toContain("SecretCamera");
      const cleaned = clean(original);
      expect(cleaned.type).toBe(`image/${format}`);
      const isRotated = orientation >= 5;
      expect([cleaned.width, cleaned.height]).toEqual(isRotated ? [height, width] : [width, height]);
      const metadata = await sharp(cleaned.bytes).metadata();
      expect(metadata.orientation ?? 1).toBe(orientation);
      expect(metadata).not.toHaveProperty("icc");
      expect(metadata).not.toHaveProperty("xmp");
      expect(latin(cleaned.bytes)).not.toMatch(/Secret|GPS|xmpmeta/);
      if (orientation === 1) expect(latin(cleaned.bytes)).not.toMatch(/exif/i);
      else expect(metadata.exif?.length).toBeLessThanOrEqual(34);
      // Compares with an image without a colour profile, which would change the pixels.
      const plain = await sharp(photograph).toFormat(format).withMetadata({ orientation }).toBuffer();
      expect(await pixels(cleaned.bytes)).toEqual(await pixels(clean(plain).bytes));
      expect((await pixels(cleaned.bytes)).length).toBe(width * height * 3);
    },
  );
});

describe("the displayed image is unchanged for", () => {
  const kinds: [string, () => Promise<Buffer>][] = [
    ["a baseline JPEG", () => sharp(photograph).jpeg({ progressive: false }).toBuffer()],
    ["a progressive JPEG", () => sharp(photograph).jpeg({ progressive: true }).toBuffer()],
    ["a JPEG with full colour resolution", () => sharp(photograph).jpeg({ chromaSubsampling: "4:4:4" }).toBuffer()],
    ["a grey JPEG", () => sharp(photograph).grayscale().jpeg().toBuffer()],
    ["a CMYK JPEG", () => sharp(photograph).toColourspace("cmyk").jpeg().toBuffer()],
    ["an indexed PNG", () => sharp(photograph).png({ palette: true }).toBuffer()],
    ["an interlaced PNG", () => sharp(photograph).png({ progressive: true }).toBuffer()],
    ["a transparent PNG", () => sharp(photograph).ensureAlpha(0.4).png().toBuffer()],
    ["a 16-bit PNG", () => sharp(photograph).toColourspace("rgb16").png().toBuffer()],
    ["a lossy WebP", () => sharp(photograph).webp().toBuffer()],
    ["a lossless WebP", () => sharp(photograph).webp({ lossless: true }).toBuffer()],
    ["a transparent WebP", () => sharp(photograph).ensureAlpha(0.4).webp().toBuffer()],
    ["a transparent lossless WebP", () => sharp(photograph).ensureAlpha(0.4).webp({ lossless: true }).toBuffer()],
    ["a still GIF", () => sharp(photograph).gif().toBuffer()],
    ["an animated GIF", async () => (await frames(5)).gif({ loop: 3, delay: 70 }).toBuffer()],
  ];

  it.each(kinds)("%s, and cleaning it again changes nothing", async (_, make) => {
    const original = await make();
    const { bytes } = clean(original);
    const countFrames = async (from: Uint8Array) => (await sharp(from, { pages: -1 }).metadata()).pages ?? 1;
    expect(await pixels(bytes)).toEqual(await pixels(original));
    expect(await countFrames(bytes)).toBe(await countFrames(original));
    expect(clean(bytes).bytes).toEqual(bytes);
  });

  it("a CMYK JPEG, which keeps its Adobe segment and loses its profile", async () => {
    const original = await sharp(photograph).toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer();
    const { bytes } = clean(original);
    expect(await sharp(bytes).metadata()).toMatchObject({ space: "cmyk", channels: 4 });
    expect(latin(bytes)).toContain("Adobe");
    expect(latin(bytes)).not.toContain("ICC_PROFILE");
  });

  it("an animation, with its timing and repetitions", async () => {
    const original = await (await frames(4)).gif({ loop: 2, delay: [40, 80, 120, 160] }).toBuffer();
    const metadata = await sharp(clean(original).bytes, { pages: -1 }).metadata();
    expect(metadata).toMatchObject({ pages: 4, loop: 2, delay: [40, 80, 120, 160] });
  });

  it("a JPEG with restart markers, filler bytes and a thumbnail in its EXIF data", async () => {
    const thumbnail = latin(await sharp(photograph).resize(16).jpeg().toBuffer());
    const plain = await sharp(photograph).jpeg().toBuffer();
    const original = withSegment(withSegment(plain, 0xe1, `Exif\0\0junk${thumbnail}`), 0xfe, "a comment");
    const filled = join(original.subarray(0, 2), [0xff, 0xff], original.subarray(2));
    expect(clean(filled).bytes).toEqual(clean(plain).bytes);
  });
});
