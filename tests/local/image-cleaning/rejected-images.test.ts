import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { imageLimits } from "#shared/images/image-limits.ts";
import { clean, frames, join, photograph, pngChunk, pngHeader, rejectionOf } from "./test-images.ts";

describe("rejects with a message for the sender", () => {
  const box = (brand: string) => join([0, 0, 0, 24], `ftyp${brand}`, Buffer.alloc(40));
  const others: [string, Uint8Array, RegExp][] = [
    ["nothing", Buffer.alloc(0), /empty/],
    ["text", Buffer.from("hello"), /not an image/],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG drawing/],
    ["an SVG after an XML declaration", Buffer.from('\ufeff<?xml version="1.0"?>\n<!-- a --><svg/>'), /SVG drawing/],
    ["a web page", Buffer.from("\n <!DOCTYPE html><img src=x onerror=alert(1)>"), /web page/],
    ["a HEIC", box("heic"), /HEIC/],
    ["a video", box("isom"), /video/],
    ["a PDF", Buffer.from("%PDF-1.7"), /PDF/],
    ["a BMP", Buffer.from("BM      "), /BMP/],
    ["a TIFF", join("II*\0", Buffer.alloc(20)), /TIFF/],
  ];

  it.each(others)("%s", (_, bytes, pattern) => {
    const { message, reason } = rejectionOf(bytes);
    expect(reason).toBe("type");
    expect(message).toMatch(pattern);
    expect(message).toContain("JPEG, PNG, GIF or WebP");
  });

  it("an AVIF and an animated WebP", async () => {
    expect(rejectionOf(await sharp(photograph).avif().toBuffer()).message).toMatch(/AVIF/);
    const animated = await (await frames(3)).webp().toBuffer();
    expect(rejectionOf(animated)).toMatchObject({ reason: "type", message: expect.stringMatching(/Animated WebP/) });
  });

  it("a JPEG that browsers cannot display", async () => {
    const arithmetic = Buffer.from(await sharp(photograph).jpeg({ progressive: false }).toBuffer());
    arithmetic[arithmetic.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9;
    expect(rejectionOf(arithmetic)).toMatchObject({ reason: "type", message: expect.stringMatching(/ordinary JPEG/) });
  });

  it("images of more than 15 MB, 50 megapixels or 100 frames", async () => {
    expect(rejectionOf(new Uint8Array(imageLimits.bytes + 1))).toMatchObject({
      message: expect.stringMatching(/15 MB/),
    });
    const huge = { message: expect.stringMatching(/50 megapixels/), reason: "limits" };
    const body = [pngChunk("IDAT", deflateSync(Buffer.alloc(10))), pngChunk("IEND", Buffer.alloc(0))];
    expect(rejectionOf(join(pngHeader(0x7fffffff, 0x7fffffff), ...body))).toMatchObject(huge);
    expect(rejectionOf(join(pngHeader(10_000, 5_001), ...body))).toMatchObject(huge);
    expect(clean(join(pngHeader(10_000, 5_000), ...body))).toMatchObject({ width: 10_000, height: 5_000 });
    const jpeg = Buffer.from(await sharp(photograph).jpeg({ progressive: false }).toBuffer());
    jpeg.fill(0xff, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 9);
    expect(rejectionOf(jpeg)).toMatchObject(huge);
    const gif = Buffer.from(await sharp(photograph).gif().toBuffer());
    gif.fill(0xff, 6, 10);
    expect(rejectionOf(gif)).toMatchObject(huge);
    expect(clean(await (await frames(100)).gif().toBuffer()).type).toBe("image/gif");
    expect(rejectionOf(await (await frames(101)).gif().toBuffer())).toMatchObject({
      message: expect.stringMatching(/100 frames/),
    });
  });

  it("images of width 0 or with contradictory sizes", async () => {
    const body = [pngChunk("IDAT", deflateSync(Buffer.alloc(10))), pngChunk("IEND", Buffer.alloc(0))];
    expect(rejectionOf(join(pngHeader(0, 10), ...body)).reason).toBe("damaged");
    const webp = Buffer.from(await sharp(photograph).ensureAlpha(0.4).webp().toBuffer());
    webp[24] = 1;
    expect(rejectionOf(webp).reason).toBe("damaged");
  });
});
