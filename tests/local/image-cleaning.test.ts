import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanImage } from "#contract/images/cleaning/clean-image.ts";
import { ImageRejected } from "#contract/images/cleaning/image-rejected.ts";
import { imageLimits } from "#contract/images/image-limits.ts";

const file = new URL("../../migrations/seed/images/files/house-01-640.webp", import.meta.url).pathname;
/** A photo without metadata. */
let photograph: Buffer;
const width = 64;
const height = 48;

beforeAll(async () => {
  photograph = await sharp(file).resize(width, height, { fit: "cover" }).png().toBuffer();
});

const secrets = {
  IFD0: { Make: "SecretCamera", Model: "SecretModel", Copyright: "SecretOwner" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 18/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "10/1 48/1 0/1" },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>SecretXmp</rdf:RDF></x:xmpmeta>';

/** Adds the metadata of a phone: EXIF, GPS, XMP and a colour profile. */
const withSecrets = (image: Sharp, orientation?: number) =>
  image
    .withExif(secrets)
    .withXmp(xmp)
    .withIccProfile("p3")
    .withMetadata({ exif: secrets, ...(orientation && { orientation }) });

const clean = (bytes: Uint8Array) => cleanImage(new Uint8Array(bytes));

/** Returns the pixels as displayed. */
const pixels = (bytes: Uint8Array) => sharp(bytes, { pages: -1 }).autoOrient().toColourspace("srgb").raw().toBuffer();

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

function rejectionOf(bytes: Uint8Array): ImageRejected {
  try {
    clean(bytes);
  } catch (error) {
    if (error instanceof ImageRejected) return error;
    throw error;
  }
  throw new Error("The image was accepted");
}

const join = (...parts: (Uint8Array | number[] | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

/** Inserts a segment after the start of a JPEG. */
const withSegment = (jpeg: Buffer, code: number, payload: string) => {
  const length = payload.length + 2;
  return join(jpeg.subarray(0, 2), [0xff, code, length >> 8, length & 255], payload, jpeg.subarray(2));
};

function pngChunk(type: string, data: Uint8Array): Buffer {
  const typed = join(type, data);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(typed), 4);
  return join(numbers.subarray(0, 4), typed, numbers.subarray(4));
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return join([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], pngChunk("IHDR", header));
}

/** Returns frames of noise for an animation. */
async function frames(count: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const raw = await sharp({ create: { width: 8, height: 8 * count, channels: 3, background: "red", noise } })
    .raw()
    .toBuffer();
  return sharp(raw, { raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } });
}

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
    for (let length = 12; length < whole.length - 1; length += step) {
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
  ])("is rejected even if it is designed to take long to parse: %s", (_, bytes) => {
    expect(rejectionOf(bytes).reason).toBe("damaged");
  });
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
