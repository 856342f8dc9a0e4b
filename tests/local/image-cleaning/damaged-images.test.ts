import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ImageRejected } from "#shared/images/cleaning/image-rejected.ts";
import { imageLimits } from "#shared/images/image-limits.ts";
import {
  clean,
  frames,
  height,
  join,
  photograph,
  pngChunk,
  pngHeader,
  rejectionOf,
  width,
  withSecrets,
} from "./test-images.ts";

describe("a truncated or corrupted file", () => {
  const formats: [string, () => Promise<Buffer>][] = [
    ["JPEG", () => withSecrets(sharp(photograph).jpeg({ progressive: true }), 6).toBuffer()],
    ["PNG", () => withSecrets(sharp(photograph).png(), 6).toBuffer()],
    ["GIF", async () => (await frames(3)).gif().toBuffer()],
    ["WebP", () => withSecrets(sharp(photograph).webp(), 6).toBuffer()],
  ];

  it.each(formats)("is rejected as a %s, wherever it is cut", async (_, make) => {
    const whole = await make();
    const step = Math.max(1, Math.floor(whole.length / 700));
    for (let length = 12; length < whole.length - 2; length += step) {
      expect(rejectionOf(whole.subarray(0, length)), `cut at ${length} of ${whole.length}`).toBeInstanceOf(
        ImageRejected,
      );
    }
  });

  it.each(formats)("is either rejected or cleaned as a %s, without other errors", async (_, make) => {
    const whole = await make();
    let state = 7;
    const chance = (below: number) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) % below;
    };
    for (let round = 0; round < 1500; round++) {
      const changed = Buffer.from(whole);
      for (let count = 0; count <= chance(4); count++) changed[12 + chance(changed.length - 12)] = chance(256);
      try {
        const { bytes } = clean(changed);
        expect(bytes.length).toBeLessThanOrEqual(changed.length + 128);
        expect(Buffer.compare(clean(bytes).bytes, bytes)).toBe(0);
      } catch (error) {
        if (!(error instanceof ImageRejected)) throw error;
      }
    }
  });

  it.each([
    ["a JPEG of filler bytes only", join([0xff, 0xd8], Buffer.alloc(imageLimits.bytes - 10, 0xff))],
    ["a JPEG whose segment has no length", join([0xff, 0xd8, 0xff, 0xe0, 0, 0], Buffer.alloc(100))],
    ["a PNG whose chunk is longer than the file", join(pngHeader(8, 8), [0xff, 0xff, 0xff, 0xff], "IDAT")],
    ["a GIF of one-byte blocks", join("GIF89a", [8, 0, 8, 0, 0, 0, 0, 0x21, 0xfe], Buffer.alloc(12_000_000, 1))],
    [
      "a WebP whose header gives a greater length",
      join("RIFF", [0xff, 0xff, 0xff, 0xff], "WEBPVP8 ", Buffer.alloc(20)),
    ],
  ])("is rejected even if it is designed to take long to parse: %s", (_, bytes) =>
    expect(rejectionOf(bytes).reason).toBe("damaged"),
  );
});

describe("a file of very many parts never keeps the worker busy", () => {
  const insertParts = (whole: Buffer, at: number, part: Buffer) => (count: number) =>
    join(whole.subarray(0, at), Buffer.alloc(part.length * count, part), whole.subarray(at));
  const files: [string, () => Promise<(count: number) => Buffer>][] = [
    ["JPEG", async () => insertParts(await sharp(photograph).jpeg().toBuffer(), 2, Buffer.from([0xff, 0xe2, 0, 2]))],
    ["PNG", async () => insertParts(photograph, 33, pngChunk("prVt", Buffer.alloc(0)))],
    [
      "GIF",
      async () => {
        const gif = await sharp(photograph).gif().toBuffer();
        return insertParts(gif, gif.length - 1, Buffer.from([0x21, 0xfe, 1, 65, 0]));
      },
    ],
    [
      "WebP",
      async () => {
        const webp = await sharp(photograph).webp().toBuffer();
        const withParts = insertParts(webp, webp.length, join("JUNK", [0, 0, 0, 0]));
        return (count: number) => {
          const file = withParts(count);
          file.writeUInt32LE(file.length - 8, 4);
          return file;
        };
      },
    ],
  ];

  it.each(files)("as a %s it is rejected with an explanation, and some thousand parts are not", async (_, prepare) => {
    const build = await prepare();
    expect(clean(build(5000))).toMatchObject({ width, height });
    expect(rejectionOf(build(1_200_000))).toMatchObject({
      reason: "limits",
      message: expect.stringMatching(/too many parts/),
    });
  });
});
