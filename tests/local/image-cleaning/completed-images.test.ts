import { readFile } from "node:fs/promises";
import sharp, { type JpegOptions } from "sharp";
import { describe, expect, it } from "vitest";
import { buildCameraJpeg } from "#tests/support/files/camera-files.ts";
import { clean, join, latin, photograph, pixels, rejectionOf, withSecrets } from "./test-images.ts";

const readCase = (name: string) => readFile(`tests/support/cases/${name}`);
const readUint32 = (bytes: Uint8Array, at: number) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(at, true);
/** Decodes strictly: any warning fails. */
const decode = (bytes: Uint8Array) => sharp(bytes, { failOn: "warning" }).raw().toBuffer();
const photo = sharp(photograph).resize(150, 110);
const end = Buffer.from([0xff, 0xd9]);

const jpegKinds: [string, JpegOptions & { grey?: boolean; cmyk?: boolean }][] = [
  ["baseline", { progressive: false }],
  ["optimized", { optimiseCoding: true, trellisQuantisation: true, progressive: false }],
  ["full colour", { chromaSubsampling: "4:4:4", quality: 95 }],
  ["progressive", { progressive: true }],
  ["progressive in many scans", { mozjpeg: true }],
  ["progressive full colour", { progressive: true, chromaSubsampling: "4:4:4", quality: 100 }],
  ["grey", { grey: true }],
  ["progressive grey", { grey: true, progressive: true }],
  ["CMYK", { cmyk: true }],
];
const createJpeg = ({ grey, cmyk, ...options }: (typeof jpegKinds)[number][1]) => {
  const image = photo.clone();
  const inColours = grey ? image.grayscale() : cmyk ? image.toColourspace("cmyk") : image;
  return inColours.jpeg(options).toBuffer();
};

describe.each(jpegKinds)("a JPEG (%s)", (_, options) => {
  it("without its end marker is completed, whatever follows", async () => {
    const whole = await createJpeg(options);
    const cut = whole.subarray(0, -2);
    const expected = clean(whole).bytes;
    expect(Buffer.from(expected).subarray(-2)).toEqual(end);
    const trailer = "SEFHj\0\0\0SEFT";
    const rests = [
      [],
      [0xff],
      "garbage",
      trailer,
      [0xff, 0xff],
      [1, 0xff, 0, 9],
      Buffer.alloc(500),
      Buffer.alloc(500, 0xff),
    ];
    for (const rest of rests) expect(clean(join(cut, rest)).bytes).toEqual(expected);
    expect(await decode(expected)).toEqual(await decode(whole));
  });

  it("with anything after its end marker is accepted", async () => {
    const whole = await createJpeg(options);
    const expected = clean(whole).bytes;
    const second = await sharp(photograph).jpeg().toBuffer();
    const samsung = [0xff, 0xe4, 0, 8, 1, 2, 3, 4, 5, 6];
    for (const rest of [Buffer.alloc(4096), "garbage", second, join(second, second), samsung])
      expect(clean(join(whole, rest)).bytes).toEqual(expected);
  });

  it("that lacks a part is rejected, also with an end marker or filled up with zeros", async () => {
    const whole = await createJpeg(options);
    const data = whole.indexOf(Buffer.from([0xff, 0xda]));
    for (let length = data + 20; length < whole.length - 2; length += 149) {
      expect(rejectionOf(whole.subarray(0, length)).reason, `cut at ${length}`).toBe("damaged");
    }
    const half = whole.subarray(0, Math.round(data + (whole.length - data) / 3));
    const early = options.progressive === false ? half : whole.subarray(0, data + 60);
    expect(rejectionOf(join(early, end)).reason).toBe("damaged");
    expect(rejectionOf(join(half, Buffer.alloc(whole.length - half.length))).reason).toBe("damaged");
  });
});

describe("a JPEG", () => {
  it.each(["baseline", "progressive"] as const)("(%s) with restart markers needs no end marker", (kind) => {
    const whole = clean(buildCameraJpeg({ kind })).bytes;
    expect(clean(whole.subarray(0, -2)).bytes).toEqual(whole);
    expect(clean(join(whole.subarray(0, -2), "trailer")).bytes).toEqual(whole);
    for (const length of [3, 4, 6, 8, 10]) expect(rejectionOf(whole.subarray(0, -length)).reason).toBe("damaged");
  });

  it("with bytes or fillers between its segments is accepted", async () => {
    const whole = await createJpeg({});
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

  it("of which all of one colour is missing is rejected without an end marker", async () => {
    const whole = await createJpeg({ progressive: true });
    const scans = [...latin(whole).matchAll(/\xff\xda/g)].map(({ index }) => index);
    for (const scan of scans) expect(rejectionOf(whole.subarray(0, scan)).reason).toBe("damaged");
  });

  it("whose last row lacks some blocks is accepted with its end marker, as viewers show it", async () => {
    const whole = await createJpeg({});
    expect(clean(join(whole.subarray(0, -8), end)).type).toBe("image/jpeg");
    expect(rejectionOf(whole.subarray(0, -8)).reason).toBe("damaged");
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
