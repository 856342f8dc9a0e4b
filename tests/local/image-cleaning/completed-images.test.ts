import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { clean, join, photograph, pixels, rejectionOf, withSecrets } from "./test-images.ts";

const readCase = (name: string) => readFile(`tests/support/cases/${name}`);
const readUint32 = (bytes: Uint8Array, at: number) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(at, true);
/** Decodes strictly: any warning fails. */
const decode = (bytes: Uint8Array) => sharp(bytes, { failOn: "warning" }).raw().toBuffer();
const photo = sharp(photograph).resize(150, 110);
const end = Buffer.from([0xff, 0xd9]);

it.each([{}, { progressive: true }, { mozjpeg: true }])(
  "a JPEG (%o) needs its end marker and may have anything after it",
  async (options) => {
    const whole = await photo.clone().jpeg(options).toBuffer();
    const expected = clean(whole).bytes;
    const samsung = [0xff, 0xe4, 0, 8, 1, 2, 3, 4, 5, 6];
    for (const rest of [Buffer.alloc(4096), "garbage", whole, samsung, "\0\0\x01\n\x0e\0\0\0Image_UTC_Data SEFH\0SEFT"])
      expect(clean(join(whole, rest)).bytes).toEqual(expected);
    const data = whole.indexOf(Buffer.from([0xff, 0xda]));
    for (let length = data + 20; length < whole.length; length += 149)
      for (const rest of [[], Buffer.alloc(whole.length - length), "garbage"])
        expect(rejectionOf(join(whole.subarray(0, length), rest)).reason, `cut at ${length}`).toBe("damaged");
  },
);

describe("a JPEG", () => {
  it("with bytes or fillers between its segments is accepted", async () => {
    const whole = await photo.clone().jpeg().toBuffer();
    const expected = clean(whole).bytes;
    const tables = whole.indexOf(Buffer.from([0xff, 0xc0]));
    for (const filler of [
      [0, 0],
      [0xff, 0xff, 0xff],
      [7, 0xff, 0, 8],
      [0xff, 0xd0],
      [0xff, 0x01],
    ])
      expect(clean(join(whole.subarray(0, tables), filler, whole.subarray(tables))).bytes).toEqual(expected);
  });

  it("of a Samsung panorama, with a trailer instead of its end marker, is accepted", async () => {
    const original = await readCase("samsung-panorama.jpg");
    const { bytes, width, height } = clean(original);
    expect(Buffer.from(bytes).subarray(-2)).toEqual(end);
    expect(Buffer.from(bytes).includes("SEFT")).toBe(false);
    expect((await decode(bytes)).length).toBe(width * height * 3);
    expect(rejectionOf(original.subarray(0, bytes.length / 2)).reason).toBe("damaged");
  });
});

describe("a WebP", () => {
  const kinds: [string, () => Promise<Buffer>][] = [
    ["lossy", () => photo.clone().webp().toBuffer()],
    ["lossless", () => photo.clone().webp({ lossless: true }).toBuffer()],
    ["transparent", () => photo.clone().ensureAlpha(0.4).webp().toBuffer()],
    ["of a camera", () => withSecrets(photo.clone().webp(), 6).toBuffer()],
  ];

  it.each(kinds)("(%s) whose length is wrong is accepted", async (_, make) => {
    const whole = await make();
    const expected = clean(whole).bytes;
    const stated = readUint32(whole, 4);
    for (const length of [stated + 8, stated + 1, stated - 1, stated + 5000, 0xffff_ffff]) {
      const changed = Buffer.from(whole);
      changed.writeUInt32LE(length, 4);
      expect(clean(changed).bytes, `length ${length - stated}`).toEqual(expected);
      expect(clean(join(changed, "rest")).bytes).toEqual(expected);
    }
    expect(await pixels(expected)).toEqual(await pixels(whole));
  });

  it("without its last filler byte is accepted, and without a byte of its image it is not", async () => {
    const sizes = [1, 2, 3, 4, 5, 6].map((size) => 20 + size * 3);
    for (const size of sizes) {
      const whole = await photo.clone().resize(size, size).webp().toBuffer();
      const isFilled = readUint32(whole, 16) % 2 === 1;
      const cut = whole.subarray(0, -1);
      if (isFilled) expect(clean(cut).bytes).toEqual(clean(whole).bytes);
      else expect(rejectionOf(cut).reason).toBe("damaged");
    }
  });

  it("whose length is that of the file is accepted", async () => {
    const { bytes } = clean(await readCase("webp-riff-size-is-file-size.webp"));
    expect(readUint32(bytes, 4)).toBe(bytes.length - 8);
    await expect(decode(bytes)).resolves.toBeInstanceOf(Buffer);
  });
});

it("completes a still GIF without its end marker, and rejects an animation that may lack frames", async () => {
  const still = await sharp(photograph).gif().toBuffer();
  for (const rest of [[], [0], "garbage"])
    expect(clean(join(still.subarray(0, -1), rest)).bytes).toEqual(clean(still).bytes);
  expect(rejectionOf(still.subarray(0, -3)).reason).toBe("damaged");
  const moving = await sharp({ create: { width: 8, height: 16, channels: 3, background: "red" } })
    .raw()
    .toBuffer();
  const animation = await sharp(moving, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ delay: 100 })
    .toBuffer();
  expect(rejectionOf(animation.subarray(0, -1)).reason).toBe("damaged");
});
