import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { clean, frames, join, latin, photograph, pngChunk, withSegment } from "./test-images.ts";

describe("cleaning removes", () => {
  const secret = "<script>alert('Secret')</script>";

  it("comments, application data and trailing data of a JPEG", async () => {
    const plain = await sharp(photograph).jpeg().toBuffer();
    let original = plain;
    for (const code of [0xfe, 0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xef]) original = withSegment(original, code, secret);
    const cleaned = clean(join(original, secret, plain));
    expect(latin(cleaned.bytes)).not.toContain("Secret");
    expect(cleaned.bytes).toEqual(clean(plain).bytes);
  });

  it("texts, unknown chunks, animations and trailing data of a PNG", async () => {
    const plain = await sharp(photograph).png().toBuffer();
    const hidden = ["tEXt", "iTXt", "zTXt", "tIME", "acTL", "prVt"].map((type) => pngChunk(type, Buffer.from(secret)));
    const cleaned = clean(join(plain.subarray(0, 33), ...hidden, plain.subarray(33), "PK\x03\x04", secret));
    expect(latin(cleaned.bytes)).not.toContain("Secret");
    expect(cleaned.bytes).toEqual(clean(plain).bytes);
  });

  it("comments, texts, application data and trailing data of a GIF", async () => {
    const plain = await (await frames(2)).gif().toBuffer();
    const block = (...head: number[]) => join([0x21, ...head], [secret.length], secret, [0]);
    const end = plain.length - 1;
    const hidden = [
      block(0xfe),
      block(0x01),
      block(0xff),
      join([0x21, 0xff, 11], "XMP DataXMP", block(0xfe).subarray(2)),
    ];
    const cleaned = clean(join(plain.subarray(0, end), ...hidden, [0x3b], secret));
    expect(latin(cleaned.bytes)).not.toContain("Secret");
    expect(cleaned.bytes).toEqual(clean(plain).bytes);
  });

  it("unknown chunks and trailing data of a WebP", async () => {
    const plain = await sharp(photograph).webp().toBuffer();
    const size = Buffer.alloc(4);
    size.writeUInt32LE(secret.length);
    const longer = join(plain, "JUNK", size, secret);
    longer.writeUInt32LE(longer.length - 8, 4);
    const cleaned = clean(join(longer, secret));
    expect(latin(cleaned.bytes)).not.toContain("Secret");
    expect(cleaned.bytes).toEqual(clean(plain).bytes);
  });
});
